import type {
  Data,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {provisionalMark as mark, type Extent} from './provisional';

/** The kinds of nodes that pages are made of. Wherever one is in a line, it can be a mere text. */

export type Phrasing = PhrasingContent | string;
export type Block = RootContent;

export const text = (value: string): PhrasingContent => ({type: 'text', value});

const nodes = (said: readonly Phrasing[]): PhrasingContent[] =>
  said.map((it) => (typeof it === 'string' ? text(it) : it));

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export function paragraph(...said: Phrasing[]): Paragraph {
  return {type: 'paragraph', children: nodes(said)};
}

export const emphasis = (value: string): Paragraph =>
  paragraph({type: 'emphasis', children: [text(value)]});

export function strong(said: Phrasing[]): PhrasingContent {
  return {type: 'strong', children: nodes(said)};
}

/** Gives a node attributes in the page's HTML. */
export const withProperties = <Node extends Nodes>(
  node: Node,
  hProperties: NonNullable<Data['hProperties']>,
): Node => ({...node, data: {hProperties}});

const idOf = (id?: string | null) => (id ? {id} : {});

export const link = (url: string, said: Phrasing[], id?: string | null): Link =>
  withProperties({type: 'link', url, children: nodes(said)}, idOf(id));

/** Without `id`, Docusaurus gives it the one that its text makes. */
export const heading = (depth: Heading['depth'], title: Phrasing, id?: string): Heading =>
  withProperties({type: 'heading', depth, children: nodes([title])}, idOf(id));

export function listItem(...children: ListItem['children']): ListItem {
  return {type: 'listItem', spread: false, children};
}

/** A list item of more than one paragraph. */
export const tallItem = (...children: ListItem['children']): ListItem => ({
  ...listItem(...children),
  spread: true,
});

export function list(children: ListItem[], ordered = false): List {
  return {type: 'list', ordered, spread: false, children};
}

/** A list of lines. */
export const bullets = (items: readonly Phrasing[][]): List =>
  list(items.map((it) => listItem(paragraph(...it))));

/** Puts something between the parts that are not empty. */
export const joined = (
  parts: readonly (Phrasing | Phrasing[])[],
  ...between: Phrasing[]
): Phrasing[] =>
  parts
    .map((part) => [part].flat())
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index ? [...between, ...part] : part));

export function cell(said: Phrasing | Phrasing[]): TableCell {
  return {type: 'tableCell', children: nodes([said].flat())};
}

export function table(
  head: readonly string[],
  rows: readonly (readonly (Phrasing | Phrasing[])[])[],
  className?: string,
): Table {
  return {
    type: 'table',
    align: null,
    ...(className && {data: {hProperties: {className: [className]}}}),
    children: [head, ...rows].map((row) => ({type: 'tableRow', children: row.map(cell)})),
  };
}

type Values = Readonly<Record<string, string | null>>;

/** Attributes that are `null` are left out. */
const named = (name: string, values: Values) => {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const type = 'mdxJsxAttribute' as const;
  return {name, attributes: given.map(([key, value]) => ({type, name: key, value}))};
};

/** An element in a line of text. */
export function element(name: string, values: Values, said: Phrasing[] = []): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', ...named(name, values), children: nodes(said)};
}

/** An element around blocks. */
export function block(name: string, values: Values, within: Block[] = []): MdxJsxFlowElement {
  const children = within as MdxJsxFlowElement['children'];
  return {type: 'mdxJsxFlowElement', ...named(name, values), children};
}

export const section = (className: string, children: Block[]) =>
  block('div', {className}, children);

/** A place to link to. Docusaurus's check of anchors knows the `id` of its links. */
export const anchor = (id: string): PhrasingContent => element('a', {id});

/** MDX's word for an element that the page wrote itself: no component takes its place. */
export const plain = (node: MdxJsxTextElement): MdxJsxTextElement => ({
  ...node,
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** The mark of src/components/Provisional. */
export const provisional = (): PhrasingContent =>
  element('span', {className: mark.className}, [
    link(mark.page, [mark.word, element('span', {}, [mark.heard])]),
  ]);

/** What the mark is for, and the mark. */
export function provisionalPart(said: Phrasing[]): Phrasing[] {
  return [element('span', {className: mark.part}, said), ' ', provisional()];
}

/** Blocks with the mark at their head. */
export const provisionalBlock = (of: Extent, within: Block[] = []): Block =>
  block('Provisional', {of}, within);

function closed(id: string | null, said: Phrasing[], children: Block[]): Block {
  return element('details', {id}, [element('summary', {}, said), ...(children as Phrasing[])]);
}

/** No inline code, which is looked at for names to link: a link would be a second control here. */
export const details = (name: string, said: string, children: Block[]): Block =>
  closed(null, [plain(element('code', {}, [name])), said], children);

/** What few want to read, under its title. */
export const folded = (title: string, id: string | null, children: Block[]): Block =>
  closed(id, [title], children);
