import {onceFor} from '../../base/onceFor';
import type {ContractEntry, ContractModel} from '../contract';
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
  /** Whose part it is. */
  readonly of?: string;
  readonly required?: boolean;
}

/** What the parts of an entry are called. */
const PARTS: Readonly<Partial<Record<ContractEntry['kind'], string>>> = {
  function: 'Parameter',
  'SIR command': 'Argument',
  'widget property set': 'Property',
};

const named = onceFor(({entries}: ContractModel): ReadonlyMap<string, Card> => {
  const keyed = [
    ...entries.map((it) => [cardKey(it), {...it, of: undefined, required: false}] as const),
    ...entries.flatMap((entry) => {
      const {kind, widget, name} = entry;
      const of = `${PARTS[kind] ?? 'Field'} of ${widget ?? name}`;
      return fieldsIn(entry).map((it) => [it.href, {...it, of}] as const);
    }),
  ];
  // What comes first has the place.
  return new Map(
    keyed
      .reverse()
      .map(([key, {signature, sentence, provisional, of, required}]) => [
        key,
        {head: signature, isCode: true, text: sentence, provisional, of, required},
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
