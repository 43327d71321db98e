import type {PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {code, link, paragraph, provisional, provisionalPart, text} from '../../../base/mdast';
import type {Block, Phrasing} from '../../../base/mdast';
import {commentTree, MARK, unmarked} from '../../contract/comment';
import type {CommentText, TypeText} from '../../contract/model';
import {hrefOf, type Page} from './page';

/** A type as code in which the names of the contract are links. */
export function typeNodes(page: Page, type: TypeText): Phrasing[] {
  return type.map((piece) => {
    const href = typeof piece === 'string' ? null : hrefOf(page, {type: piece.type});
    const shown = code(typeof piece === 'string' ? piece : piece.text);
    return href ? link(href, [shown]) : shown;
  });
}

/** A comment as blocks of a page. */
export function commentBlocks(page: Page, comment: CommentText): Block[] {
  const said = page.covered ? unmarked(comment) : comment;
  const tree = commentTree(said, (to) => hrefOf(page, to));
  visit(tree, 'link', ({url, children}, index, parent) => {
    if (url === MARK && parent && index !== undefined) {
      const marked = children.length ? provisionalPart(children) : [provisional()];
      parent.children.splice(index, 1, ...paragraph(...marked).children);
    }
  });
  return tree.children;
}

/** Blocks on the one line that a cell has: a break between them, a bullet before each item. */
function inCell(blocks: readonly RootContent[]): PhrasingContent[] {
  return blocks.flatMap((block, index): PhrasingContent[] => {
    const space: PhrasingContent[] = index ? [{type: 'break'}, {type: 'break'}] : [];
    switch (block.type) {
      case 'paragraph':
        return [...space, ...block.children];
      case 'list':
        return block.children.flatMap((item) => [
          {type: 'break' as const},
          text('• '),
          ...inCell(item.children),
        ]);
      case 'code':
        return [...space, code(block.value.replace(/\s*\n\s*/g, ' '))];
      default:
        throw new Error(`a comment of the contract has a ${block.type}, which no cell can hold`);
    }
  });
}

/** A comment as the content of a table's cell. */
export function commentNodes(page: Page, comment: CommentText): PhrasingContent[] {
  const nodes = inCell(commentBlocks(page, comment));
  visit({type: 'root', children: nodes} as Root, 'text', (node) => {
    node.value = node.value.replace(/\s*\n\s*/g, ' ');
  });
  return nodes;
}
