import type {Heading, Link, List, PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import * as mdast from '../../../base/mdast';
import {provisionalMark as mark} from '../../../base/provisional';

/** The kinds of nodes that tables are made of, next to those of plain text (`src/base/mdast.ts`). */

export type Phrasing = PhrasingContent;
export type Block = RootContent;

export const code = (value: string): Phrasing => ({type: 'inlineCode', value});

export function link(url: string, children: Phrasing[], id?: string | null): Link {
  const node = mdast.link(url, children);
  return id ? {...node, data: {hProperties: {id}}} : node;
}

function attributes(values: Readonly<Record<string, string>>) {
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
}

export function element(
  name: string,
  values: Readonly<Record<string, string>>,
  children: Phrasing[],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributes(values), children};
}

/** An element around blocks. */
export function block(
  name: string,
  values: Readonly<Record<string, string>>,
  children: Block[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    children: children as MdxJsxFlowElement['children'],
  };
}

export const section = (className: string, children: Block[]) =>
  block('div', {className}, children);

/** A place to link to. Docusaurus's check of anchors knows the `id` of its links. */
export const anchor = (id: string): Phrasing => element('a', {id}, []);

/** Without `id`, Docusaurus gives it the one that its text makes. */
export function heading(depth: Heading['depth'], children: Phrasing[], id?: string): Heading {
  const node: Heading = {type: 'heading', depth, children};
  return id ? {...node, data: {hProperties: {id}}} : node;
}

export const list = (items: readonly Phrasing[][]): List =>
  mdast.list(items.map((it) => mdast.listItem(mdast.paragraph(...it))));

/** The mark of src/components/Provisional. */
export function provisional(): Phrasing {
  return element('span', {className: mark.className}, [
    link(mark.page, [mdast.text(mark.word), element('span', {}, [mdast.text(mark.heard)])]),
  ]);
}

/** MDX's word for an element that the page wrote itself: no component takes its place. */
export function plain(node: MdxJsxTextElement): MdxJsxTextElement {
  return {...node, data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data']};
}

export function table(
  head: readonly Phrasing[][],
  rows: readonly Phrasing[][][],
  className?: string,
): Table {
  const cells = (row: readonly Phrasing[][]) =>
    row.map((children): TableCell => ({type: 'tableCell', children}));
  return {
    type: 'table',
    align: null,
    ...(className ? {data: {hProperties: {className: [className]}}} : {}),
    children: [head, ...rows].map((row) => ({type: 'tableRow', children: cells(row)})),
  };
}

/**
 * A plain `<details>`, which needs no script. It is a text element, and explicitly so, because
 * Docusaurus makes its own, animated by script, of every flow element of that name.
 */
export function details(name: string, said: string, children: Block[]): Block {
  // No inline code, which is looked at for names to link: a link would be a second control here.
  const shown = plain(element('code', {}, [mdast.text(name)]));
  const summary = plain(element('summary', {}, [shown, mdast.text(said)]));
  return plain(element('details', {}, [summary, ...(children as Phrasing[])]));
}
