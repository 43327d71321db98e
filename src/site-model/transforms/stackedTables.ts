import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {attributeText} from '../../base/attributes';

/** Of the longest texts of all columns: what has more has columns of one word a line on a phone. */
const WIDE = 95;

/** Tables with a form of their own. */
const OWN = ['fields', 'permissions'];

function isWide({children: rows}: Table): boolean {
  const columns = rows[0]!.children.map((_, column) =>
    Math.max(
      ...rows.map(({children}) => (children[column] ? toString(children[column]).length : 0)),
    ),
  );
  return columns.length > 2 && columns.reduce((sum, it) => sum + it) > WIDE;
}

/**
 * Prepares wide tables for phones, where custom.css makes a card of each row: a style can't read the
 * name of a cell's column, so the cell has it.
 */
export default function stackedTables(tree: Root): void {
  visit(tree, ['mdxJsxFlowElement', 'table'], (node) => {
    if (node.type === 'mdxJsxFlowElement') {
      return OWN.includes(attributeText(node, 'className') ?? '') ? SKIP : undefined;
    }
    if (node.type === 'table' && isWide(node)) {
      const [head, ...rows] = node.children;
      node.data = {hProperties: {...node.data?.hProperties, className: ['stacked']}};
      for (const {children: cells} of rows) {
        cells.slice(1).forEach((cell, index) => {
          const column = toString(head!.children[index + 1]!);
          cell.data = {hProperties: {...cell.data?.hProperties, 'data-th': column}};
        });
      }
    }
    return undefined;
  });
}
