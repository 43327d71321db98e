import ts from 'typescript';
import type {Problem} from '../../base/problem';
import type {Fence} from '../fences/fence';
import type {SiteFences} from '../fences/fences';
import {isGenerated} from '../sources/sources';
import {ContractSchemas} from '../schema';
import {SampleProgram, type Diagnostic} from './program';
import {references, type Reference} from './references';

interface File {
  /** What the fences were read from, to tell a change. */
  readonly key: string;
  readonly fences: readonly Fence[];
  /** Of the fences themselves: flags, languages, order. */
  readonly problems: readonly Problem[];
}

/** What samples are made of. */
export interface SampleSources {
  /** Tells one state of the contract from another. */
  readonly contract: string;
  readonly fences: SiteFences;
}

/** The samples of a site, and the program that compiles them: all at once, so that it is made once. */
export class Samples {
  private readonly files = new Map<string, File>();
  private readonly registry = ts.createDocumentRegistry();
  private program: SampleProgram;
  private contract: string | null = null;
  /** JSON Schemas of the contract as it is now. */
  schemas: ContractSchemas;

  constructor(private readonly siteDir: string) {
    this.program = new SampleProgram(siteDir, this.registry);
    this.schemas = new ContractSchemas(siteDir);
  }

  /** Takes the samples of the site as they are now; what did not change is not compiled again. */
  update({contract, fences}: SampleSources): this {
    if (this.contract !== null && this.contract !== contract) {
      // Every sample depends on the contract.
      this.program.dispose();
      this.program = new SampleProgram(this.siteDir, this.registry);
      this.schemas = new ContractSchemas(this.siteDir);
      this.files.clear();
    }
    this.contract = contract;
    for (const file of [...this.files.keys()].filter((it) => !fences.has(it))) {
      this.files.delete(file);
      this.program.removePage(file);
    }
    for (const [file, read] of fences) {
      const key = JSON.stringify(read);
      if (this.files.get(file)?.key !== key) {
        const order = this.program.setPage(file, read.fences);
        this.files.set(file, {key, fences: read.fences, problems: [...read.problems, ...order]});
      }
    }
    return this;
  }

  /** The files whose samples are checked: what is wrong in the reference is wrong in the contract. */
  get paths(): readonly string[] {
    return [...this.files.keys()].filter((file) => !isGenerated(file));
  }

  /** The fences of a page or of a file of the contract, in their order. */
  fences(file: string): readonly Fence[] {
    return this.files.get(file)?.fences ?? [];
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

  diagnostics(file: string): Diagnostic[] {
    return this.program.diagnostics(file);
  }
}
