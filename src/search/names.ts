import {isNear} from './distance';
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
  const isWritten = isIdentifier(wanted);
  const rules: ((it: SearchName) => boolean)[] = [
    // `id` and `name` are words that stand for some field of many types.
    ({name, kind}) => name === wanted && (kind !== 'Field' || isWritten),
    ({name, kind}) => name.toLowerCase() === lower && (isIdentifier(name) || TYPES.has(kind)),
    ({name}) => isWritten && name.toLowerCase().startsWith(lower),
    ({name}) => isWritten && isNear(name.toLowerCase(), lower, 1),
  ];
  const rule = rules.find((it) => names.some(it));
  return rule ? names.filter(rule) : [];
}
