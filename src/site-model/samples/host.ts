import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PRODUCT_MODULE} from './ambient';
import type {Environment, VirtualFile} from './virtualFiles';

export function contractFolder(siteDir: string): string {
  return path.posix.join(siteDir, 'src/contract');
}

export function contractEntry(siteDir: string): string {
  return path.posix.join(contractFolder(siteDir), 'integration.ts');
}

const COMMON: ts.CompilerOptions = {
  strict: true,
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

const withoutExtension = (title: string) => title.replace(/\.[jt]sx?$/, '');

/** The compiler's view of the disk, with the samples among the files. */
export interface SampleHost extends ts.LanguageServiceHost {
  readonly files: Map<string, VirtualFile>;
}

export function sampleHost(siteDir: string, environment: Environment): SampleHost {
  const files = new Map<string, VirtualFile>();
  const options = OPTIONS[environment];
  const entry = contractEntry(siteDir);
  const global = path.posix.join(contractFolder(siteDir), 'global.ts');
  const roots = environment === 'browser' ? [entry, global] : [entry];
  const resolutions = ts.createModuleResolutionCache(siteDir, (it) => it, options);

  /** The product's types, as the reader names their copy of them, or a sample by its title. */
  function sampleNamed(specifier: string, from: VirtualFile): string | undefined {
    const last = path.posix.basename(specifier).replace(/(?:\.d)?\.[jt]sx?$/, '');
    if (last === PRODUCT_MODULE) {
      return entry;
    }
    const sought = withoutExtension(specifier.replace(/^\.\//, ''));
    const others = specifier.startsWith('./') ? [...files.values()] : [];
    return others.find(
      (it) =>
        it !== from &&
        it.page === from.page &&
        it.titles.some((title) => withoutExtension(title) === sought),
    )?.name;
  }

  const host: SampleHost = {
    files,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...roots, ...files.keys()],
    /** Content for samples, time of change for the contract; packages do not change while we run. */
    getScriptVersion(name) {
      const sample = files.get(name);
      if (sample) {
        return ts.sys.createHash?.(sample.code) ?? sample.code;
      }
      return name.includes('/node_modules/')
        ? '1'
        : String(fs.statSync(name, {throwIfNoEntry: false})?.mtimeMs ?? 'missing');
    },
    getScriptSnapshot(name) {
      const text = host.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: (it) => ts.getDefaultLibFilePath(it),
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name)?.code ?? ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => {
        const from = files.get(containing);
        const sample = from && sampleNamed(text, from);
        return sample
          ? {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}}
          : ts.resolveModuleName(text, containing, options, host, resolutions);
      }),
  };
  return host;
}
