import {onceFor} from '../../base/onceFor';
import type {ContractModel} from '../contract';
import {glossaryPage, termAnchor, type GlossaryTerm} from '../../facts/glossary';
import {fieldsIn} from '../contract/fields';
import {cardKey} from '../contract/resolveName';

/** What a reader sees of a name without leaving the page. */
export interface Card {
  /** A line of TypeScript, or a term as it is written. */
  readonly head: string;
  readonly isCode: boolean;
  readonly text: string;
  readonly provisional: boolean;
}

const named = onceFor(({entries}: ContractModel): ReadonlyMap<string, Card> => {
  const keyed = [
    ...entries.map((it) => [cardKey(it), it] as const),
    ...entries.flatMap(fieldsIn).map((it) => [it.href, it] as const),
  ];
  // What comes first has the place.
  return new Map(
    keyed
      .reverse()
      .map(([key, {signature, sentence, provisional}]) => [
        key,
        {head: signature, isCode: true, text: sentence, provisional},
      ]),
  );
});

/** The card of a place in the reference or of a term; `null` for what has none. */
export function cardOf(model: ContractModel, terms: readonly GlossaryTerm[]) {
  return (key: string): Card | null => {
    const term = terms.find((it) => key === `${glossaryPage}#${termAnchor(it)}`);
    return (
      named(model).get(key) ??
      (term ? {head: term.name, isCode: false, text: term.definition, provisional: false} : null)
    );
  };
}
