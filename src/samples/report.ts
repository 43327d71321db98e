import type {Report} from './check';
import {formatProblem} from './problem';

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The one list of everything that is wrong, each with its place and its remedy. */
export function problemList({problems}: Report): string {
  const head = `${count(problems.length, 'problem')} in the samples.`;
  return `${head}\n\n${problems.map(formatProblem).join('\n\n')}\n`;
}

/** How much was checked, and what was not. */
export function summary({fences, optOuts}: Report): string {
  const languages = [...new Set(optOuts.map(({language}) => language || 'plain'))].sort();
  const not = languages.length ? ` (${languages.join(', ')})` : '';
  return `${count(fences.length, 'sample')}, of which ${optOuts.length} opt out with a reason${not}`;
}
