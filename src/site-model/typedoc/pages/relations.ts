import {isInside} from '../../contract/paths';
import type {ApiField, ApiModel, ApiType, TypeText} from '../../contract/api';

/** That a type names another one, and in which of its fields. */
export interface Use {
  readonly type: string;
  /** Empty where it is not a field that names it. */
  readonly fields: readonly string[];
}

function namesIn(text: TypeText | null): string[] {
  return (text ?? []).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.type]));
}

/** Every mention of another type, with the field it is mentioned in. */
function mentions(type: ApiType): {name: string; field: string | null}[] {
  const ofFields = (fields: readonly ApiField[]) =>
    fields
      // What is inside tells more than what holds it.
      .filter(({path}) => !fields.some((it) => isInside(it.path, path)))
      .flatMap(({path, type: text}) =>
        // The one rest parameter is no field worth naming.
        namesIn(text).map((name) => ({name, field: path.startsWith('...') ? null : path})),
      );
  const others = [
    ...type.extends,
    ...type.typeParameters.flatMap((it) => [it.constraint, it.default]),
    // The value of an object alias is told field by field.
    type.properties.length ? null : type.value,
  ];
  return [
    ...ofFields(type.properties),
    ...ofFields(type.parameters),
    ...others.flatMap((it) => namesIn(it).map((name) => ({name, field: null}))),
  ].filter(({name}) => name !== type.name);
}

function grouped(items: readonly {name: string; field: string | null}[]): Use[] {
  const fields = new Map<string, string[]>();
  for (const {name, field} of items) {
    const known = fields.get(name) ?? [];
    fields.set(name, field === null || known.includes(field) ? known : [...known, field]);
  }
  return [...fields]
    .map(([type, of]) => ({type, fields: of}))
    .sort((a, b) => a.type.localeCompare(b.type, 'en'));
}

export function usesOf(type: ApiType): Use[] {
  return grouped(mentions(type));
}

export function usedBy(model: ApiModel, name: string): Use[] {
  const users = [...model.types.values()].flatMap((user) =>
    mentions(user)
      .filter((it) => it.name === name)
      .map(({field}) => ({name: user.name, field})),
  );
  return grouped(users);
}
