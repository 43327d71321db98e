import type {ContractField} from './model';

/** A tree of fields as a list, each before those inside it. */
export function flat(fields: readonly ContractField[]): ContractField[] {
  return fields.flatMap((field) => [field, ...flat(field.fields)]);
}
