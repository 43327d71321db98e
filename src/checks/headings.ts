import type {Heading, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../base/problem';
import type {Page} from '../site-model/pages/page';
import {noTree, problemAt} from './check';

/** Headings that share an address, and steps that outlines of a page can't show. */
export function headingProblems({file, tree, ids}: Page): Problem[] {
  const headings: Heading[] = [];
  visit(tree ?? noTree, 'heading', (node) => void headings.push(node));
  return headings.flatMap(({depth, data, position}, index) => {
    const line = position?.start.line ?? 1;
    const id = data?.id ?? '';
    const above = headings[index - 1]?.depth ?? 1;
    const again = `The page has the id “${id}” more than once.`;
    const deep = `A heading of level ${depth} follows one of level ${above}.`;
    const findings = [
      (ids?.get(id) ?? 0) > 1 && ([again, 'give the heading another: {#another-id}'] as const),
      depth > above + 1 && ([deep, `begin it with ${'#'.repeat(above + 1)}`] as const),
    ];
    return findings.flatMap((it) => problemAt(file, line, it));
  });
}

/** Columns without a header: a screen reader has nothing to say of their cells, a narrow window no label. */
export function tableProblems({file, tree}: Page): Problem[] {
  const empty: TableCell[] = [];
  visit(tree ?? noTree, 'table', ({children: [header]}) => {
    empty.push(...(header?.children ?? []).filter(({children}) => children.length === 0));
  });
  const message = 'A column of the table has no header.';
  return empty.flatMap(({position}) =>
    problemAt(file, position?.start.line ?? 1, [message, 'say in a word what its cells are']),
  );
}
