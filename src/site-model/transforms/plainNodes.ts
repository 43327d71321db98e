import type {Blockquote, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {attributeText} from '../../base/attributes';
import {paragraph, strong, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {provisionalMark as mark} from '../../base/provisional';
import {SourceError, sourceError} from '../../base/sourceError';
import {plainMark} from '../../components/Provisional/inPages';
import {nearest} from '../contract/resolveName';
import {parseMeta} from '../fences/meta';
import {shownLines} from '../highlight/fence';
import {pageElements} from '../pageElements';
import {madeElements} from './contents';

/** How plain elements read in Markdown. */
const HTML: Readonly<Record<string, PageElement['plain']>> = {
  // Without an address it is an anchor.
  a: (element, children) => {
    const url = attributeText(element, 'href');
    return url === null ? children : [{type: 'link', url, children: children as PhrasingContent[]}];
  },
  b: (_, children) => [strong(children as PhrasingContent[])],
  br: () => [{type: 'break'}],
  code: (_, children) => [{type: 'inlineCode', value: children.map((it) => toString(it)).join('')}],
  details: (_, children) => children,
  div: (_, children) => children,
  kbd: (_, children) => children,
  nav: (_, children) => children,
  small: (_, children) => children,
  span: (element, children) =>
    attributeText(element, 'className') === mark.className ? plainMark() : children,
  strong: (_, children) => [strong(children as PhrasingContent[])],
  summary: (_, children) => [paragraph(strong(children as PhrasingContent[]))],
};

function admonition({name, children}: ContainerDirective, body: Nodes[]): Blockquote {
  const label = children[0]?.type === 'paragraph' && children[0].data?.directiveLabel;
  const title = label ? toString(children[0]) : name[0]?.toUpperCase() + name.slice(1);
  return {
    type: 'blockquote',
    children: [
      paragraph(strong([text(title)])),
      ...((label ? body.slice(1) : body) as Blockquote['children']),
    ],
  };
}

function plain(node: Nodes, file: VFile): Nodes[] {
  const children = (): Nodes[] =>
    'children' in node ? node.children.flatMap((child) => plain(child, file)) : [];
  switch (node.type) {
    case 'mdxjsEsm':
    case 'yaml':
    case 'html':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment.
      if (node.data?.estree?.body.length === 0) {
        return [];
      }
      throw sourceError(
        file,
        node,
        'an expression has no counterpart in Markdown',
        'write its value, or make a remark transform of it in src/site-model/transforms',
      );
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const name = node.name ?? '';
      const inHtml = Object.hasOwn(HTML, name) ? HTML[name] : undefined;
      const read = pageElements.get(name)?.plain ?? inHtml;
      if (!read) {
        const known = nearest(name, [
          ...Object.keys(HTML),
          ...pageElements.keys(),
          ...madeElements,
        ]);
        throw sourceError(
          file,
          node,
          `<${name}> is no element that pages have`,
          `the nearest are ${known.map((it) => `<${it}>`).join(', ')}; for a new one, say in its folder how it reads in Markdown, and name it in src/site-model/pageElements.ts`,
        );
      }
      try {
        return read(node, children());
      } catch (error) {
        throw error instanceof SourceError
          ? error
          : sourceError(
              file,
              node,
              error instanceof Error ? error.message : String(error),
              'write the value itself',
            );
      }
    }
    case 'containerDirective':
      return [admonition(node, children())];
    case 'image':
      return [{type: 'emphasis', children: [text(`Picture: ${node.alt}`)]}];
    case 'code': {
      const {title, highlighted} = parseMeta(node.meta ?? '').meta;
      const lines = shownLines(node.value, highlighted).map((line) => line.text);
      const meta = title && `title="${title}"`;
      return [{type: 'code', lang: node.lang, meta, value: lines.join('\n')}];
    }
    default:
      return 'children' in node ? [{...node, children: children()} as Nodes] : [node];
  }
}

const BLOCKS = new Set<string>(
  'blockquote code definition heading list listItem paragraph table tableRow tableCell thematicBreak'.split(
    ' ',
  ),
);

/** Puts what is left of elements where Markdown wants it: lines of text in paragraphs, blocks out of them. */
function arranged(nodes: readonly Nodes[]): Nodes[] {
  const out: Nodes[] = [];
  let line: PhrasingContent[] = [];
  const flush = () => {
    if (line.some((node) => toString(node).trim() !== '')) {
      out.push(paragraph(...line));
    }
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'paragraph') {
      flush();
      out.push(...arrangedParagraph(node));
    } else if (BLOCKS.has(node.type)) {
      flush();
      out.push(
        node.type === 'blockquote' || node.type === 'listItem' || node.type === 'list'
          ? ({...node, children: arranged(node.children)} as Nodes)
          : node,
      );
    } else {
      line.push(node as PhrasingContent);
    }
  }
  flush();
  return out;
}

function arrangedParagraph(node: Paragraph): Nodes[] {
  return (node.children as Nodes[]).some(({type}) => BLOCKS.has(type))
    ? arranged(node.children)
    : [node];
}

/** A page's tree with nothing but Markdown in it. */
export function plainTree(tree: Root, file: VFile): Root {
  const children = tree.children.flatMap((node) => plain(node, file));
  return {type: 'root', children: arranged(children) as Root['children']};
}
