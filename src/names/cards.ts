import type {ContractModel} from '../contract-model';
import {glossaryPage, glossaryTerms, termAnchor} from '../glossary';
import type {Card} from '../remark/nameCards';
import {catalogueOf} from './catalogue';

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
