import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta, shownLines} from '../highlight/fence';
import {codeHtml, type CodeLink} from '../highlight/html';
import {languageName, languages} from '../highlight/languages';
import {pageFile} from '../../base/pageRoute';
import {sourceError} from '../../base/sourceError';

function attribute(name: string, value: string | null): MdxJsxAttribute[] {
  return value === null ? [] : [{type: 'mdxJsxAttribute', name, value}];
}

/** Lines from which a block is shown in part until the reader asks for all of it. */
const LONG = 45;

/** What the names in the fences of a page lead to, by the lines of the fences. */
export type CodeLinks = (file: string) => Promise<ReadonlyMap<number, readonly CodeLink[]>>;

export interface CodeBlocksOptions {
  readonly linksIn: CodeLinks;
}

function toCodeBlock({lang, meta, value}: Code, links: readonly CodeLink[]): MdxJsxFlowElement {
  const language = lang ?? 'text';
  const look = readMeta(meta);
  const {firstLineNumber} = look;
  const lines = shownLines(value, look);
  const html = codeHtml(lines, {language, firstLineNumber, links});
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      ...attribute('language', language),
      ...attribute('label', languageName(language)),
      ...attribute('title', look.title),
      ...attribute('html', html),
      ...attribute('lines', lines.length > LONG ? String(lines.length) : null),
    ],
    children: [],
  };
}

/** Makes a `<CodeBlock>` of every fence: highlighted here, so that no highlighter is in the page. */
export default function codeBlocks({linksIn}: CodeBlocksOptions): Transformer<Root> {
  return async (tree, file) => {
    const fences: {readonly node: Code; readonly index: number; readonly parent: Parent}[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang && !languages.includes(node.lang)) {
        throw sourceError(
          file,
          node,
          `the language "${node.lang}" of the fence is not known`,
          `write one of ${languages.join(', ')}, or add it to src/site-model/highlight/languages.ts`,
        );
      }
      if (parent && index !== undefined) {
        fences.push({node, index, parent});
      }
    });
    if (fences.length === 0) {
      return;
    }
    const links = await linksIn(pageFile(file));
    for (const {node, index, parent} of fences) {
      const line = node.position?.start.line ?? 0;
      parent.children[index] = toCodeBlock(node, links.get(line) ?? []);
    }
  };
}
