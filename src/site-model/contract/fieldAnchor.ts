import {pathAnchor} from './places';

/** Ids that the page's own headings have. */
const headings = new Set([
  'signature',
  'type-parameters',
  'properties',
  'values',
  'parameters',
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
