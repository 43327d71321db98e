import ts from 'typescript';
import {nodesIn} from '../../base/nodesIn';

/** The module that samples may name; what it exports is the contract. */
export const PRODUCT_MODULE = 'virtual-stadium';

const DECLARES = [
  ts.isVariableDeclaration,
  ts.isBindingElement,
  ts.isImportClause,
  ts.isImportSpecifier,
  ts.isNamespaceImport,
  ts.isDeclarationStatement,
];

/** Names that a sample declares, and those that it has in the places of types. */
function namesIn(source: ts.SourceFile) {
  const names = nodesIn(source).filter((node) => ts.isIdentifier(node));
  // A value of the same name is the browser's (`new Event()`).
  const types = names.filter((it) => ts.isPartOfTypeNode(it) || ts.isTypeQueryNode(it.parent));
  const own = names.filter((it) =>
    DECLARES.some((isKind) => isKind(it.parent) && it.parent.name === it),
  );
  const texts = (nodes: readonly ts.Identifier[]) => new Set(nodes.map(({text}) => text));
  return {own: texts(own), types: texts(types)};
}

/** JavaScript names types in its doc comments only. */
function commentNames(code: string): Set<string> {
  const comments = code.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return new Set(comments.flatMap((it) => it.match(/[A-Za-z_$][\w$]*/g) ?? []));
}

/**
 * The import that makes the contract's types known in a sample of its own comments: of those it names and does not
 * declare itself. As an import and not as globals, since the contract's `Event` would be one with
 * the browser's then.
 */
export function ambientImport(name: string, code: string, contract: ReadonlySet<string>): string {
  const {own, types} = namesIn(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  const script = /\.jsx?$/.test(name);
  const used = [...(script ? commentNames(code) : types)];
  const names = used.filter((it) => contract.has(it) && !own.has(it)).join(', ');
  if (!names) {
    return '';
  }
  return script
    ? `/** @import {${names}} from '${PRODUCT_MODULE}' */\n;\n`
    : `import type {${names}} from '${PRODUCT_MODULE}';\n`;
}
