import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
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

/** What the page's head says. */
function frontMatter({title, description, route}: Page, place: Place): string {
  const url = addressOf(place, route ?? '/');
  const head = {title: oneLine(title), description: oneLine(description), url};
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n`;
}

/** The Markdown of a page: everything that the page says and nothing around it. */
export function twinOf(page: Page, place: Place): string {
  const plain: Root = structuredClone(page.plain) ?? {type: 'root', children: []};
  resolveLinks(plain, {file: page.file, baseUrl: place.baseUrl});
  if (!plain.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    plain.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: oneLine(page.title)}],
    });
  }
  return frontMatter(page, place) + stringifier.stringify(plain);
}
