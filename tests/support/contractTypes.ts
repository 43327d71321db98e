import path from 'node:path';
import ts from 'typescript';
import {compilerHost} from '../../src/base/compilerHost';
import {root} from './samples';

const FOLDERS = new Map([
  [ts.SyntaxKind.InterfaceDeclaration, 'interfaces'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type-aliases'],
  [ts.SyntaxKind.FunctionDeclaration, 'functions'],
]);

/** What the compiler itself says of the contract, to be compared with what the site makes of it. */
function read() {
  const files = ['index', 'integration'].map((it) => path.join(root, `src/contract/${it}.ts`));
  const options = {strict: true, target: ts.ScriptTarget.ES2022};
  const program = ts.createProgram(files, options, compilerHost(options));
  const checker = program.getTypeChecker();
  const [reference, everything] = files.map((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      .map((it) => (it.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(it) : it)),
  );
  const typeOf = (name: string) =>
    checker.getDeclaredTypeOfSymbol(everything!.find((it) => it.name === name)!);
  const words = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(words) : type.isStringLiteral() ? [type.value] : [];
  return {
    /** What the reference has a page for: the folder and the name of each. */
    pages: reference!.map(({name, declarations}) => ({
      folder: FOLDERS.get(declarations![0]!.kind),
      name,
    })),
    actions: words(typeOf('TriggerActionEnum')),
    requests: typeOf('AdapterRequestMap')
      .getProperties()
      .map(({name}) => name),
    /** Every way to call a command, by the command's name. */
    calls: typeOf('SIRFunction')
      .getCallSignatures()
      .flatMap(({parameters}) => words(checker.getTypeOfSymbol(parameters[0]!))),
  };
}

export const contractTypes = read();

export const namesIn = (folder: string): string[] =>
  contractTypes.pages.filter((it) => it.folder === folder).map(({name}) => name);
