import type {ContractModel} from '../contract';
import {glossaryPage, termAnchor, type GlossaryTerm} from '../../facts/glossary';
import {catalogueOf} from './catalogue';

/** What a reader sees of a name without leaving the page. */
export interface Card {
  /** A line of TypeScript, or a term as it is written. */
  readonly head: string;
  readonly isCode: boolean;
  readonly text: string;
  readonly provisional: boolean;
}

/** The card of a place in the reference or of a term; `null` for what has none. */
export function cardOf(model: ContractModel, terms: readonly GlossaryTerm[]) {
  const catalogue = catalogueOf(model);
  const byPlace = new Map(terms.map((term) => [`${glossaryPage}#${termAnchor(term)}`, term]));
  return (key: string): Card | null => {
    const named = catalogue.card(key);
    if (named) {
      const {signature: head, sentence: text, provisional} = named;
      return {head, isCode: true, text, provisional};
    }
    const term = byPlace.get(key);
    return term
      ? {head: term.name, isCode: false, text: term.definition, provisional: false}
      : null;
  };
}
