import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {pageFile} from '../../base/pageRoute';
import {sourceError} from '../../base/sourceError';
import type {Element} from '../../base/pageElement';

/** What an element of a page asks for. */
export interface Asked {
  /** The page, relative to the site's folder. */
  readonly file: string;
  /** Its attributes as plain text; one that stands alone is `''`. */
  readonly values: ReadonlyMap<string, string>;
  readonly fail: (problem: string, remedy: string) => Error;
  /** Gives an id the first time that the page asks for it, and `null` after that. */
  readonly claim: (id: string) => string | null;
}

/** An element of pages that content is put in the place of. */
export interface MadeElement {
  /** Attributes that it takes, as text. */
  readonly attributes?: readonly string[];
  /** It may be in a line of text as well. */
  readonly inText?: boolean;
  readonly make: (asked: Asked) => Nodes[];
}

type MadeElements = ReadonlyMap<string, MadeElement>;

function readValues(
  {attributes}: Element,
  known: readonly string[],
  fail: Asked['fail'],
): Map<string, string> {
  const remedy = known.length ? `write ${known.map((it) => `${it}="…"`).join(' ')}` : 'remove it';
  return new Map(
    attributes.map((it): [string, string] => {
      if (it.type !== 'mdxJsxAttribute' || !known.includes(it.name)) {
        const name = it.type === 'mdxJsxAttribute' ? it.name : '{…}';
        throw fail(`has no attribute “${name}”`, remedy);
      }
      if (typeof it.value === 'object' && it.value !== null) {
        throw fail(`takes plain text as “${it.name}”, not an expression`, remedy);
      }
      return [it.name, it.value ?? ''];
    }),
  );
}

/** Puts content in the place of elements such as `<Fields of="BetSlip" />`. */
export default function putIn(elements: MadeElements): Transformer<Root> {
  return (tree, file) => {
    const ids = new Set<string>();
    const claim = (id: string) => (ids.has(id) ? null : (ids.add(id), id));
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      const known = elements.get(element.name ?? '');
      if (!known || !parent || index === undefined) {
        return undefined;
      }
      const fail = (problem: string, remedy: string) =>
        sourceError(file, element, `<${element.name}> ${problem}`, remedy);
      if (element.type === 'mdxJsxTextElement' && !known.inText) {
        throw fail('stands inside a line of text', 'put it on a line of its own');
      }
      if (element.children.length > 0) {
        throw fail('holds something, which it does not take', `write <${element.name} … />`);
      }
      const values = readValues(element, known.attributes ?? [], fail);
      const made = known.make({file: pageFile(file), values, fail, claim});
      const isBlock = known.inText && element.type === 'mdxJsxFlowElement';
      const nodes = isBlock ? [{type: 'paragraph', children: made} as Nodes] : made;
      (parent.children as Nodes[]).splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
