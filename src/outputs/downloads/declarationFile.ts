import path from 'node:path';
import ts from 'typescript';
import {contractFiles, parseFile, problemAt} from './contractFiles';
import {inOneScope} from './oneScope';

const NAMESPACE = 'VirtualStadium';

/** A declaration with its comment and without `export`, as the contract has it. */
function textOf(node: ts.Statement): string {
  const comment = ts.getJSDocCommentsAndTags(node).at(-1);
  const text = node.getText().replace(/^(?:export |declare )+/, '');
  return comment ? `${comment.getText()}\n${text}` : text;
}

/** The statements of `declare global`, with the types they import under the namespace. */
function globalTexts(source: ts.SourceFile): string[] {
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
    return declared.replace(names, `${NAMESPACE}.$&`);
  });
}

/**
 * All of the contract in one file without an import, so that it works by lying in a project.
 *
 * It is a script, not a module: its top level is global. The types are in a namespace there, since
 * as globals some of them would merge with the browser's (`Event`) and others would take common
 * names (`Status`, `Result`). A namespace can be added to from any file, and an ambient module
 * hands the same types to those who would rather import them.
 * @param contract - its folder: `integration.ts` exports what an integrator types against, `global.ts`
 *   says what a page has once the loader runs
 * @param header - lines of text at the top
 */
export function declarationFile(contract: string, header: readonly string[]): string {
  const types = inOneScope(contractFiles(path.join(contract, 'integration.ts')));
  // One by one: an ES module has no `export =`, and where the compiler takes this file for one, it says so.
  const aliases = types.map(
    ({name}) => `  export import ${name.text} = ${NAMESPACE}.${name.text};`,
  );
  const indented = types
    .map(textOf)
    .join('\n\n')
    .replace(/^(?=.)/gm, '  ');
  const parts = [
    header.map((line) => `// ${line}`.trimEnd()).join('\n'),
    `declare namespace ${NAMESPACE} {\n${indented}\n}`,
    ...globalTexts(parseFile(path.join(contract, 'global.ts'))),
    `declare module 'virtual-stadium' {\n${aliases.join('\n')}\n}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
