import path from 'node:path';
import type {Fence} from '../../src/site-model/fences/fence';
import {pageFences, readSamples, type SiteFences} from '../../src/site-model/fences/fences';
import {parsePage} from '../../src/site-model/markdown/parse';

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
