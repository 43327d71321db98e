import type {Options} from 'minisearch';
import type {PackedIndex} from './packed';
import {termsOf, wordsOf} from './words';

/** What the build writes for the search dialog, as one JSON file. */
export interface SearchData {
  readonly pages: readonly SearchPage[];
  readonly sections: readonly SearchSection[];
  /** Names of the contract; where one has several places, the first is what is meant. */
  readonly names: readonly SearchName[];
  /** Of the glossary. */
  readonly terms: readonly Omit<SearchName, 'kind'>[];
  /** Words and phrases that mean the same, together. */
  readonly synonyms: readonly (readonly string[])[];
  /** Serialised; its documents are the sections, by their place in the list. */
  readonly index: PackedIndex;
}

export interface SearchPage {
  /** Without base URL. */
  readonly path: string;
  readonly title: string;
  /** What the sidebar calls it, where that is not the title. */
  readonly label?: string;
  readonly area: string;
  /** How much its hits count; 1 where it is absent. */
  readonly weight?: number;
}

/** A page from one heading to the next. */
export interface SearchSection {
  /** Place of its page in the list. */
  readonly page: number;
  /** Empty for what is above the first heading. In a symptom, messages are between backticks. */
  readonly heading: string;
  /** Of the heading; empty for what is above the first. */
  readonly anchor: string;
  /** A block (paragraph, item, row) per line. */
  readonly text: string;
  readonly code: string;
}

export interface SearchName {
  /** `BetSlip`, `BetSlip.stake`, `enableFlashBet`. */
  readonly name: string;
  readonly kind: string;
  /** Path without base URL, maybe with anchor. */
  readonly href: string;
}

/** A section as it is indexed. */
export interface IndexedSection extends Pick<SearchSection, 'heading' | 'text' | 'code'> {
  readonly id: number;
  readonly title: string;
}

/** A serialised index can be read only with the options that it was made with. */
export const indexOptions: Options<IndexedSection> = {
  fields: ['title', 'heading', 'text', 'code'],
  storeFields: [],
  tokenize: (text) => wordsOf(text).map((word) => word.text),
  processTerm: termsOf,
};
