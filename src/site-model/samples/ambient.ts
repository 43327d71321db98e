import ts from 'typescript';

/** The module that samples may name, and that the contract stands behind. */
export const PRODUCT_MODULE = 'virtual-stadium';

function declaredNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const add = (name: ts.Node | undefined): void => {
    if (name && ts.isIdentifier(name)) {
      names.add(name.text);
    } else if (name && (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name))) {
      name.elements.forEach((it) => add(ts.isBindingElement(it) ? it.name : undefined));
    }
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach((it) => add(it.name));
    } else if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause;
      const bindings = clause?.namedBindings;
      add(clause?.name);
      if (bindings && ts.isNamedImports(bindings)) {
        bindings.elements.forEach((it) => add(it.name));
      } else {
        add(bindings?.name);
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      add(statement.name);
    }
  }
  return names;
}

function leftmost(name: ts.Node): string | null {
  if (ts.isQualifiedName(name)) {
    return leftmost(name.left);
  }
  return ts.isIdentifier(name) ? name.text : null;
}

/** Names in the places of types: a value of the same name is the browser's (`new Event()`). */
function typeNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const add = (name: ts.Node): void => {
    const text = leftmost(name);
    if (text) {
      names.add(text);
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      add(node.typeName);
    } else if (ts.isTypeQueryNode(node)) {
      add(node.exprName);
    } else if (ts.isHeritageClause(node) && ts.isInterfaceDeclaration(node.parent)) {
      node.types.forEach((it) => add(it.expression));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
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
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const script = /\.jsx?$/.test(name);
  const own = declaredNames(source);
  const used = [...(script ? commentNames(code) : typeNames(source))];
  const names = used.filter((it) => contract.has(it) && !own.has(it)).join(', ');
  if (!names) {
    return '';
  }
  return script
    ? `/** @import {${names}} from '${PRODUCT_MODULE}' */\n;\n`
    : `import type {${names}} from '${PRODUCT_MODULE}';\n`;
}
