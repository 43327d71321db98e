import ts from 'typescript';
import {problemAt} from './contractFiles';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isType(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function typesOf(source: ts.SourceFile): TypeDeclaration[] {
  return source.statements.flatMap((it) => {
    if (isType(it)) {
      return [it];
    }
    // `onAction` documents the callback's signature. No page has such a function: a declaration of
    // it would let code call it.
    const documentation = ts.isFunctionDeclaration(it) && it.body === undefined;
    if (!documentation && !ts.isImportDeclaration(it) && !ts.isExportDeclaration(it)) {
      throw problemAt(
        it,
        'The declaration file takes interfaces and type aliases from the contract, nothing else.',
        'write it as a type; what a page really has belongs into global.ts',
      );
    }
    return [];
  });
}

/** Refuses a name that a module does not import and that one scope would give another meaning. */
function checkNames(source: ts.SourceFile, all: ReadonlyMap<string, TypeDeclaration>): void {
  const own = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || isType(node) || ts.isTypeParameterDeclaration(node)) {
      own.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  const check = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : undefined;
    if (name && ts.isIdentifier(name) && all.has(name.text) && !own.has(name.text)) {
      throw problemAt(
        name,
        `${name.text} is a type of the browser here, and one of the contract in its own file.`,
        `import ${name.text} from the contract, or rename the contract's`,
      );
    }
    ts.forEachChild(node, check);
  };
  collect(source);
  check(source);
}

/** The types of all files by name, fit to share one scope. */
export function inOneScope(files: readonly ts.SourceFile[]): Map<string, TypeDeclaration> {
  const all = new Map<string, TypeDeclaration>();
  for (const type of files.flatMap(typesOf)) {
    const {text} = type.name;
    if (all.has(text)) {
      throw problemAt(
        type,
        `The contract has two types of the name ${text}.`,
        'rename one of them',
      );
    }
    all.set(text, type);
  }
  files.forEach((it) => checkNames(it, all));
  return all;
}
