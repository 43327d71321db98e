import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stringify} from 'yaml';
import {afterTheme, beforeTheme} from '../../remark/contents';
import {pageFile} from '../../remark/pageRoute';
import {plainTree} from './plainNodes';
import {resolveLinks} from './siteLinks';

export interface TwinPage {
  /** Of the source, absolute. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Admonitions are container directives; `a:b` in a line of text is no directive. */
function containersOnly(this: Processor): void {
  const extensions = (this.data().micromarkExtensions ??= []);
  extensions.push({disable: {null: ['directiveText', 'directiveLeaf']}});
}

const stringifier = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
});

function parserOf(file: string): Processor<Root> {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  return (file.endsWith('.mdx')
    ? parser.use(remarkMdx).use(remarkDirective).use(containersOnly)
    : parser) as unknown as Processor<Root>;
}

/** `## Heading {#id}`: the id is for the page. */
function withoutHeadingIds(tree: Root): void {
  visit(tree, 'heading', ({children}: Heading) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text.trimEnd();
    }
  });
}

/** The Markdown of a page, from its source: everything that the page says and nothing around it. */
export function twinOf(
  page: TwinPage,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): string {
  const file = new VFile({path: page.file, cwd: siteDir, value: page.source});
  const prepared = escapeMarkdownHeadingIds(
    admonitionTitleToDirectiveLabel(page.source, ADMONITIONS),
  );
  const tree = parserOf(page.file).parse(new VFile({...file, value: prepared}));
  for (const transform of [...beforeTheme, ...afterTheme]) {
    void transform()(tree, file, () => undefined);
  }
  const plain = plainTree(tree, file);
  withoutHeadingIds(plain);
  resolveLinks(plain, {file: pageFile(file), baseUrl});
  if (!plain.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    plain.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: page.title}],
    });
  }
  return frontMatter(page) + stringifier.stringify(plain);
}

/** What the page's head says. */
export function frontMatter({title, description, url}: Omit<TwinPage, 'file' | 'source'>): string {
  return `---\n${stringify({title, description, url}, {lineWidth: 0})}---\n\n`;
}
