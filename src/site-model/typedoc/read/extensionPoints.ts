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
 * itself that type is `never`, so the reference shows the union without it.
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

/** The children of a node in the source, without such members and the bars before them. */
export function shownChildren(node: ts.Node, names: readonly string[]): readonly ts.Node[] {
  const source = node.getSourceFile();
  const children = node.getChildren(source);
  const hidden = (it: ts.Node | undefined) =>
    it !== undefined && ts.isTypeReferenceNode(it) && names.includes(it.typeName.getText(source));
  return node.kind === ts.SyntaxKind.SyntaxList && ts.isUnionTypeNode(node.parent)
    ? children.filter((it, at) => !hidden(it) && !hidden(children[at + 1]))
    : children;
}

/** The members of a union in the source, without such ones. */
export function shownMembers(
  union: ts.UnionTypeNode,
  names: readonly string[],
): readonly ts.Node[] {
  const lists = union.getChildren().filter((it) => it.kind === ts.SyntaxKind.SyntaxList);
  return lists.flatMap((it) => shownChildren(it, names)).filter((it) => ts.isTypeNode(it));
}
