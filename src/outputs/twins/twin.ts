import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {copyOf} from '../../base/copyOf';
import {link, paragraph, text} from '../../base/mdast';
import {markdownTwin} from '../../base/markdownTwin';
import {onceFor} from '../../base/onceFor';
import {oneLine} from '../../base/plainText';
import {provisionalMark as mark} from '../../base/provisional';
import {siteUrl} from '../../site-model/markdown/siteLinks';
import type {Page} from '../../site-model/pages/page';
import {addressOf, changedAt, listedPages, type Site} from '../../site-model/site';
import {kindOf} from './kind';
import {WHOLE, areaFile} from './llms';

const stringifier = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
});

/** The tree is changed: its brackets around what is provisional become elements. */
export function markdownOf(tree: Root): string {
  visit(tree, 'text', ({value}, index, parent) => {
    const side = (['begin', 'end'] as const).find((it) => mark[it] === value);
    if (side && parent && index !== undefined) {
      parent.children[index] = {type: 'html', value: mark.markup[side]};
    }
  });
  return stringifier.stringify(tree);
}

/** Where the twin of a page is, relative to the site. */
export const twinFile = (route: string): string => markdownTwin(route, '/')?.slice(1) ?? '';

/** The address of each page's twin, by that of the page. */
const twinAddresses = onceFor((site: Site): ReadonlyMap<string, string> => {
  const routes = [...listedPages(site), ...site.sources.reactPages].map(({route}) => route ?? '/');
  return new Map(routes.map((it) => [addressOf(site, it), addressOf(site, `/${twinFile(it)}`)]));
});

/** Makes links lead on from wherever the text is taken: absolute, and to pages as Markdown. */
export function resolveLinks(tree: Nodes, {file, route}: Page, site: Site): void {
  const twins = twinAddresses(site);
  const own = addressOf(site, route ?? '/');
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node) {
      const [target = '', anchor] = new URL(siteUrl(node.url, {file, ...site}), own).href.split(
        '#',
      );
      node.url = (twins.get(target) ?? target) + (anchor ? `#${anchor}` : '');
    }
  });
}

/** The Markdown of a page: everything that the page says, and where to find the rest. */
export function twinOf(page: Page, area: string, site: Site): string {
  const title = oneLine(page.title);
  const plain: Root = copyOf(page.plain) ?? {type: 'root', children: []};
  resolveLinks(plain, page, site);
  if (!plain.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    plain.children.unshift({type: 'heading', depth: 1, children: [text(title)]});
  }
  const [whole, own] = [WHOLE, areaFile(area)].map((file) =>
    link(addressOf(site, `/${file}`), [file]),
  );
  plain.children.unshift({
    type: 'blockquote',
    children: [paragraph('Index of all pages: ', whole!, `. Index of ${area}: `, own!, '.')],
  });
  const body = markdownOf(plain);
  const changed = changedAt(site, page.file);
  const head = {
    title,
    description: oneLine(page.description),
    url: addressOf(site, page.route ?? '/'),
    area,
    kind: kindOf(page.route ?? '/'),
    ...(changed !== null && {date: new Date(changed).toISOString().slice(0, 10)}),
    // The pages that explain the mark have it as well: they show it.
    provisional: body.includes(`[${mark.word}](`),
  };
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${body}`;
}
