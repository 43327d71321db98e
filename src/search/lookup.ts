import type {QueryCombination} from 'minisearch';
import type {SearchData} from './data';
import {isNear} from './distance';
import {termOf, termsOf, wordsOf} from './words';

/** One way to look up one or more words of the query. */
interface Lookup {
  /** Places of the words that it stands for. */
  readonly words: readonly number[];
  readonly query: QueryCombination;
  readonly weight: number;
}

/** What other ways of saying the same count for, compared with the word itself. */
const WEIGHT = {joined: 0.9, synonym: 0.75, parts: 0.5, typo: 0.6, ending: 0.35} as const;

const TITLE = {title: 2.2, heading: 3.2, text: 1, code: 0.45};

const allOf = (...queries: string[]): QueryCombination => ({
  combineWith: 'AND',
  prefix: false,
  boost: TITLE,
  // They are terms of the index already.
  processTerm: (term) => term,
  queries,
});
const begun = (term: string): QueryCombination => ({...allOf(term), prefix: term.length > 1});

/** Terms of the index with one letter wrong; in a long word two. */
function corrections(term: string, vocabulary: ReadonlySet<string>): string[] {
  const nearest = (limit: number) => [...vocabulary].filter((known) => isNear(term, known, limit));
  const near = term.length < 4 ? [] : nearest(1);
  return near.length === 0 && term.length > 8 ? nearest(2) : near;
}

/** `ratelimit` is two words of the index. */
function halves(term: string, known: ReadonlySet<string>): string[] | null {
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [one, other] = [termOf(term.slice(0, at)), term.slice(at)];
    if (known.has(one) && known.has(other)) {
      return [one, other];
    }
  }
  return null;
}

// cspell:ignore ment
/** What is left of `rotating`, `invited`, `moderation` where the page has another form of it. */
const stemOf = (term: string) =>
  /^(\p{L}{4,}?)(?:ing|ed|e?ment|at(?:ion|e|or)|ion|e|or)$/u.exec(term)?.[1];

const termsIn = (phrase: string) => wordsOf(phrase).map(({text}) => termOf(text));

/** What the query says in other words: `bet slip` where it says `ticket`. */
function synonymsOf(terms: readonly string[], synonyms: SearchData['synonyms']): Lookup[] {
  return synonyms.flatMap((group) => {
    const phrases = group.map(termsIn);
    return phrases.flatMap((phrase) =>
      terms.flatMap((_, at) => {
        const isHere = phrase.every((term, index) => terms[at + index] === term);
        const words = phrase.map((__, index) => at + index);
        return (isHere ? phrases.filter((other) => other !== phrase) : []).map((other): Lookup => ({
          words,
          query: allOf(...other),
          weight: WEIGHT.synonym,
        }));
      }),
    );
  });
}

/** All ways to look up the words of a query. */
export function lookups(
  words: readonly string[],
  synonyms: SearchData['synonyms'],
  vocabulary: ReadonlySet<string>,
): Lookup[] {
  const terms = words.map(termOf);
  const single = words.flatMap((word, at): Lookup[] => {
    const term = terms[at]!;
    const parts = termsOf(word).slice(1);
    const stem = stemOf(term);
    const isKnown = [...vocabulary].some((known) => known.startsWith(term));
    const two = isKnown ? null : halves(term, vocabulary);
    const near = isKnown ? [] : corrections(term, vocabulary);
    const found: readonly (readonly [QueryCombination, number] | null)[] = [
      [begun(term), 1],
      parts.length > 0 ? [allOf(...parts), WEIGHT.parts] : null,
      stem ? [begun(stem), WEIGHT.ending] : null,
      two && [allOf(...two), WEIGHT.joined],
      ...near.map((it) => [allOf(it), WEIGHT.typo] as const),
    ];
    return found.flatMap((it) => (it ? {words: [at], query: it[0], weight: it[1]} : []));
  });
  const joined = terms.slice(1).flatMap((term, at): Lookup[] => {
    const one = terms[at]! + term;
    return vocabulary.has(one)
      ? [{words: [at, at + 1], query: allOf(one), weight: WEIGHT.joined}]
      : [];
  });
  return [...single, ...joined, ...synonymsOf(terms, synonyms)];
}
