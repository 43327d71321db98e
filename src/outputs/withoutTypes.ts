import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** A sample of TypeScript as the JavaScript that it is. */
export function withoutTypes(code: string): string {
  return ts.transpileModule(code, {compilerOptions}).outputText;
}
