import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin, Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta, shownLines} from '../highlight/fence';
import {codeHtml} from '../highlight/html';
import {languageName, languages} from '../highlight/languages';
import {sourceError} from './sourceError';

function attribute(name: string, value: string | null): MdxJsxAttribute[] {
  return value === null ? [] : [{type: 'mdxJsxAttribute', name, value}];
}

function toCodeBlock({lang, meta, value}: Code): MdxJsxFlowElement {
  const language = lang ?? 'text';
  const look = readMeta(meta);
  const {firstLineNumber} = look;
  const html = codeHtml(shownLines(value, look), {language, firstLineNumber, links: []});
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      ...attribute('language', language),
      ...attribute('label', languageName(language)),
      ...attribute('title', look.title),
      ...attribute('html', html),
    ],
    children: [],
  };
}

/** Makes a `<CodeBlock>` of every fence: highlighted here, so that no highlighter is in the page. */
const codeBlocks: Plugin<[], Root> = () => {
  const transform: Transformer<Root> = (tree, file) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang && !languages.includes(node.lang)) {
        throw sourceError(
          file,
          node,
          `the language "${node.lang}" of the fence is not known`,
          `write one of ${languages.join(', ')}, or add it to src/highlight/languages.ts`,
        );
      }
      if (parent && index !== undefined) {
        parent.children[index] = toCodeBlock(node);
      }
    });
  };
  return transform;
};

export default codeBlocks;
