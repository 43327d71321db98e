import {distance} from './distance';
import type {SearchName} from './data';

/** `'CopyBet'`, `` `BetSlip` ``, `SIR('addWidget', …)`, `type:BetSlip`, `onAction()`: the name in it. */
export function nameIn(query: string): string {
  const text = query.trim();
  const command = /^SIR\(\s*['"`](\w+)/.exec(text)?.[1];
  return (
    command ??
    text
      .replace(/\(.*\)$/, '')
      .replace(/^['"`<]+|['"`>;,]+$/g, '')
      .replace(/^(?:type|action|request|prop|command):/, '')
  );
}

/** Written like an identifier, not like a word of a sentence. */
function isIdentifier(text: string): boolean {
  return (
    /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(text) && /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{2}|\w\.\w/u.test(text)
  );
}

const TYPES = new Set(['Interface', 'Type alias', 'Function']);

/**
 * The names that a query is: written exactly so, else in other letter case, else begun, else with
 * one letter wrong. An ordinary word of English is a name only where it is one of a type.
 */
export function namesFor(query: string, names: readonly SearchName[]): SearchName[] {
  const wanted = nameIn(query);
  const lower = wanted.toLowerCase();
  if (!wanted || /\s/.test(wanted)) {
    return [];
  }
  const same = names.filter(({name}) => name === wanted);
  // `id` and `name` are words that stand for some field of many types.
  const exact = same.filter(({name, kind}) => kind !== 'Field' || isIdentifier(name));
  if (exact.length > 0) {
    return exact;
  }
  const inOtherCase = names.filter(
    ({name, kind}) => name.toLowerCase() === lower && (isIdentifier(name) || TYPES.has(kind)),
  );
  if (inOtherCase.length > 0 || !isIdentifier(wanted)) {
    return inOtherCase;
  }
  const begun = names.filter(({name}) => name.toLowerCase().startsWith(lower));
  return begun.length > 0
    ? begun
    : names.filter(({name}) => distance(name.toLowerCase(), lower, 1) <= 1);
}
