import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {paragraph} from '../../base/mdast';
import type {Element} from '../../base/pageElement';
import {pageFile} from '../../base/pageRoute';
import {SourceError} from '../../base/sourceError';

/** What an element of a page asks for. */
export interface Asked {
  /** The page, relative to the site's folder. */
  readonly file: string;
  /** Its attributes as plain text; one without a value is `''`. */
  readonly values: ReadonlyMap<string, string>;
  /** What it is written around. */
  readonly children: PhrasingContent[];
  /** What it is in, from the root on. */
  readonly ancestors: readonly Parents[];
  /** The problem says something of the subject, which is the element if none is given. */
  readonly fail: (problem: string, remedy: string, subject?: string) => Error;
  /** Gives an id the first time that the page asks for it, and `null` after that. */
  readonly claim: (id: string) => string | null;
}

/** An element of pages that content is put in the place of. */
export interface MadeElement {
  /** Attributes that it takes, as text. */
  readonly attributes?: readonly string[];
  /** It may be in a line of text as well. */
  readonly inText?: boolean;
  /** It is written around text. */
  readonly aroundText?: boolean;
  readonly make: (asked: Asked) => Nodes[];
}

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
export default function putIn(elements: ReadonlyMap<string, MadeElement>): Transformer<Root> {
  return (tree, file) => {
    const ids = new Set<string>();
    const claim = (id: string) => (ids.has(id) ? null : (ids.add(id), id));
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
      const element = node as Element;
      const known = elements.get(element.name ?? '');
      const siblings = ancestors.at(-1)?.children as Nodes[] | undefined;
      if (!known || !siblings) {
        return undefined;
      }
      const tag = `<${element.name}>`;
      const fail: Asked['fail'] = (problem, remedy, subject = tag) =>
        new SourceError(file, element, `${subject} ${problem}`, remedy);
      if (element.type === 'mdxJsxTextElement' && !known.inText) {
        throw fail('is inside a line of text', 'put it on a separate line');
      }
      if (element.children.length > 0 && !known.aroundText) {
        throw fail('holds something, which it does not take', `write <${element.name} … />`);
      }
      const values = readValues(element, known.attributes ?? [], fail);
      const children = element.children as PhrasingContent[];
      const made = known.make({file: pageFile(file), values, children, ancestors, fail, claim});
      // Alone on its line, what may be in a line is a paragraph.
      const isBlock = known.inText && element.type === 'mdxJsxFlowElement';
      const nodes = isBlock ? [paragraph(...(made as PhrasingContent[]))] : made;
      const at = siblings.indexOf(element);
      siblings.splice(at, 1, ...nodes);
      return [SKIP, at + nodes.length];
    });
  };
}
