import type {Blockquote, Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {provisionalMark as mark} from '../../base/provisional';
import {readMeta, shownLines} from '../highlight/fence';
import {nearest} from '../contract/resolveName';
import {madeElements} from './contents';
import {SourceError, sourceError} from '../../base/sourceError';
import * as widgetDrawing from '../../components/WidgetDrawing/description';
import {attributeText, staticValue} from '../markdown/attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const emphasis = (value: string): Paragraph =>
  paragraph({type: 'emphasis', children: [text(value)]});
const strong = (children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});

/** New nodes for each mark: whoever has the tree may change them. */
const provisional = (): Nodes[] => [
  text('('),
  {type: 'link', url: mark.page, children: [text(mark.word)]},
  text(')'),
];

/** How each element of our pages reads in Markdown; its children are plain already. */
const ELEMENTS: Readonly<Record<string, (element: Element, children: Nodes[]) => Nodes[]>> = {
  // Without an address it is an anchor.
  a: (element, children) => {
    const url = attributeText(element, 'href');
    return url === null
      ? children
      : [{type: 'link', url, children: children as PhrasingContent[]} as Nodes];
  },
  b: (_, children) => [strong(children as PhrasingContent[])],
  br: () => [{type: 'break'}],
  code: (_, children) => [{type: 'inlineCode', value: children.map(textOf).join('')}],
  details: (_, children) => children,
  div: (_, children) => children,
  kbd: (_, children) => children,
  nav: (_, children) => children,
  small: (_, children) => children,
  span: (element, children) =>
    attributeText(element, 'className') === mark.className ? provisional() : children,
  strong: (_, children) => [strong(children as PhrasingContent[])],
  summary: (_, children) => [paragraph(strong(children as PhrasingContent[]))],
  Cards: (element) => {
    const cards = staticValue(element, 'cards') as {to: string; title: string; text: string}[];
    const depth = attributeText(element, 'headingLevel') === 'h2' ? 2 : 3;
    return cards.flatMap(({to, title, text: what}): RootContent[] => [
      {type: 'heading', depth, children: [{type: 'link', url: to, children: [text(title)]}]},
      paragraph(text(what)),
    ]);
  },
  Picture: (element) => {
    const caption = attributeText(element, 'caption');
    const shown = [emphasis(`Picture: ${attributeText(element, 'alt')}`)];
    return caption ? [...shown, paragraph(text(caption))] : shown;
  },
  Provisional: (_, children) => [...children, text(' '), ...provisional()],
  Tabs: (_, children) => children,
  TabItem: (element, children) => [
    paragraph(
      strong([text(attributeText(element, 'label') ?? attributeText(element, 'value') ?? '')]),
    ),
    ...children,
  ],
  WidgetDrawing: () => [
    emphasis(`Picture: ${widgetDrawing.description}`),
    paragraph(text(widgetDrawing.caption)),
  ],
};

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

function admonition({name, children}: ContainerDirective, body: Nodes[]): Blockquote {
  const label = children[0]?.type === 'paragraph' && children[0].data?.directiveLabel;
  const title = label ? textOf(children[0] as Nodes) : name[0]?.toUpperCase() + name.slice(1);
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
      const read = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
      if (!read) {
        const known = nearest(name, [...Object.keys(ELEMENTS), ...madeElements]);
        throw sourceError(
          file,
          node,
          `<${name}> is no element that pages have`,
          `the nearest are ${known.map((it) => `<${it}>`).join(', ')}; for a new one, say in ELEMENTS of src/site-model/transforms/plainNodes.ts how it reads in Markdown`,
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
      const look = readMeta(node.meta);
      const value = shownLines(node.value, look)
        .map((line) => line.text)
        .join('\n');
      return [{type: 'code', lang: node.lang, meta: look.title && `title="${look.title}"`, value}];
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
    if (line.some((node) => textOf(node).trim() !== '')) {
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
