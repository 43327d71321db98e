import type {DeclarationReflection, SomeType} from 'typedoc';

/** An inline object type, maybe as the element of arrays, and how its text is shortened. */
interface InlineObject {
  readonly declaration: DeclarationReflection;
  readonly brackets: string;
  readonly shown: string;
}

/** The object whose fields are listed instead of being squeezed into one cell. */
export function inlineObject(type: SomeType | undefined): InlineObject | null {
  if (type?.type === 'reflection') {
    const {declaration} = type;
    return declaration.children?.length && !declaration.signatures?.length
      ? {declaration, brackets: '', shown: 'object'}
      : null;
  }
  if (type?.type === 'typeOperator' && type.operator === 'readonly') {
    const inner = inlineObject(type.target);
    return inner && {...inner, shown: `readonly ${inner.shown}`};
  }
  if (type?.type === 'array') {
    const inner = inlineObject(type.elementType);
    return inner && {...inner, brackets: `${inner.brackets}[]`, shown: `${inner.shown}[]`};
  }
  return null;
}

/** The declaration that a name stands for. */
export function namedDeclaration(type: SomeType): DeclarationReflection | null {
  const reflection = type.type === 'reference' ? type.reflection : undefined;
  return reflection?.isDeclaration() ? reflection : null;
}

/** The field that `Owner['name']` stands for. */
export function accessedField(type: SomeType): DeclarationReflection | null {
  if (type.type !== 'indexedAccess' || type.indexType.type !== 'literal') {
    return null;
  }
  const {value} = type.indexType;
  const owner = namedDeclaration(type.objectType);
  return owner?.children?.find((it) => it.name === value) ?? null;
}
