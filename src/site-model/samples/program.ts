import path from 'node:path';
import ts from 'typescript';
import {compilerHost} from '../../base/compilerHost';
import {PRODUCT_MODULE} from './ambient';
import type {Environment, VirtualFile} from './virtualFiles';

/** As strict as `tsc --init` makes a project of a reader, and in a package of ES modules. */
const COMMON: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noUncheckedSideEffectImports: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Every sample has a scope of its own, also one without an import.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
};

const OPTIONS: Readonly<Record<Environment, ts.CompilerOptions>> = {
  browser: {
    ...COMMON,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  },
  node: {...COMMON, lib: ['lib.es2022.d.ts'], types: ['node']},
};

/** What was parsed for one program serves the next. */
const parsed = new Map<string, ts.SourceFile>();

const plainName = (specifier: string) => specifier.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');

export type SampleProgram = ReturnType<typeof sampleProgram>;

/** The samples of one environment, compiled with the contract. */
export function sampleProgram(
  siteDir: string,
  environment: Environment,
  samples: readonly VirtualFile[],
) {
  const files = new Map(samples.map((it) => [it.name, it]));
  const options = OPTIONS[environment];
  const folder = path.posix.join(siteDir, 'src/contract/');
  const entry = `${folder}integration.ts`;

  /** The product's types, as the reader names their copy of them, or a sample by its title. */
  function sampleNamed(specifier: string, from: VirtualFile): string | undefined {
    if (path.posix.basename(specifier).replace(/(?:\.d)?\.[jt]sx?$/, '') === PRODUCT_MODULE) {
      return entry;
    }
    // Node and the compiler want the extension wherever a package is one of ES modules.
    const others = /^\.\/.+\.[jt]sx?$/.test(specifier)
      ? samples.filter((it) => it !== from && it.page === from.page)
      : [];
    const isMeant = (title: string) => plainName(title) === plainName(specifier);
    return others.find(({titles}) => titles.some(isMeant))?.name;
  }

  const ofPackages = compilerHost(options);
  const host: ts.CompilerHost = {
    ...ofPackages,
    getCurrentDirectory: () => siteDir,
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name)?.code ?? ts.sys.readFile(name),
    getSourceFile(name, languageOptions) {
      if (name.includes('/node_modules/')) {
        return ofPackages.getSourceFile(name, languageOptions);
      }
      const before = parsed.get(name);
      const text = host.readFile(name);
      if (text === undefined || before?.text === text) {
        return text === undefined ? undefined : before;
      }
      const source = ts.createSourceFile(name, text, languageOptions, true);
      parsed.set(name, source);
      return source;
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => {
        const from = files.get(containing);
        const sample = from && sampleNamed(text, from);
        return sample
          ? {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}}
          : ts.resolveModuleName(text, containing, options, host);
      }),
  };
  const roots = environment === 'browser' ? [entry, `${folder}global.ts`] : [entry];
  const program = ts.createProgram([...roots, ...files.keys()], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const contract = module ? checker.getExportsOfModule(module) : [];
  return {
    program,
    checker,
    /** What the contract exports. */
    contract,
    names: new Set(contract.map(({name}) => name)),
    /** Whether a node is the contract's: samples of its comments lie in the same folder. */
    inContract: (node: ts.Node): boolean => {
      const {fileName} = node.getSourceFile();
      return fileName.startsWith(folder) && !files.has(fileName);
    },
  };
}
