import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from '../site-model/contract/resolveName';
import {attributeText, staticValue} from '../base/attributes';
import {pageRoute} from '../base/pageRoute';
import {isOwnPath, LINK_REMEDY, mayLinkTo} from '../base/addresses';
import {onceFor} from '../base/onceFor';
import type {Problem} from '../base/problem';
import {nearestAre, noTree, problemAt, type Finding} from './check';
import type {Page} from '../site-model/pages/page';
import {GENERATED} from '../site-model/sources/sources';
import {hasReference, type Site} from '../site-model/site';

interface WrittenLink {
  readonly url: string;
  readonly line: number;
}

function linksIn(tree: Root | null): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree ?? noTree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const url = attributeText(node, 'href') ?? attributeText(node, 'to');
      if (url) {
        links.push({url, line});
      }
      if (node.name === 'Cards') {
        try {
          const cards = staticValue(node, 'cards') as {to: string}[];
          links.push(...cards.map(({to}) => ({url: to, line})));
        } catch {
          // The twin of the page says what is wrong with them.
        }
      }
    }
  });
  return links;
}

const isReference = (place: string) => `${place}/`.replace(/^\//, '').startsWith(GENERATED);

/** Routes of all pages, with their ids; `null` where those are not known. */
const targetsOf = onceFor(
  ({pages, sources}: Site): ReadonlyMap<string, Page['ids']> =>
    new Map(
      // Of two pages with one address the first has it, until somebody removes the other.
      [
        ...sources.reactPages.map(({route}) => [route ?? '', null] as const),
        ...[...pages.values()].map(({route, ids}) => [route ?? '', ids] as const),
      ].reverse(),
    ),
);

/** What is wrong with one link of a file, if anything: where others lead on their sites is not asked. */
export function linkFinding(url: string, file: string, site: Site): Finding | null {
  const {siteDir, sources, pages} = site;
  const routes = targetsOf(site);
  const isKnown = hasReference(site);
  if (!mayLinkTo(url)) {
    return [`Pages do not link to "${url}".`, LINK_REMEDY];
  }
  if (!isOwnPath(url)) {
    return null;
  }
  const [, target = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  let route: string | null;
  if (target === '') {
    route = pageRoute(file);
  } else if (target.startsWith('/')) {
    route = target.replace(/(?!^)\/$/, '');
    if (isReference(route) && !isKnown) {
      return null;
    }
    if (!routes.has(route)) {
      return fs.existsSync(path.join(siteDir, 'static', target))
        ? null
        : [`The link "${url}" leads to no page of this site.`, nearestAre(route, routes.keys())];
    }
  } else {
    const linked = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), target);
    if (isReference(linked) && !isKnown) {
      return null;
    }
    if (!sources.files.has(linked) && !pages.has(linked)) {
      const near = nearest(linked, [...pages.keys()], 2).map((it) => relative(file, it));
      const remedy = `link to a page by its file, relative to this one; the nearest are ${near.join(', ')}`;
      return [`The link "${url}" leads to no file.`, remedy];
    }
    route = linked.endsWith('.mdx') ? pageRoute(linked) : null;
  }
  const anchor = decoded(hash);
  const known = anchor && route !== null ? routes.get(route) : null;
  if (!anchor || !known || known.has(anchor)) {
    return null;
  }
  const near = nearest(anchor, [...known.keys()]).map((it) => `#${it}`);
  const message = `The link "${url}" leads to no place of its page: there is no #${anchor}.`;
  return [message, `the nearest are ${near.join(', ')}`];
}

/** Links that an author wrote. */
export function linkProblems({file, written}: Page, site: Site): Problem[] {
  return linksIn(written).flatMap(({url, line}) =>
    problemAt(file, line, linkFinding(url, file, site)),
  );
}

/** Links that are put into a page: from the contract, the glossary, the settings. */
export function putInProblems({file, written, tree}: Page): Problem[] {
  const own = new Set(linksIn(written).map(({url}) => url));
  return linksIn(tree)
    .filter(({url}) => !mayLinkTo(url) && !own.has(url))
    .map(({url, line}) => ({
      file,
      line,
      message: `What is put into the page links to "${url}".`,
      remedy: `correct it where it is written, in the contract or the glossary: ${LINK_REMEDY}`,
    }));
}

function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
