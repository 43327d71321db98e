import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PRODUCT_MODULE} from './ambient';
import type {Environment} from './virtualFiles';

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

/** A sample that is compiled, with the import of the contract's types before it. */
export interface CompiledFile {
  readonly code: string;
  readonly titles: readonly string[];
  /** The page: a sample sees the others of its page, by their titles, and no other. */
  readonly page: string;
}

function withoutExtension(title: string): string {
  return title.replace(/\.[jt]sx?$/, '');
}

/** The compiler's view of the disk, with the samples among the files. */
export class SampleHost implements ts.LanguageServiceHost {
  readonly files = new Map<string, CompiledFile>();
  private readonly options: ts.CompilerOptions;
  private readonly roots: readonly string[];
  private readonly entry: string;
  private readonly resolutions: ts.ModuleResolutionCache;

  constructor(
    private readonly siteDir: string,
    environment: Environment,
  ) {
    this.options = OPTIONS[environment];
    this.entry = contractEntry(siteDir);
    const global = path.posix.join(contractFolder(siteDir), 'global.ts');
    this.roots = environment === 'browser' ? [this.entry, global] : [this.entry];
    this.resolutions = ts.createModuleResolutionCache(siteDir, (it) => it, this.options);
  }

  getCompilationSettings(): ts.CompilerOptions {
    return this.options;
  }

  getScriptFileNames(): string[] {
    return [...this.roots, ...this.files.keys()];
  }

  /** Content for samples, time of change for the contract; packages do not change while we run. */
  getScriptVersion(name: string): string {
    const sample = this.files.get(name);
    if (sample) {
      return ts.sys.createHash?.(sample.code) ?? sample.code;
    }
    return name.includes('/node_modules/')
      ? '1'
      : String(fs.statSync(name, {throwIfNoEntry: false})?.mtimeMs ?? 'missing');
  }

  getScriptSnapshot(name: string): ts.IScriptSnapshot | undefined {
    const text = this.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  }

  getCurrentDirectory(): string {
    return this.siteDir;
  }

  getDefaultLibFileName(options: ts.CompilerOptions): string {
    return ts.getDefaultLibFilePath(options);
  }

  fileExists(name: string): boolean {
    return this.files.has(name) || ts.sys.fileExists(name);
  }

  readFile(name: string): string | undefined {
    return this.files.get(name)?.code ?? ts.sys.readFile(name);
  }

  directoryExists(name: string): boolean {
    return ts.sys.directoryExists(name);
  }

  resolveModuleNameLiterals(
    literals: readonly ts.StringLiteralLike[],
    containing: string,
  ): ts.ResolvedModuleWithFailedLookupLocations[] {
    return literals.map(({text}) => {
      const sample = this.sampleNamed(text, containing);
      return sample
        ? {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}}
        : ts.resolveModuleName(text, containing, this.options, this, this.resolutions);
    });
  }

  /** The product's types, as the reader names their copy of them, or a sample by its title. */
  private sampleNamed(specifier: string, containing: string): string | null {
    const from = this.files.get(containing);
    if (!from) {
      return null;
    }
    const name = specifier
      .split('/')
      .at(-1)
      ?.replace(/(?:\.d)?\.[jt]sx?$/, '');
    if (name === PRODUCT_MODULE) {
      return this.entry;
    }
    const sought = withoutExtension(specifier.replace(/^\.\//, ''));
    const found = specifier.startsWith('./')
      ? [...this.files].find(
          ([other, {page, titles}]) =>
            other !== containing &&
            page === from.page &&
            titles.some((it) => withoutExtension(it) === sought),
        )
      : undefined;
    return found?.[0] ?? null;
  }
}
