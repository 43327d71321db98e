import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceError} from '../../../base/sourceError';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export interface Found {
  /** The value of the attribute, `null` without one. */
  readonly value: string | null;
  readonly fail: (problem: string, remedy: string) => Error;
}

/**
 * Puts blocks in the place of each `<name attribute="…" />` of a page. The element stands on a line
 * of its own and takes that one attribute, or none.
 */
export function replaceElements(
  tree: Root,
  file: VFile,
  {name, attribute}: {readonly name: string; readonly attribute: string | null},
  blocks: (found: Found) => RootContent[],
): void {
  const usage = attribute ? `<${name} ${attribute}="…" />` : `<${name} />`;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || node.name !== name || !parent || index === undefined) {
      return undefined;
    }
    const element = node as Element;
    const fail = (problem: string, remedy: string) =>
      sourceError(file, element, `<${name}> ${problem}`, remedy);
    if (element.type === 'mdxJsxTextElement') {
      throw fail('stands inside a line of text', 'put it on a line of its own');
    }
    const wrong = element.attributes.find(
      (it) =>
        it.type !== 'mdxJsxAttribute' || it.name !== attribute || typeof it.value !== 'string',
    );
    if (wrong || element.children.length > 0) {
      throw fail('has something that it does not take', `write ${usage}`);
    }
    const value = element.attributes[0]?.value;
    const made = blocks({value: typeof value === 'string' ? value : null, fail});
    (parent as Root).children.splice(index, 1, ...made);
    return [SKIP, index + made.length];
  });
}
