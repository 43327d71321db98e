/**
 * Where in the site a piece of the contract is documented, and under which anchor. The anchors are made
 * by the API reference for its own pages and by `src/site-model/transforms/fields.ts` for all others.
 */

/** The first page of the generated reference. In short, it tells the types that have none as well. */
export const referencePage = '/docs/api';

/** The page of commands, widget properties, and what belongs to them. */
export const integrationPage = '/docs/virtualStadium/web/api';

/** Types without a generated page whose fields have a table on that page, with a row for each. */
export const tabledTypes: readonly string[] = [
  'LoaderOptions',
  'HostedAdapterOptions',
  'HostBetSlip',
  'TicketsRequest',
];

/** Types without a generated page that have a table of another form on that page. */
export const shownTypes: readonly string[] = ['SIRFunction', 'AdapterRequestMap'];

/** `bets`, `data.betslip`, `reactions.type`: the field's path in lower case. */
export function pathAnchor(path: string): string {
  return path
    .toLowerCase()
    .replace(/\[\]|^\.\.\./g, '')
    .replace(/[^\p{L}\p{N}_.$-]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Ids that the headings of a type's page have. */
const headings = new Set([
  'signature',
  'type-parameters',
  'properties',
  'values',
  'parameters',
  'remarks',
  'returns',
  'throws',
  'action-types',
  'example',
  'examples',
  'related',
  'used-by',
  'uses',
  'see-also',
]);

/** `#bets`, `#data.betslip`, `#reactions.type`: the field's path in lower case. */
export function fieldAnchor(path: string): string {
  const anchor = pathAnchor(path);
  return headings.has(anchor) ? `${anchor}-field` : anchor;
}

export const typeAnchor = (name: string) => `type-${pathAnchor(name)}`;

/** `isMain`: the widget whose properties are meant when none is named. */
export const propertyAnchor = (widget: string, isMain: boolean, path: string) =>
  `prop-${isMain ? '' : `${pathAnchor(widget).replaceAll('.', '-')}-`}${pathAnchor(path)}`;

export const commandAnchor = (command: string) => `command-${pathAnchor(command)}`;

/** Where a field's row is in a table outside the reference. */
export const fieldAnchorIn = (name: string, path: string) =>
  `${pathAnchor(name)}.${pathAnchor(path)}`;
