import ts from 'typescript';
import {contractFiles, parseFile, problemAt} from './contractFiles';
import {inOneScope} from './oneScope';

interface DeclarationFileOptions {
  /** The file that exports everything an integrator types against. */
  readonly entryPoint: string;
  /** The file whose `declare global` says what a page has once the loader runs. */
  readonly globals: string;
  /** Name of the namespace that the types are in. */
  readonly namespace: string;
  /** Name of the module that gives the same types to an `import type`. */
  readonly module: string;
  /** Lines of text at the top. */
  readonly header: readonly string[];
}

/** A declaration with its comment and without `export`, as the contract has it. */
function textOf(node: ts.Statement): string {
  const source = node.getSourceFile();
  const comment = ts.getJSDocCommentsAndTags(node).at(-1);
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const start = modifiers.at(-1)?.end ?? node.getStart(source);
  const text = source.text.slice(start, node.end).trim();
  return comment ? `${comment.getText(source)}\n${text}` : text;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** The statements of `declare global`, with the types they import under the namespace. */
function globalTexts({globals, namespace}: DeclarationFileOptions): string[] {
  const source = parseFile(globals);
  const imported = source.statements.flatMap((it) => {
    const bindings = ts.isImportDeclaration(it) ? it.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map((e) => e.name.text) : [];
  });
  const body = source.statements.find((it) => ts.isModuleDeclaration(it))?.body;
  if (!body || !ts.isModuleBlock(body)) {
    throw problemAt(source, 'The file declares nothing global.', 'write `declare global {…}`');
  }
  const names = new RegExp(`\\b(?:${imported.join('|')})\\b`, 'g');
  return body.statements.map((it) => {
    const text = textOf(it).replace(/^ {2}/gm, '');
    const declared = ts.isInterfaceDeclaration(it)
      ? text
      : text.replace(/^(?=const |let |var |function )/m, 'declare ');
    return declared.replace(names, `${namespace}.$&`);
  });
}

/**
 * All of the contract in one file without an import, so that it works by lying in a project.
 *
 * It is a script, not a module: its top level is global. The types are in a namespace there, since
 * as globals some of them would merge with the browser's (`Event`) and others would take common
 * names (`Status`, `Result`). A namespace can be added to from any file, and an ambient module
 * hands the same types to those who would rather import them.
 */
export function declarationFile(options: DeclarationFileOptions): string {
  const types = inOneScope(contractFiles(options.entryPoint));
  const texts = [...types.values()].map(textOf);
  return [
    options.header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    `declare namespace ${options.namespace} {\n${indented(texts.join('\n\n'))}\n}`,
    ...globalTexts(options),
    `declare module '${options.module}' {\n  export = ${options.namespace};\n}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
