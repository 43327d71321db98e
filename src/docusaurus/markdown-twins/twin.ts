import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {stringify} from 'yaml';
import {getContractModel, type ContractModel} from '../../site-model/contract';
import {afterTheme, beforeTheme} from '../../site-model/transforms/contents';
import {oneLine} from '../../base/plainText';
import {pageFile} from '../../base/pageRoute';
import {headingIds} from '../../site-model/markdown/headingIds';
import {parsePage} from '../../site-model/markdown/parse';
import {plainTree} from '../../site-model/transforms/plainNodes';
import {resolveLinks} from '../../site-model/markdown/siteLinks';

export interface TwinPage {
  /** Of the source, absolute. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
}

const stringifier = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
});

type Source = Pick<TwinPage, 'file' | 'source'>;

function readTree({file: sourceFile, source}: Source, file: VFile): Root {
  const tree = structuredClone(parsePage(sourceFile, source));
  const run = (transform: (typeof beforeTheme | typeof afterTheme)[number]) =>
    void transform()(tree, file, () => undefined);
  beforeTheme.forEach(run);
  headingIds(tree);
  afterTheme.forEach(run);
  return plainTree(tree, file);
}

/** The search reads each page before the twins are written. */
const read = new Map<string, {source: string; model: ContractModel; tree: Root}>();

/**
 * What a page says, as a tree of nothing but Markdown, from its source. Links are as written;
 * headings have the ids that they have in the page. Yours to change.
 */
export function pageTree(page: Source, siteDir: string): {tree: Root; file: VFile} {
  const {file: sourceFile, source} = page;
  const file = new VFile({path: sourceFile, cwd: siteDir, value: source});
  const model = getContractModel();
  const before = read.get(sourceFile);
  const tree =
    before?.source === source && before.model === model ? before.tree : readTree(page, file);
  read.set(sourceFile, {source, model, tree});
  return {tree: structuredClone(tree), file};
}

/** The Markdown of a page, from its source: everything that the page says and nothing around it. */
export function twinOf(
  page: TwinPage,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): string {
  const {tree: plain, file} = pageTree(page, siteDir);
  resolveLinks(plain, {file: pageFile(file), baseUrl});
  if (!plain.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    plain.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: oneLine(page.title)}],
    });
  }
  return frontMatter(page) + stringifier.stringify(plain);
}

/** What the page's head says. */
export function frontMatter({title, description, url}: Omit<TwinPage, 'file' | 'source'>): string {
  const head = {title: oneLine(title), description: oneLine(description), url};
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n`;
}
