import type {Application, Reflection, SomeType} from 'typedoc';
import ts from 'typescript';
import type {TypeDoc} from '../native/modules';

function withoutMembers(type: SomeType | undefined, names: readonly string[]): void {
  if (type?.type !== 'union') {
    return;
  }
  const kept = type.types.map((it) => it.type !== 'reference' || !names.includes(it.name));
  type.types = type.types.filter((_, index) => kept[index]);
  type.elementSummaries = type.elementSummaries?.filter((_, index) => kept[index]);
}

function typeOf(reflection: Reflection): SomeType | undefined {
  return reflection.isDeclaration() || reflection.isParameter() ? reflection.type : undefined;
}

/**
 * A union of the contract can end in the name of a type that integrators fill. In the contract
 * itself that type is `never`, so it is no value of the union; the signature shows it.
 */
export function leaveOutExtensionPoints(
  app: Application,
  {Converter}: TypeDoc,
  names: readonly string[],
): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({project}) => {
    Object.values(project.reflections).forEach((it) => withoutMembers(typeOf(it), names));
  });
}

/** The members of a union in the source, without such ones. */
export function shownMembers(
  union: ts.UnionTypeNode,
  names: readonly string[],
): readonly ts.Node[] {
  return union.types.filter(
    (it) => !ts.isTypeReferenceNode(it) || !names.includes(it.typeName.getText()),
  );
}
