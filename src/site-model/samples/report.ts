import type {Report} from './check';

/** How much was checked, and what was not. */
export function summary({fences, optOuts}: Report): string {
  const languages = [...new Set(optOuts.map(({language}) => language || 'plain'))].sort();
  const not = languages.length ? ` (${languages.join(', ')})` : '';
  const count = fences.length === 1 ? '1 sample' : `${fences.length} samples`;
  return `${count}, of which ${optOuts.length} opt out with a reason${not}`;
}
