import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {ContractModel} from '../contract';
import {fieldBlocks, type Asked} from './fieldTables/fieldBlocks';
import {section} from './fieldTables/nodes';
import {sourceError} from '../../base/sourceError';

export interface FieldsOptions {
  /** Asked for each page, since the contract can change while the development server runs. */
  readonly model: () => ContractModel;
}

const known = ['of', 'only', 'expand'];

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes as texts; `expand` alone is `true`. */
function readAttributes(node: Element): Map<string, string | true> | string {
  const values = new Map<string, string | true>();
  for (const it of node.attributes) {
    if (it.type !== 'mdxJsxAttribute' || !known.includes(it.name)) {
      return `has no attribute “${it.type === 'mdxJsxAttribute' ? it.name : '{…}'}”`;
    }
    if (typeof it.value === 'object' && it.value !== null) {
      return `takes plain text as “${it.name}”, not an expression`;
    }
    values.set(it.name, it.value ?? true);
  }
  return values;
}

function words(value: string | true | undefined): string[] | null {
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : null;
}

function asked(node: Element): Asked | string {
  const values = readAttributes(node);
  if (typeof values === 'string') {
    return values;
  }
  const of = words(values.get('of'));
  if (!of?.length) {
    return 'says not of what: it needs the attribute “of”';
  }
  const expand = values.get('expand');
  return {of, only: words(values.get('only')), expand: expand === true || words(expand)};
}

/**
 * Puts tables made from the contract in the place of `<Fields of="…" />`, as nodes like those of
 * a table written in Markdown, so that whatever reads the page's tree sees them.
 *
 * - `of`: a type (`BetSlip`), `SIR` for all commands, one command (`SIR.addWidget`), an action
 *   (`CopyBet`; `action:BetSlip` where a type has that name), a request (`request:betShare`),
 *   `onAction` for all actions, `AdapterRequestMap` for all requests; several types, which makes one
 *   table of what each stands for, or `types` for the same of all that have no page.
 * - `only`: names of the rows to show.
 * - `expand`: adds the tables of the types that the fields have, closed: of all fields, or of those
 *   named, such as `bets bets.event`.
 */
export default function fields({model}: FieldsOptions): Transformer<Root> {
  return (tree, file) => {
    const ids = new Set<string>();
    const page = {
      get model() {
        return model();
      },
      claim: (id: string) => (ids.has(id) ? null : (ids.add(id), id)),
    };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('name' in node) || node.name !== 'Fields' || !parent || index === undefined) {
        return undefined;
      }
      const element = node as Element;
      const fail = (problem: string, remedy: string) =>
        sourceError(file, element, `<Fields> ${problem}`, remedy);
      if (element.type === 'mdxJsxTextElement') {
        throw fail('stands inside a line of text', 'put it on a line of its own');
      }
      const wish = asked(element);
      if (typeof wish === 'string') {
        throw fail(wish, `write <Fields of="BetSlip" />; known are ${known.join(', ')}`);
      }
      const made = fieldBlocks(page, wish);
      if ('problem' in made) {
        throw fail(made.problem, made.remedy);
      }
      (parent as Root).children.splice(index, 1, section('fields', made.blocks));
      return [SKIP, index + 1];
    });
  };
}
