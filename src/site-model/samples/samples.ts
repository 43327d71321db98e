import type {Problem} from '../../base/problem';
import type {Fence, Fences} from '../fences/fence';
import type {SampleSources} from '../fences/fences';
import {ContractSchemas} from '../schema';
import {isGenerated} from '../sources/sources';
import {ambientImport} from './ambient';
import {diagnosticsIn, type Diagnostic} from './diagnostics';
import {sampleProgram, type SampleProgram} from './program';
import {referencesIn, type FenceReferences} from './references';
import {virtualFiles, type Environment, type VirtualFile} from './virtualFiles';

/** A page or a file of the contract, for as long as nothing changes that its samples depend on. */
export interface File {
  /** What the samples were read from, to tell a change. */
  readonly key: string;
  readonly fences: readonly Fence[];
  /** Of the fences themselves: flags, languages, order. */
  readonly problems: readonly Problem[];
  readonly compiled: readonly VirtualFile[];
}

/** The samples of a site, compiled together. */
export class Samples {
  private readonly siteDir: string;
  private files: ReadonlyMap<string, File> = new Map();
  private readonly programs = new Map<Environment, SampleProgram>();
  private contract: string | null = null;
  /** The names that the contract exports. */
  private names: ReadonlySet<string> = new Set();
  /** JSON Schemas of the contract as it is now. */
  schemas: ContractSchemas;

  constructor(siteDir: string) {
    this.siteDir = siteDir.replaceAll('\\', '/');
    this.schemas = new ContractSchemas(siteDir);
  }

  /** Takes the samples of the site as they are now; what did not change is not checked again. */
  update({contract, fences}: SampleSources): this {
    const before = this.files;
    const isSame = this.contract === contract;
    if (!isSame) {
      // Every sample depends on the contract.
      this.contract = contract;
      const exported = sampleProgram(this.siteDir, 'browser', []).contract;
      this.names = new Set(exported.map(({name}) => name));
      this.schemas = new ContractSchemas(this.siteDir);
    }
    this.files = new Map(
      [...fences].map(([file, read]) => {
        const key = JSON.stringify(read);
        const known = isSame ? before.get(file) : undefined;
        return [file, known?.key === key ? known : this.laidOut(file, key, read)];
      }),
    );
    if (
      before.size !== fences.size ||
      [...this.files].some(([it, now]) => before.get(it) !== now)
    ) {
      this.programs.clear();
    }
    return this;
  }

  /** The files whose samples are checked: what is wrong in the reference is wrong in the contract. */
  get checked(): File[] {
    return [...this.files].flatMap(([name, file]) => (isGenerated(name) ? [] : [file]));
  }

  /** Compiles now what the first question about a sample would have to wait for. */
  compile(): void {
    this.compiled.forEach(({environment}) => this.program(environment));
  }

  diagnostics({compiled}: File): Diagnostic[] {
    return compiled.flatMap((it) => diagnosticsIn(this.program(it.environment).program, it));
  }

  /** The names in the fences of a file that lead into the contract, in their order. */
  references(file: string): FenceReferences[] {
    const {fences = [], compiled = []} = this.files.get(file) ?? {};
    const found = compiled.flatMap((it) => referencesIn(this.program(it.environment), it));
    return fences.map((fence) => ({
      line: fence.line,
      references: found
        .flatMap((it) => (it.fence === fence ? it.reference : []))
        .sort((a, b) => a.start - b.start),
    }));
  }

  private get compiled(): VirtualFile[] {
    return [...this.files.values()].flatMap((it) => it.compiled);
  }

  private laidOut(file: string, key: string, {fences, problems}: Fences): File {
    const {files, problems: order} = virtualFiles(this.siteDir, fences);
    // Samples of a page are pasted: they import what they name. Those of the contract's comments are read.
    const isPage = file.endsWith('.mdx') && !isGenerated(file);
    const compiled = isPage ? files : files.map((it) => this.withTypes(it));
    return {key, fences, problems: [...problems, ...order], compiled};
  }

  /** A sample of the contract's comments, with the import of what it names before it. */
  private withTypes(file: VirtualFile): VirtualFile {
    const before = ambientImport(file.name, file.code, this.names);
    const segments = file.segments.map((it) => ({...it, fileStart: it.fileStart + before.length}));
    return {...file, code: before + file.code, segments};
  }

  private program(environment: Environment): SampleProgram {
    const own = () => this.compiled.filter((it) => it.environment === environment);
    const program =
      this.programs.get(environment) ?? sampleProgram(this.siteDir, environment, own());
    this.programs.set(environment, program);
    return program;
  }
}
