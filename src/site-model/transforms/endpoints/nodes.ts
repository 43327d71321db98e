import type {Heading, List, Paragraph} from 'mdast';
import type {ProvisionalNote} from '../../openapi/description';
import {code, element, provisional, text, type Block, type Phrasing} from '../fieldTables/nodes';

export const paragraph = (...children: Phrasing[]): Paragraph => ({type: 'paragraph', children});

export function heading(depth: Heading['depth'], id: string, children: Phrasing[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}}};
}

export function list(items: readonly Phrasing[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...children)],
    })),
  };
}

/** A sentence of the description: text between backticks is code. */
export function sentence(value: string): Phrasing[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 ? code(part) : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
}

const part = (children: Phrasing[]) => element('span', {className: 'provisional-part'}, children);

/** What is said, and which of it is provisional: all (`true`), or a sentence of its own. */
export function marked(said: Phrasing[], note: ProvisionalNote): Phrasing[] {
  if (!note) {
    return said;
  }
  return note === true
    ? [part(said), text(' '), provisional()]
    : [...said, text(' '), part(sentence(note)), text(' '), provisional()];
}

export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Block[],
): Block {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  } as Block;
}
