import {termsOf, wordsOf, type Word} from './words';

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const LENGTH = 170;
/** What comes before the first word that was found, at most. */
const BEFORE = 50;

const isFound = ({text}: Word, terms: ReadonlySet<string>) =>
  termsOf(text).some((term) => terms.has(term));

/** The text in pieces: what a term of the index stands for, and what is between. */
export function highlighted(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (isFound(word, terms)) {
      pieces.push({text: text.slice(end, word.at), found: false}, {text: word.text, found: true});
      end = word.at + word.text.length;
    }
  }
  pieces.push({text: text.slice(end), found: false});
  return pieces.filter((piece) => piece.text !== '');
}

/** Number of different terms in a block. */
function countIn(block: string, terms: ReadonlySet<string>): number {
  const found = wordsOf(block).flatMap(({text}) => termsOf(text).filter((term) => terms.has(term)));
  return new Set(found).size;
}

/** The part of a block around the first word found, cut between words. */
function cut(block: string, terms: ReadonlySet<string>): string {
  if (block.length <= LENGTH) {
    return block;
  }
  const first = wordsOf(block).find((word) => isFound(word, terms));
  const wanted = Math.min(Math.max(0, (first?.at ?? 0) - BEFORE), block.length - LENGTH);
  const start = wanted === 0 ? 0 : block.indexOf(' ', wanted) + 1;
  const end =
    start + LENGTH >= block.length ? block.length : block.lastIndexOf(' ', start + LENGTH);
  const text = block.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text}${start + text.length < block.length ? ' …' : ''}`;
}

/** A label by itself says nothing, nor does the line that says whom a page is for. */
const isSentence = (block: string) => wordsOf(block).length > 2 && !block.startsWith('For: ');

/**
 * The block (a line of the text) that has most of the terms, short, with the words marked; one that
 * says something where there is one.
 */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const blocks = text.split('\n');
  const sentences = blocks.filter(isSentence);
  const counted = (sentences.length > 0 ? sentences : blocks).map((block) => ({
    block,
    count: countIn(block, terms),
  }));
  const best = counted.reduce((most, it) => (it.count > most.count ? it : most));
  return highlighted(cut(best.block, terms), terms);
}
