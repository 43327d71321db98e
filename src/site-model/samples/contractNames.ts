import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The names that a file of the contract exports, as it writes them: no compiler has to be asked. */
export function contractNames(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = source.statements.flatMap((it): string[] => {
    if (ts.isExportDeclaration(it)) {
      const {exportClause, moduleSpecifier} = it;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({name}) => name.text)
        : moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
          ? [...contractNames(path.join(path.dirname(file), `${moduleSpecifier.text}.ts`))]
          : [];
    }
    const isType = ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it);
    const named = isType || ts.isFunctionDeclaration(it) ? it.name?.text : undefined;
    return named !== undefined && isExported(it) ? [named] : [];
  });
  return new Set(names);
}
