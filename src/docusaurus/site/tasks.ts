import {hashOf} from '../../base/hashOf';
import {keep, recall} from '../../base/kept';
import type {Problem} from '../../base/problem';
import type {SampleSources} from '../../site-model/fences/fences';
import {checkSamples} from '../../site-model/samples/check';
import type {FenceReferences} from '../../site-model/samples/references';
import {Samples} from '../../site-model/samples/samples';
import type {ContractOutcome} from '../../site-model/site';
import {generate, type Generated} from '../../site-model/typedoc/generate';
import type {Settings} from '../../site-model/typedoc/options';
import {ContractError} from '../../site-model/typedoc/problems';

interface Given extends SampleSources {
  readonly siteDir: string;
  /** Of the code that checks, and of what is installed. */
  readonly state: string;
}

let given: Given | undefined;

/** The names in the fences of each file without a mistake, by what they were found in. */
let passed: ReadonlyMap<string, FenceReferences[]> = new Map();

/** What of the site's samples was not checked before. */
let samples: Samples | undefined;

const place = ({siteDir, state}: Given) => ({siteDir, state, name: 'samples'});

const keyOf = (file: string): string => hashOf([given?.contract, file, given?.fences.get(file)]);

interface ContractRead {
  /** `null` where it has a mistake. */
  readonly generated: Generated | null;
  readonly model: ContractOutcome['contract'];
  readonly problems: readonly Problem[];
}

/** Reads the contract, and makes the pages of its reference. */
export async function contract(settings: Settings): Promise<ContractRead> {
  try {
    const generated = await generate(settings);
    return {generated, model: generated.model, problems: []};
  } catch (error) {
    if (!(error instanceof ContractError)) {
      throw error;
    }
    return {generated: null, model: error.model, problems: error.problems};
  }
}

/** Takes the samples as they are now. */
export function read(next: Given): void {
  if (!given) {
    passed = recall(place(next)) ?? passed;
  }
  given = next;
  const {siteDir, contract, fences} = next;
  const fresh = [...fences].filter(([file]) => !passed.has(keyOf(file)));
  samples = fresh.length
    ? new Samples(siteDir, {contract, fences: new Map(fresh)}, samples)
    : undefined;
}

/** Makes ready what `references` needs, so that the first page that asks does not wait for it. */
export function compile(): void {
  samples?.compile();
}

/** What is wrong with the samples. Where nothing is, the next run does not compile them again. */
export async function problems(): Promise<readonly Problem[]> {
  const found = samples ? await checkSamples(samples) : [];
  if (given && samples && !found.length) {
    const files = [...given.fences.keys()];
    passed = new Map(files.map((file) => [keyOf(file), references(file)]));
    keep(place(given), passed);
  }
  return found;
}

/** The names in the fences of all pages. */
export function names(): ReadonlyMap<string, readonly FenceReferences[]> {
  return new Map([...(given?.fences.keys() ?? [])].map((file) => [file, references(file)]));
}

/** The names in the fences of a page. */
export function references(file: string): FenceReferences[] {
  return passed.get(keyOf(file)) ?? samples?.references(file) ?? [];
}
