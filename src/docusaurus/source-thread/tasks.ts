import {setContractModel} from '../../site-model/contract/current';
import type {ContractModel} from '../../site-model/contract';
import {checkSamples} from '../../site-model/samples/check';
import type {Reference} from '../../site-model/samples/references';
import {Samples} from '../../site-model/samples/samples';
import {checkPages} from '../../checks/check';
import type {Problem} from '../../base/problem';

/** The names in one fence that lead into the contract. */
export interface FenceReferences {
  /** Of the fence's opening, in its file. */
  readonly line: number;
  /** How many characters stand before what the reader sees of it. */
  readonly hidden: number;
  readonly references: readonly Reference[];
}

interface Site {
  readonly siteDir: string;
}

/** What is wrong with the samples as they are now. */
export async function sampleProblems({siteDir}: Site): Promise<readonly Problem[]> {
  return (await checkSamples(Samples.of(siteDir))).problems;
}

/** What is wrong with all sources as they are now. */
export async function sourceProblems({
  siteDir,
  model,
}: Site & {readonly model: ContractModel | null}): Promise<readonly Problem[]> {
  if (model) {
    setContractModel(model);
  }
  const pages = checkPages(siteDir, true);
  return [...pages, ...(await sampleProblems({siteDir}))];
}

/** Makes ready what `references` needs, so that the first page that asks does not wait for it. */
export function readSamples({siteDir}: Site): void {
  Samples.of(siteDir).compile();
}

/** The names in the fences of a page or of a file of the contract. */
export function references({siteDir, file}: Site & {readonly file: string}): FenceReferences[] {
  const samples = Samples.asRead(siteDir);
  return samples.fences(file).map((fence) => ({
    line: fence.line,
    hidden: fence.hidden.length,
    references: samples.references(fence),
  }));
}
