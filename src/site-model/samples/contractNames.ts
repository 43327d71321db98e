import ts from 'typescript';

/** The names that the contract exports, found without the libraries that a full program reads. */
export function contractNames(entry: string): ReadonlySet<string> {
  const program = ts.createProgram([entry], {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const source = program.getSourceFile(entry);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`The contract can't be read from ${entry}.`);
  }
  return new Set(checker.getExportsOfModule(module).map(({name}) => name));
}
