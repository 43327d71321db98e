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

/** The samples of a site in one state of it, compiled together. */
export class Samples {
  private readonly siteDir: string;
  private readonly contract: string;
  /** The names that the contract exports. */
  private readonly names: ReadonlySet<string>;
  private readonly files: ReadonlyMap<string, File>;
  private readonly programs: Map<Environment, SampleProgram>;
  /** JSON Schemas of the contract. */
  readonly schemas: ContractSchemas;

  /** @param before - an earlier state: what did not change since is not compiled or checked again */
  constructor(siteDir: string, {contract, fences}: SampleSources, before?: Samples) {
    this.siteDir = siteDir.replaceAll('\\', '/');
    this.contract = contract;
    // Every sample depends on the contract.
    const known = before?.contract === contract ? before : undefined;
    this.schemas = known?.schemas ?? new ContractSchemas(siteDir);
    this.names = known?.names ?? sampleProgram(this.siteDir, 'browser', []).names;
    this.files = new Map(
      [...fences].map(([file, read]) => {
        const key = JSON.stringify(read);
        const same = known?.files.get(file);
        return [file, same?.key === key ? same : this.laidOut(file, key, read)];
      }),
    );
    const isSame =
      known?.files.size === this.files.size &&
      [...this.files].every(([name, file]) => known.files.get(name) === file);
    this.programs = isSame ? known.programs : new Map<Environment, SampleProgram>();
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
