import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {ContractSchemas} from '../schema';
import type {Fence} from '../fences/fence';
import {
  fencesOf,
  generatedPages,
  isGeneratedPage,
  isSampleFile,
  sampleFiles,
} from '../fences/fences';
import type {Problem} from '../../base/problem';
import {SampleProgram} from './program';
import {references, type Reference} from './references';

interface File {
  readonly changed: number;
  readonly fences: readonly Fence[];
  /** Of the fences themselves: flags, languages, order. */
  readonly problems: readonly Problem[];
}

const CONTRACT = 'src/contract/';

/**
 * All samples of a site as they are on the disk, and the program that compiles them. Everything
 * that asks about samples within one run of Docusaurus asks the same one, so that they are compiled
 * once.
 */
export class Samples {
  private static readonly sites = new Map<string, Samples>();

  private readonly files = new Map<string, File>();
  /** Compiled like the others, for the names in them; what is wrong there is wrong in the contract. */
  private readonly generated = new Map<string, File>();
  private readonly registry = ts.createDocumentRegistry();
  private program: SampleProgram;
  /** JSON Schemas of the contract as it is now. */
  schemas: ContractSchemas;

  private constructor(private readonly siteDir: string) {
    this.program = new SampleProgram(siteDir, this.registry);
    this.schemas = new ContractSchemas(siteDir);
  }

  /** The samples of a site, as they are now. */
  static of(siteDir: string): Samples {
    const samples = Samples.sites.get(siteDir) ?? new Samples(siteDir);
    Samples.sites.set(siteDir, samples);
    samples.refresh();
    return samples;
  }

  /** As they were read last: to look for changes on the whole disk takes longer than many questions. */
  static asRead(siteDir: string): Samples {
    return Samples.sites.get(siteDir) ?? Samples.of(siteDir);
  }

  /** Reads what was written since the last time. */
  private refresh(): void {
    const now = sampleFiles(this.siteDir);
    const gone = [...this.files.keys()].filter((it) => !now.includes(it));
    const changed = now.filter((it) => this.files.get(it)?.changed !== this.changeTime(it));
    const known = this.files.size > 0;
    for (const file of gone) {
      this.files.delete(file);
      this.program.removePage(file);
    }
    if (known && [...gone, ...changed].some((it) => it.startsWith(CONTRACT))) {
      // Every sample stands on the contract.
      this.program.dispose();
      this.generated.clear();
      this.program = new SampleProgram(this.siteDir, this.registry);
      this.schemas = new ContractSchemas(this.siteDir);
      now.forEach((it) => this.read(it));
    } else {
      changed.forEach((it) => this.read(it));
    }
  }

  get paths(): readonly string[] {
    return [...this.files.keys()];
  }

  /** The fences of a page or of a file of the contract, in their order. */
  fences(file: string): readonly Fence[] {
    if (isGeneratedPage(file)) {
      this.readGenerated();
      return this.generated.get(file)?.fences ?? [];
    }
    if (isSampleFile(file) && this.files.get(file)?.changed !== this.changeTime(file)) {
      this.read(file);
    }
    return this.files.get(file)?.fences ?? [];
  }

  /** A sample of the contract's comments, as the generated pages repeat it. */
  contractFence(visible: string): Fence | undefined {
    const text = visible.trim();
    return this.paths
      .filter((it) => it.startsWith(CONTRACT))
      .flatMap((it) => this.fences(it))
      .find((it) => it.visible.trim() === text);
  }

  /** The names of a fence that lead into the contract. */
  references(fence: Fence): Reference[] {
    return references(this.program, fence);
  }

  /** What is wrong with the fences of a file as such. */
  fenceProblems(file: string): readonly Problem[] {
    return this.files.get(file)?.problems ?? [];
  }

  /** Reads and binds all that samples need: what is asked next is answered at once. */
  compile(): void {
    this.program.compile();
  }

  diagnostics(file: string) {
    return this.program.diagnostics(file);
  }

  private changeTime(file: string): number {
    return fs.statSync(path.join(this.siteDir, file), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  }

  /** All of them at once: every change of the program makes the compiler begin anew. */
  private readGenerated(): void {
    for (const file of generatedPages(this.siteDir)) {
      const changed = this.changeTime(file);
      if (this.generated.get(file)?.changed !== changed) {
        const {fences} = fencesOf(this.siteDir, file);
        this.program.setPage(file, fences);
        this.generated.set(file, {changed, fences, problems: []});
      }
    }
  }

  private read(file: string): void {
    const changed = this.changeTime(file);
    const {fences, problems} = fencesOf(this.siteDir, file);
    const order = this.program.setPage(file, fences);
    this.files.set(file, {changed, fences, problems: [...problems, ...order]});
  }
}
