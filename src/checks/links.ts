import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from '../site-model/contract/resolveName';
import {attributeText, staticValue} from '../site-model/markdown/attributes';
import {pageRoute} from '../base/pageRoute';
import {isOwnPath, LINK_REMEDY, mayLinkTo} from '../base/addresses';
import type {Problem} from '../base/problem';
import {GENERATED} from './site';

export interface WrittenLink {
  readonly url: string;
  readonly line: number;
}

/** What links can lead to. */
export interface Targets {
  readonly siteDir: string;
  readonly files: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  /** The ids of a page by its route; `null` where they are not known. */
  readonly idsOf: (route: string) => ReadonlySet<string> | null;
  /** Nothing is known of the reference while the contract has a mistake. */
  readonly hasReference: boolean;
}

/** The links that an author wrote, before any transform puts in its own. */
export function writtenLinks(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree, (node) => {
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

/** What is wrong with one link of a file, if anything: where others lead on their sites is not asked. */
export function linkSlip(
  url: string,
  file: string,
  {siteDir, files, routes, idsOf, hasReference}: Targets,
): Pick<Problem, 'message' | 'remedy'> | null {
  if (!mayLinkTo(url)) {
    return {message: `Pages do not link to "${url}".`, remedy: LINK_REMEDY};
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
    if (isReference(route) && !hasReference) {
      return null;
    }
    if (!routes.has(route)) {
      return fs.existsSync(path.join(siteDir, 'static', target))
        ? null
        : {
            message: `The link "${url}" leads to no page of this site.`,
            remedy: `the nearest are ${nearest(route, [...routes]).join(', ')}`,
          };
    }
  } else {
    const linked = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), target);
    if (isReference(linked) && !hasReference) {
      return null;
    }
    const isThere = isReference(linked) ? routes.has(pageRoute(linked) ?? '') : files.has(linked);
    if (!isThere) {
      const known = [...files].filter((it) => it.endsWith('.mdx'));
      const near = nearest(linked, known, 2).map((it) => relative(file, it));
      return {
        message: `The link "${url}" leads to no file.`,
        remedy: `link to a page by its file, relative to this one; the nearest are ${near.join(', ')}`,
      };
    }
    route = /\.mdx?$/.test(linked) ? pageRoute(linked) : null;
  }
  const anchor = decoded(hash);
  const known = anchor && route !== null ? idsOf(route) : null;
  return anchor && known && !known.has(anchor)
    ? {
        message: `The link "${url}" leads to no place of its page: there is no #${anchor}.`,
        remedy: `the nearest are ${nearest(anchor, [...known])
          .map((it) => `#${it}`)
          .join(', ')}`,
      }
    : null;
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
