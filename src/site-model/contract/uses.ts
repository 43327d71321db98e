import {flat} from './fields';
import type {ContractEntry, ContractModel, TypeText} from './model';

/** That a type names another one, and in which of its fields. */
export interface Use {
  readonly type: string;
  /** Paths; empty where it is not a field that names it. */
  readonly fields: readonly string[];
}

interface Mention {
  readonly name: string;
  readonly field: string | null;
}

/** The types that a text names. */
export function namesIn(text: TypeText): string[] {
  return text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.type]));
}

/** Every mention of another type, with the field it is mentioned in. */
function mentions({name: own, fields, reference}: ContractEntry): Mention[] {
  const inFields = flat([...(reference?.properties ?? []), ...fields])
    // What is inside tells more than what holds it.
    .filter((field) => field.fields.length === 0)
    .flatMap(({path, type}) =>
      // The one rest parameter is no field worth naming.
      namesIn(type).map((name) => ({name, field: path.startsWith('...') ? null : path})),
    );
  const others = (reference?.names ?? []).map((name) => ({name, field: null}));
  return [...inFields, ...others].filter(({name}) => name !== own);
}

function grouped(items: readonly Mention[]): Use[] {
  const fields = new Map<string, string[]>();
  for (const {name, field} of items) {
    const known = fields.get(name) ?? [];
    fields.set(name, field === null || known.includes(field) ? known : [...known, field]);
  }
  return [...fields]
    .map(([type, of]) => ({type, fields: of}))
    .sort((a, b) => a.type.localeCompare(b.type, 'en'));
}

export function usesOf(type: ContractEntry): Use[] {
  return grouped(mentions(type));
}

/** The types of the reference that name one of them. */
export function usedBy({entries}: ContractModel, name: string): Use[] {
  const users = entries.filter(({reference}) => reference !== null);
  return grouped(
    users.flatMap((user) =>
      mentions(user)
        .filter((it) => it.name === name)
        .map(({field}) => ({name: user.name, field})),
    ),
  );
}
