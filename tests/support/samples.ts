import path from 'node:path';
import type {Fence} from '../../src/site-model/fences/fence';
import {pageFences, readSamples, type SiteFences} from '../../src/site-model/fences/fences';
import {parsePage} from '../../src/site-model/markdown/parse';
import type {Target} from '../../src/site-model/samples/references';
import {Samples} from '../../src/site-model/samples/samples';

export const root = path.join(__dirname, '../..');

let files: SiteFences | undefined;

/** All samples of the site by their file, read once. */
function siteFiles(): SiteFences {
  return (files ??= readSamples(root).fences);
}

/** Every sample of the site. */
export function siteFences(): Fence[] {
  return [...siteFiles().values()].flatMap(({fences}) => fences);
}

/** The samples of a page, or of a file of the contract. */
export function fencesOf(file: string): readonly Fence[] {
  return siteFiles().get(file)?.fences ?? [];
}

/** The samples of a page that says this. */
export function fencesIn(text: string, file = 'docs/page.mdx'): readonly Fence[] {
  const tree = parsePage(text);
  return pageFences(file, tree, tree).fences;
}

/** The samples of one file, to be compiled. */
export function samplesOf(file: string, fences: readonly Fence[]): Samples {
  const sources = new Map([[file, {fences, problems: []}]]);
  return new Samples(root, {contract: '', fences: sources});
}

/** A name in a sample that leads into the contract. */
interface Name {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly target: Target;
}

/** The names in each fence of a file that lead into the contract. */
export function namesIn(file: string, fences: readonly Fence[]): Name[][] {
  return samplesOf(file, fences)
    .references(file)
    .map(({references}, index) =>
      references.map((it) => ({...it, text: fences[index]!.text.slice(it.start, it.end)})),
    );
}
