import {provisionalBlock, table, type Block, type Phrasing} from '../../base/mdast';

/** So many rows with a mark make a table of their own, with one at its head. */
const MANY = 3;

/** What rows are made for: below a mark that covers all of it, nothing has its own. */
export interface Marking {
  readonly covered?: boolean;
}

type Cells = readonly (Phrasing | Phrasing[])[];

/** A table of what is confirmed and, where it is much, one of what is not. */
export function dividedTable<To extends Marking, Row extends {readonly provisional: unknown}>(
  to: To,
  head: readonly string[],
  rows: readonly Row[],
  cells: (to: To, row: Row) => Cells,
  className?: string,
): Block[] {
  const made = (of: To, some: readonly Row[]) =>
    table(
      head,
      some.map((row) => cells(of, row)),
      className,
    );
  const open = rows.filter((it) => it.provisional === true);
  const sure = rows.filter((it) => it.provisional !== true);
  if (to.covered || open.length < (sure.length ? MANY : 2)) {
    return [made(to, rows)];
  }
  const rest = provisionalBlock('table', [made({...to, covered: true}, open)]);
  return sure.length ? [made(to, sure), rest] : [rest];
}
