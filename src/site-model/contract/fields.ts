import type {ContractEntry, ContractField} from './model';

/** A tree of fields as a list, each before those inside it. */
export function flat(fields: readonly ContractField[]): ContractField[] {
  return fields.flatMap((field) => [field, ...flat(field.fields)]);
}

/** All fields of an entry, those of a command's overloads too. */
export function fieldsIn({fields, overloads}: ContractEntry): ContractField[] {
  return flat([...fields, ...overloads.flatMap((it) => it.fields)]);
}
