import type {Application, Context, Reflection, SomeType} from 'typedoc';
import ts from 'typescript';
import type {TypeDoc} from '../native/modules';

/** Whether a node is in the declaration that a reflection was made from. */
function isOwn(context: Context, node: ts.Node, owner: Reflection | undefined): boolean {
  const declarations = owner && context.getSymbolFromReflection(owner)?.declarations;
  return declarations?.some((it) => it === node.parent) ?? false;
}

type Typed = Reflection & {type?: SomeType};

function keep(context: Context, reflection: Typed, written: ts.TypeNode | undefined): void {
  if (written) {
    context.project.removeTypeReflections(reflection.type);
    reflection.type = context.converter.convertType(context.withScope(reflection), written);
  }
}

/**
 * TypeDoc asks the checker for the types of properties and parameters, which answers with what
 * they come to: `X['data']` has lost the name to link to, a union the order of its members, and
 * `Box<'a'>` has gained what its other parameters default to. The reference shows what is written.
 * Inherited members keep TypeDoc's answer: as written, they speak of the parent's parameters.
 */
export function keepWrittenTypes(app: Application, {Converter}: TypeDoc): void {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const node = context.getSymbolFromReflection(reflection)?.valueDeclaration;
    if (node && ts.isPropertySignature(node) && isOwn(context, node, reflection.parent)) {
      keep(context, reflection, node.type);
    }
  });
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, signature, node) => {
    const {parent} = signature;
    const written =
      node &&
      (ts.isFunctionDeclaration(node) ||
        (ts.isMethodSignature(node) && isOwn(context, node, parent.parent)) ||
        (ts.isCallSignatureDeclaration(node) && isOwn(context, node, parent)));
    if (written) {
      const inside = context.withScope(signature);
      signature.parameters?.forEach((it, index) => keep(inside, it, node.parameters[index]?.type));
      keep(context, signature, node.type);
    }
  });
}
