import type {Blockquote, Nodes, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {attributeText} from '../../base/attributes';
import {code, link, paragraph, strong, text, type Phrasing} from '../../base/mdast';
import type {Element, PageElement} from '../../base/pageElement';
import {capitalised} from '../../base/plainText';
import {provisionalMark as mark} from '../../base/provisional';
import {SourceError} from '../../base/sourceError';
import {plainMark, plainPart} from '../../components/Provisional/inPages';
import {nearest} from '../contract/resolveName';
import {parseMeta} from '../fences/meta';
import {shownLines} from '../highlight/fence';
import {madeElements} from './contents';
import {pageElements} from './pageElements';

const inside: PageElement['plain'] = (_, children) => children;
const bold: PageElement['plain'] = (_, children) => [strong(children as Phrasing[])];

/** How plain elements read in Markdown. */
const HTML = new Map(
  Object.entries<PageElement['plain']>({
    // Without an address it is an anchor.
    a(element, children) {
      const url = attributeText(element, 'href');
      return url === null ? children : [link(url, children as Phrasing[])];
    },
    b: bold,
    br: () => [{type: 'break'}],
    code: (_, children) => [code(toString(children))],
    details: inside,
    div: inside,
    kbd: inside,
    nav: inside,
    small: inside,
    span(element, children) {
      const classes = attributeText(element, 'className')?.split(' ') ?? [];
      if (classes.includes(mark.className)) {
        return plainMark();
      }
      return classes.includes(mark.part) ? plainPart(children) : children;
    },
    strong: bold,
    summary: (_, children) => [paragraph(strong(children as Phrasing[]))],
  }),
);

function admonition({name, children}: ContainerDirective, body: Nodes[]): Blockquote {
  const label = children[0]?.type === 'paragraph' && children[0].data?.directiveLabel;
  const title = label ? toString(children[0]) : capitalised(name);
  const rest = (label ? body.slice(1) : body) as Blockquote['children'];
  return {type: 'blockquote', children: [paragraph(strong([title])), ...rest]};
}

type Fail = (problem: string, remedy: string) => SourceError;

function plainElement(node: Element, children: Nodes[], fail: Fail): Nodes[] {
  const name = node.name ?? '';
  const read = pageElements.get(name)?.plain ?? HTML.get(name);
  if (!read) {
    const known = nearest(name, [...HTML.keys(), ...pageElements.keys(), ...madeElements]);
    throw fail(
      `<${name}> isn’t an element that pages have`,
      `the nearest are ${known.map((it) => `<${it}>`).join(', ')}; for a new one, say in its folder how it reads in Markdown, and name it in src/site-model/transforms/pageElements.ts`,
    );
  }
  try {
    return read(node, children);
  } catch (error) {
    throw fail((error as Error).message, 'write the value itself');
  }
}

const isDetails = (node: Nodes) => node.type === 'mdxJsxTextElement' && node.name === 'details';

/** No cell of Markdown holds a table: what can be opened in a row follows, by the row's name. */
function openedIn({children}: Table, file: VFile): Nodes[] {
  // A mistake that was taken out leaves no row behind.
  const rows = children.filter(({type}) => type === 'tableRow');
  return rows.flatMap((row) => {
    const opened = row.children.flatMap((cell) => cell.children.filter(isDetails));
    const name = paragraph(strong([code(toString(row.children[0]!.children[0]))]));
    return opened.length ? [name, ...opened.flatMap((it) => plain(it, file))] : [];
  });
}

function plain(node: Nodes, file: VFile): Nodes[] {
  const shown: Nodes[] = 'children' in node ? node.children : [];
  const children = shown
    .filter((child) => node.type !== 'tableCell' || !isDetails(child))
    .flatMap((child) => plain(child, file));
  const fail: Fail = (problem, remedy) => new SourceError(file, node, problem, remedy);
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
      throw fail(
        'an expression has no counterpart in Markdown',
        'write its value, or make a remark transform of it in src/site-model/transforms',
      );
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, children, fail);
    case 'containerDirective':
      return [admonition(node, children)];
    case 'table': {
      const {caption} = node.data?.hProperties ?? {};
      const table: Nodes = {...node, children: children as typeof node.children};
      const head = typeof caption === 'string' ? [paragraph(strong([caption]))] : [];
      return [...head, table, ...openedIn(node, file)];
    }
    case 'image':
      return [{type: 'emphasis', children: [text(`Picture: ${node.alt}`)]}];
    case 'code': {
      const {title, highlighted} = parseMeta(node.meta ?? '').meta;
      const lines = shownLines(node.value, highlighted).map((line) => line.text);
      const meta = title && `title="${title}"`;
      return [{type: 'code', lang: node.lang, meta, value: lines.join('\n')}];
    }
    default:
      return 'children' in node ? [{...node, children} as Nodes] : [node];
  }
}

const BLOCK =
  /^(?:blockquote|code|definition|heading|list|listItem|paragraph|table|tableRow|tableCell|thematicBreak)$/;

const isBlock = ({type}: Nodes) => BLOCK.test(type);

function arrangedNode(node: Nodes): Nodes[] {
  switch (node.type) {
    case 'paragraph':
      return node.children.some(isBlock) ? arranged(node.children) : [node];
    case 'blockquote':
    case 'list':
    case 'listItem':
      return [{...node, children: arranged(node.children)} as Nodes];
    default:
      return [node];
  }
}

/** Puts what is left of elements where Markdown wants it: lines of text in paragraphs, blocks out of them. */
function arranged(nodes: readonly Nodes[]): Nodes[] {
  const out: Nodes[] = [];
  let line: Paragraph | null = null;
  for (const node of nodes) {
    if (isBlock(node)) {
      line = null;
      out.push(...arrangedNode(node));
    } else if (line) {
      line.children.push(node as PhrasingContent);
    } else {
      line = paragraph(node as Phrasing);
      out.push(line);
    }
  }
  return out.filter((node) => node.type !== 'paragraph' || toString(node).trim() !== '');
}

/** A page's tree with nothing but Markdown in it. */
export function plainTree(tree: Root, file: VFile): Root {
  const children = tree.children.flatMap((node) => plain(node, file));
  return {type: 'root', children: arranged(children) as Root['children']};
}
