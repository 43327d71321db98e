import type {SignatureReflection, SomeType} from 'typedoc';
import {flat} from '../../contract/fields';
import type {ActionArguments, ContractEntry, ContractValue} from '../../contract/model';
import {fieldAnchor} from '../../contract/places';
import {actionSignature} from '../../contract/signatures';
import {firstSentence} from '../../contract/text';
import {namesIn} from '../../contract/uses';
import {actionTuples} from './actionTuples';
import {FieldReader, type Readers} from './fields';
import {accessedField} from './objects';
import {inRow} from './places';
import type {TypePrinter} from './typeText';

interface ReadAction {
  readonly told: ActionArguments;
  readonly data: SomeType | null;
  /** The field of its owner that the payload is. */
  readonly field: string;
}

/** The pairs of arguments that the last parameter of a callback for actions can be. */
export function actionsOf(
  printer: TypePrinter,
  signature: SignatureReflection | undefined,
): ReadAction[] {
  return actionTuples(signature?.parameters?.at(-1)?.type).map(({action, data, optional}) => {
    const field = data && accessedField(data);
    const owner = field?.parent?.isDeclaration() ? field.parent : undefined;
    const told = {
      name: action,
      type: data && printer.print(field?.type ?? data),
      optional: optional || field?.flags.isOptional === true,
      owner: owner?.name ?? null,
      provisional: owner?.comment?.hasModifier('@provisional') ?? false,
    };
    return {told, data, field: field?.name ?? ''};
  });
}

/** The member of a documented union of action types, which is where an action is documented. */
function valueOf(action: string, types: readonly ContractEntry[]) {
  const found = types
    .filter(({page}) => page !== null)
    .flatMap(({href, values}) => values.map((value): [string, ContractValue] => [href, value]))
    .find(([, {type}]) => type.length === 1 && type[0] === `'${action}'`);
  return found ? {...found[1], href: `${found[0]}#${fieldAnchor(action)}`} : null;
}

/** `types`: the entries of all types, whose fields the payloads share. */
export function actionEntries(
  readers: Readers,
  callback: ContractEntry,
  signature: SignatureReflection | undefined,
  types: readonly ContractEntry[],
): ContractEntry[] {
  return actionsOf(readers.printer, signature).flatMap(({told, data, field}): ContractEntry[] => {
    const {name, type, optional} = told;
    const value = valueOf(name, types);
    if (!value) {
      return [];
    }
    const owner = types.find((it) => it.name === told.owner);
    const payload = owner?.fields.find((it) => it.name === field);
    const named = types.filter((it) => namesIn(type ?? []).includes(it.name));
    // In the interface of the action, or in the type that its payload has.
    const places = new Map([
      ...flat(named.flatMap(({fields}) => fields)).map((it) => [it.path, it.href] as const),
      ...flat(payload?.fields ?? []).map(
        (it) => [it.path.slice(field.length + 1), it.href] as const,
      ),
    ]);
    const reader = new FieldReader(readers, ({path}) => places.get(path) ?? value.href);
    const fields = reader.ofType(data ?? undefined) ?? [];
    const typeField = owner?.fields.find((it) => it.name === 'type');
    const meaning = value.meaning.length ? value.meaning : (owner?.comment.summary ?? []);
    const summary = meaning.filter((part) => part.kind !== 'provisional' || part.text);
    return [
      {
        ...inRow,
        name,
        kind: 'action',
        href: value.href,
        signature: actionSignature(
          name,
          {type, inline: payload?.expanded ? fields : null},
          optional,
        ),
        sentence: firstSentence(summary),
        comment: {
          ...(owner ?? callback).comment,
          summary,
          provisional: typeField?.provisional ?? false,
        },
        provisional: typeField?.provisional ?? value.provisional,
        fields,
        type,
        source: value.source,
      },
    ];
  });
}
