import {hashOf} from '../../base/hashOf';
import type {Problem} from '../../base/problem';
import type {SampleSources} from '../../site-model/fences/fences';
import {checkSamples} from '../../site-model/samples/check';
import type {FenceReferences} from '../../site-model/samples/references';
import {Samples} from '../../site-model/samples/samples';
import {keep, recall} from './kept';

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

/** The names in the fences of a page. */
export function references(file: string): FenceReferences[] {
  return passed.get(keyOf(file)) ?? samples?.references(file) ?? [];
}
