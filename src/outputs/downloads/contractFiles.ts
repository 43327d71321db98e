import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An error that names the place of a node. */
export function problemAt(node: ts.Node, message: string, remedy: string): Error {
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return new Error(`${source.fileName}:${line + 1}\n  ${message}\n  Remedy: ${remedy}.`);
}

export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** A file that a statement of another one names; `[]` for any other statement. */
function importedBy(it: ts.Statement): string | never[] {
  const from =
    ts.isImportDeclaration(it) || ts.isExportDeclaration(it) ? it.moduleSpecifier : undefined;
  if (!from || !ts.isStringLiteral(from)) {
    return [];
  }
  if (!from.text.startsWith('.')) {
    throw problemAt(from, `The contract imports ${from.text}.`, 'declare what it needs itself');
  }
  return path.join(path.dirname(it.getSourceFile().fileName), `${from.text}.ts`);
}

/** The entry point and every file that it leads to, in the order in which they name each other. */
export function contractFiles(entryPoint: string): ts.SourceFile[] {
  const files = new Map<string, ts.SourceFile>();
  const visit = (file: string): void => {
    if (!files.has(file)) {
      const source = parseFile(file);
      files.set(file, source);
      source.statements.flatMap(importedBy).forEach(visit);
    }
  };
  visit(entryPoint);
  return [...files.values()];
}
