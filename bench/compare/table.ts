/** One table of what was measured: figures, and for each peer how many times ours. */
import type {Site, SiteId} from './sites';

type Values = Readonly<Partial<Record<SiteId, number>>>;

export interface Row {
  readonly label: string;
  readonly digits: number;
  readonly values: Values;
}

const NONE = '–';

const shown = (value: number | undefined, digits: number) =>
  value === undefined || Number.isNaN(value) ? NONE : value.toFixed(digits);

function cells({digits, values}: Row, {id}: Site): string[] {
  const value = values[id];
  if (id === 'ours') {
    return [shown(value, digits)];
  }
  const ratio = value !== undefined && values.ours ? value / values.ours : undefined;
  return [shown(value, digits), shown(ratio, 2)];
}

/** In Markdown, with columns of one width, so that it reads in a terminal too. */
export function table(rows: readonly Row[], sites: readonly Site[]): string {
  const head = [
    '',
    ...sites.flatMap(({id, label}) => (id === 'ours' ? [label] : [label, ': ours'])),
  ];
  const lines = rows.map((row) => [row.label, ...sites.flatMap((site) => cells(row, site))]);
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  const padded = (line: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = line[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
    .join(' | ')} |`;
  return [padded(head), rule, ...lines.map(padded)].join('\n');
}
