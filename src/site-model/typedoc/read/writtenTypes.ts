import type {
  Application,
  Context,
  DeclarationReflection,
  Reflection,
  SignatureReflection,
  TypeScript,
} from 'typedoc';
import type {TypeDoc} from '../native/modules';

/** Whether a node stands in the declaration that a reflection was made from. */
function isOwn(context: Context, node: TypeScript.Node, owner: Reflection | undefined): boolean {
  const declarations = owner && context.getSymbolFromReflection(owner)?.declarations;
  return declarations?.some((it) => it === node.parent) ?? false;
}

/**
 * TypeDoc asks the checker for the types of properties and parameters, which answers with what
 * they come to: `X['data']` has lost the name to link to, a union the order of its members, and
 * `Box<'a'>` has gained what its other parameters default to. The reference shows what is written.
 * Inherited members keep TypeDoc's answer: as written, they speak of the parent's parameters.
 */
export function keepWrittenTypes(app: Application, {Converter, TypeScript: ts}: TypeDoc): void {
  function property(context: Context, reflection: DeclarationReflection): void {
    const node = context.getSymbolFromReflection(reflection)?.valueDeclaration;
    if (node && ts.isPropertySignature(node) && isOwn(context, node, reflection.parent)) {
      if (node.type) {
        context.project.removeTypeReflections(reflection.type);
        const inside = context.withScope(reflection);
        reflection.type = context.converter.convertType(inside, node.type);
      }
    }
  }

  function signature(
    context: Context,
    reflection: SignatureReflection,
    node: TypeScript.Node | undefined,
  ): void {
    if (!node) {
      return;
    }
    const {parent} = reflection;
    const written =
      ts.isFunctionDeclaration(node) ||
      (ts.isMethodSignature(node) && isOwn(context, node, parent.parent)) ||
      (ts.isCallSignatureDeclaration(node) && isOwn(context, node, parent));
    if (!written) {
      return;
    }
    const inside = context.withScope(reflection);
    reflection.parameters?.forEach((parameter, index) => {
      const type = node.parameters[index]?.type;
      if (type) {
        context.project.removeTypeReflections(parameter.type);
        parameter.type = context.converter.convertType(inside.withScope(parameter), type);
      }
    });
    if (node.type) {
      context.project.removeTypeReflections(reflection.type);
      reflection.type = context.converter.convertType(inside, node.type);
    }
  }

  app.converter.on(Converter.EVENT_CREATE_DECLARATION, property);
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, signature);
}
