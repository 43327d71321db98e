import type {Problem} from '../../base/problem';
import {contractProblems} from '../../checks/contract';
import type {SampleSources} from '../../site-model/fences/fences';
import type {FenceReferences} from '../../site-model/samples/references';
import type {Samples} from '../../site-model/samples/samples';
import type {OpenSchemas} from '../../site-model/schema/jsonSchema';
import type {ContractModel} from '../../site-model/contract';
import {generate, type Generated} from '../../site-model/typedoc/generate';
import type {Settings} from '../../site-model/typedoc/options';
import {ContractError} from '../../site-model/typedoc/problems';

interface ContractRead {
  /** `null` where it has a mistake. */
  readonly generated: Generated | null;
  readonly model: ContractModel | null;
  readonly problems: readonly Problem[];
  readonly incomplete: readonly Problem[];
}

/** Reads the contract, checks it, and makes the pages of its reference. */
export async function contract(settings: Settings): Promise<ContractRead> {
  try {
    const generated = await generate(settings);
    const {model} = generated;
    return {generated, model, problems: [], incomplete: contractProblems(model)};
  } catch (error) {
    if (!(error instanceof ContractError)) {
      throw error;
    }
    const {model, problems} = error;
    return {generated: null, model, problems, incomplete: contractProblems(model)};
  }
}

/** The JSON Schemas of a contract. */
export async function schemas(settings: Settings): Promise<OpenSchemas> {
  const {openSchemas} = await import('../../site-model/schema/generate');
  return openSchemas(settings);
}

let files: readonly string[] = [];
let samples: Samples | undefined;

/** Takes samples as they are now. */
export async function read({
  siteDir,
  ...sources
}: SampleSources & {readonly siteDir: string}): Promise<void> {
  // Loaded after the contract, which all pages wait for.
  const code = await import('../../site-model/samples/samples');
  files = [...sources.fences.keys()];
  samples = new code.Samples(siteDir, sources, samples);
}

/** Makes ready what `references` needs. */
export function compile(): void {
  samples?.compile();
}

/** What is wrong with the samples. */
export async function problems(): Promise<readonly Problem[]> {
  const {checkSamples} = await import('../../site-model/samples/check');
  return samples ? checkSamples(samples) : [];
}

/** The names in the fences of a file. */
export function references(file: string): FenceReferences[] {
  return samples?.references(file) ?? [];
}

/** The names in the fences of all files. */
export function names(): ReadonlyMap<string, FenceReferences[]> {
  return new Map(files.map((file) => [file, references(file)]));
}
