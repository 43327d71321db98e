import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const isInline = ({type}: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
/** Of markup: a no-break space is text. */
const isSpace = (node: Nodes) => node.type === 'text' && /^[\t\r\n ]*$/.test(node.value);

/** A paragraph of nothing but elements is no paragraph: they are blocks. */
function unraveled(node: Nodes): RootContent[] | null {
  if (node.type !== 'paragraph' || !node.children.some(isInline)) {
    return null;
  }
  const blocks: readonly Nodes[] = node.children.filter((child) => !isSpace(child));
  return blocks.every(isInline)
    ? blocks.map((it) => ({...it, type: it.type.replace('Text', 'Flow')}) as RootContent)
    : null;
}

/**
 * Does to a page what MDX does before any plugin sees it (remark-mark-and-unravel of `@mdx-js/mdx`,
 * which can't be had alone): elements on lines of their own become blocks, and elements that the
 * page writes are marked, so that no component takes the place of a plain `<a>`.
 */
export function unravel(tree: Root): void {
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    const blocks = unraveled(node);
    if (blocks && parent && index !== undefined) {
      (parent.children as RootContent[]).splice(index, 1, ...blocks);
      return [SKIP, index];
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      Object.assign((node.data ??= {}), {_mdxExplicitJsx: true});
    }
    return undefined;
  });
}
