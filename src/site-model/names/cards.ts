import type {ContractModel} from '../contract';
import {glossaryPage, glossaryTerms, termAnchor} from '../../facts/glossary';
import {catalogueOf} from './catalogue';

/** What a reader sees of a name without leaving the page. */
export interface Card {
  /** A line of TypeScript, or a term as it is written. */
  readonly head: string;
  readonly isCode: boolean;
  readonly text: string;
  readonly provisional: boolean;
}

const terms: ReadonlyMap<string, Card> = new Map(
  glossaryTerms.map((term) => [
    `${glossaryPage}#${termAnchor(term)}`,
    {head: term.name, isCode: false, text: term.definition, provisional: false},
  ]),
);

/** The card of a place in the reference or of a term; `null` for what has none. */
export function cardOf(model: () => ContractModel) {
  return (key: string): Card | null => {
    const named = catalogueOf(model()).card(key);
    return named
      ? {
          head: named.signature,
          isCode: true,
          text: named.sentence,
          provisional: named.provisional,
        }
      : (terms.get(key) ?? null);
  };
}
