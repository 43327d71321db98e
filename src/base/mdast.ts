import type {
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {provisionalMark as mark} from './provisional';

/** The kinds of nodes that pages are made of. */

export type Phrasing = PhrasingContent;
export type Block = RootContent;

export const text = (value: string): Phrasing => ({type: 'text', value});

export const code = (value: string): Phrasing => ({type: 'inlineCode', value});

export const paragraph = (...children: Phrasing[]): Paragraph => ({type: 'paragraph', children});

export const emphasis = (value: string): Paragraph =>
  paragraph({type: 'emphasis', children: [text(value)]});

export const strong = (children: Phrasing[]): Phrasing => ({type: 'strong', children});

const withId = (id?: string | null) => id && {data: {hProperties: {id}}};

export const link = (url: string, children: Phrasing[], id?: string | null): Link => ({
  type: 'link',
  url,
  children,
  ...withId(id),
});

/** Without `id`, Docusaurus gives it the one that its text makes. */
export const heading = (depth: Heading['depth'], title: Phrasing, id?: string): Heading => ({
  type: 'heading',
  depth,
  children: [title],
  ...withId(id),
});

export const listItem = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});

export const list = (children: ListItem[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children,
});

/** A list of lines. */
export const bullets = (items: readonly Phrasing[][]): List =>
  list(items.map((it) => listItem(paragraph(...it))));

/** Puts something between the parts that are not empty. */
export function joined(parts: readonly (readonly Phrasing[])[], between: Phrasing[]): Phrasing[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index ? [...between, ...part] : part));
}

/** A cell is a text, or nodes. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | Phrasing[])[])[],
  className?: string,
): Table {
  const cell = (it: string | Phrasing[]): TableCell => ({
    type: 'tableCell',
    children: typeof it === 'string' ? [text(it)] : it,
  });
  return {
    type: 'table',
    align: null,
    ...(className && {data: {hProperties: {className: [className]}}}),
    children: [head, ...rows].map((row) => ({type: 'tableRow', children: row.map(cell)})),
  };
}

type Values = Readonly<Record<string, string | null>>;

const attributes = (values: Values) =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));

/** An element in a line of text; attributes that are `null` are left out. */
export const element = (
  name: string,
  values: Values,
  children: Phrasing[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributes(values),
  children,
});

/** An element around blocks. */
export const block = (name: string, values: Values, children: Block[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(values),
  children: children as MdxJsxFlowElement['children'],
});

export const section = (className: string, children: Block[]) =>
  block('div', {className}, children);

/** A place to link to. Docusaurus's check of anchors knows the `id` of its links. */
export const anchor = (id: string): Phrasing => element('a', {id});

/** MDX's word for an element that the page wrote itself: no component takes its place. */
export const plain = (node: MdxJsxTextElement): MdxJsxTextElement => ({
  ...node,
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** The mark of src/components/Provisional. */
export const provisional = (): Phrasing =>
  element('span', {className: mark.className}, [
    link(mark.page, [text(mark.word), element('span', {}, [text(mark.heard)])]),
  ]);

/** What the mark is for, and the mark. */
export const provisionalPart = (children: Phrasing[]): Phrasing[] => [
  element('span', {className: 'provisional-part'}, children),
  text(' '),
  provisional(),
];

/**
 * A plain `<details>`, which needs no script. It is a text element, and explicitly so, because
 * Docusaurus makes its own, animated by script, of every flow element of that name.
 */
export function details(name: string, said: string, children: Block[]): Block {
  // No inline code, which is looked at for names to link: a link would be a second control here.
  const shown = plain(element('code', {}, [text(name)]));
  const summary = plain(element('summary', {}, [shown, text(said)]));
  return plain(element('details', {}, [summary, ...(children as Phrasing[])]));
}
