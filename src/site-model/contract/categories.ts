import type {ContractEntry, ContractModel, ReferencePart, TypeKind} from './model';

/** A type with a page of its own. */
export interface ReferenceType extends ContractEntry {
  readonly kind: TypeKind;
  readonly page: string;
  readonly reference: ReferencePart;
}

export const kindNames: Readonly<Record<TypeKind, string>> = {
  interface: 'interface',
  alias: 'type alias',
  function: 'function',
};

function isReferenceType(entry: ContractEntry): entry is ReferenceType {
  return entry.reference !== null;
}

export function referenceTypes({entries}: ContractModel): ReferenceType[] {
  return entries.filter(isReferenceType);
}

/** The types of the reference by their category, both in its order. */
export function categoriesOf(model: ContractModel): {title: string; types: ReferenceType[]}[] {
  const all = referenceTypes(model);
  return [...new Set(all.map((it) => it.reference.category))].map((title) => ({
    title,
    types: all.filter((it) => it.reference.category === title),
  }));
}
