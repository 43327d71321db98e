/**
 * How text becomes the terms of the index, and a query the terms that are looked up: the same way
 * for both, in the build and in the browser.
 */

/** Too common to tell pages apart; a question is full of them. */
const STOP_WORDS = new Set(
  'a an and any are as at be by can could did do does for from get has have how i if in into is it its me my need of on or our should so that the their them then there these they this to us use want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{N}_]+/gu;

export interface Word {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
}

/** The words of a text, as it has them. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({text: match[0], at: match.index}));
}

/** A plural as its singular, roughly: both sides of a comparison go through it. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1);
}

/** `enableFlashBet` has three parts, `SRMarket` two. */
function partsOf(word: string): string[] {
  return word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_/u).filter(Boolean);
}

/** The term that a word is by itself. */
export const termOf = (word: string): string => singular(word.toLowerCase());

/** The terms that a word stands for: itself, and what it is composed of. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  const all = parts.length > 1 ? [word, ...parts] : [word];
  return all.map(termOf).filter((term) => !STOP_WORDS.has(term));
}

/** The words of a query that are worth looking up; all of them where none is. */
export function wordsOfQuery(query: string): string[] {
  const words = wordsOf(query.replace(/(\p{L})[’']s\b/gu, '$1')).map(({text}) => text);
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}
