import type {Problem} from '../../base/problem';
import type {SampleSources} from '../../site-model/fences/fences';
import {checkSamples} from '../../site-model/samples/check';
import type {FenceReferences} from '../../site-model/samples/references';
import {Samples} from '../../site-model/samples/samples';

let samples: Samples | undefined;

/** Takes the samples as they are now. */
export function read({siteDir, ...sources}: SampleSources & {readonly siteDir: string}): void {
  samples = new Samples(siteDir, sources, samples);
}

/** Makes ready what `references` needs, so that the first page that asks does not wait for it. */
export function compile(): void {
  samples?.compile();
}

/** What is wrong with the samples. */
export async function problems(): Promise<readonly Problem[]> {
  return samples ? checkSamples(samples) : [];
}

/** The names in the fences of a page. */
export function references(file: string): FenceReferences[] {
  return samples?.references(file) ?? [];
}
