import type {Phrasing} from '../../base/mdast';
import {parsePage} from '../markdown/parse';

/** A text of the facts as a page would have it; its lines are none of the page's. */
export function written(text: string): Phrasing[] {
  const [line] = parsePage(text).children;
  // An element that is all of a line is a block to MDX.
  return line?.type === 'mdxJsxFlowElement'
    ? [{...line, type: 'mdxJsxTextElement'} as Phrasing]
    : line?.type === 'paragraph'
      ? line.children
      : [text];
}
