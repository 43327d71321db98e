import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {text} from '../../base/mdast';
import {oneLine} from '../../base/plainText';
import {resolveLinks} from '../../site-model/markdown/siteLinks';
import type {Page} from '../../site-model/pages/page';
import {addressOf, type Place} from '../../site-model/site';

const stringifier = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
});

export const markdownOf = (tree: Root): string => stringifier.stringify(tree);

/** The Markdown of a page: everything that the page says and nothing around it. */
export function twinOf(page: Page, place: Place): string {
  const title = oneLine(page.title);
  const plain: Root = structuredClone(page.plain) ?? {type: 'root', children: []};
  resolveLinks(plain, {file: page.file, baseUrl: place.baseUrl});
  if (!plain.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    plain.children.unshift({type: 'heading', depth: 1, children: [text(title)]});
  }
  const url = addressOf(place, page.route ?? '/');
  const head = stringify({title, description: oneLine(page.description), url}, {lineWidth: 0});
  return `---\n${head}---\n\n${markdownOf(plain)}`;
}
