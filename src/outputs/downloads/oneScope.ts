import ts from 'typescript';
import {problemAt} from './contractFiles';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isType(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function checkStatement(it: ts.Statement): void {
  // `onAction` documents the callback's signature. No page has such a function: a declaration of
  // it would let code call it.
  const isDocumentation = ts.isFunctionDeclaration(it) && it.body === undefined;
  const isLink = ts.isImportDeclaration(it) || ts.isExportDeclaration(it);
  if (!isType(it) && !isDocumentation && !isLink) {
    throw problemAt(
      it,
      'The declaration file takes interfaces and type aliases from the contract, nothing else.',
      'write it as a type; what a page really has belongs into global.ts',
    );
  }
}

function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

/** Refuses a name that a module does not import and that one scope would give another meaning. */
function checkNames(source: ts.SourceFile, contracts: ReadonlySet<string>): void {
  const nodes = nodesIn(source);
  const own = nodes.flatMap((it) =>
    ts.isImportSpecifier(it) || isType(it) || ts.isTypeParameterDeclaration(it) ? it.name.text : [],
  );
  const names = nodes.flatMap((it) => (ts.isTypeReferenceNode(it) ? it.typeName : []));
  const other = names.find(
    (it) => ts.isIdentifier(it) && contracts.has(it.text) && !own.includes(it.text),
  );
  if (other) {
    const name = other.getText();
    throw problemAt(
      other,
      `${name} is a type of the browser here, and one of the contract in its own file.`,
      `import ${name} from the contract, or rename the contract's`,
    );
  }
}

/** The types of all files, fit to share one scope. */
export function inOneScope(files: readonly ts.SourceFile[]): TypeDeclaration[] {
  const statements = files.flatMap((source) => source.statements);
  statements.forEach(checkStatement);
  const types = statements.filter(isType);
  const names = types.map(({name}) => name.text);
  const second = types.find(({name}, index) => names.indexOf(name.text) < index);
  if (second) {
    const message = `The contract has two types of the name ${second.name.text}.`;
    throw problemAt(second, message, 'rename one of them');
  }
  files.forEach((it) => checkNames(it, new Set(names)));
  return types;
}
