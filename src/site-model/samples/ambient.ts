import ts from 'typescript';

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
  const own = new Set<string>();
  const types = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const {parent} = node;
      // A value of the same name is the browser's (`new Event()`).
      if (ts.isPartOfTypeNode(node) || ts.isTypeQueryNode(parent)) {
        types.add(node.text);
      } else if (DECLARES.some((isKind) => isKind(parent) && parent.name === node)) {
        own.add(node.text);
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return {own, types};
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
