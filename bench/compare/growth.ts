/** What more pages cost: the scripts that every page loads, and the build. Docusaurus only. */
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from './build';
import {sum} from './numbers';
import {clearCaches, type Site, type SiteId} from './sites';
import type {Row} from './table';

interface Grown {
  readonly site: SiteId;
  readonly pages: number;
  readonly mainBytes: number;
  readonly seconds: number;
  readonly peakMiB: number;
}

/** Every page loads these: the entry's files, and the runtime that knows the names of all others. */
function mainBytes({output}: Site): number {
  const folder = path.join(output, 'assets/js');
  const files = fs.readdirSync(folder).filter((name) => /^(?:\w+~)?main\.\w+\.js$/.test(name));
  if (files.length === 0) {
    throw new Error(`There is no main bundle in ${folder}.`);
  }
  return sum(files.map((name) => fs.statSync(path.join(folder, name)).size));
}

async function grow(site: Site, pages: number): Promise<Grown> {
  console.error(`growth: ${site.id} with ${pages} pages`);
  site.write(pages);
  clearCaches(site);
  const {seconds, peakMiB} = await buildSite(site);
  return {site: site.id, pages, mainBytes: mainBytes(site), seconds, peakMiB};
}

type Figure = (grown: Grown) => number;

function rowsOf(all: readonly Grown[], sizes: readonly number[], label: string, figure: Figure) {
  return sizes.map((size): Row => ({
    label: `${size} pages: ${label}`,
    digits: 0,
    values: Object.fromEntries(
      all.filter(({pages}) => pages === size).map((grown) => [grown.site, figure(grown)]),
    ),
  }));
}

/** Between the smallest and the largest, so that what does not grow falls out. */
function perPage(all: readonly Grown[]): Row {
  const ids = [...new Set(all.map(({site}) => site))];
  const values = ids.map((id) => {
    const own = all.filter(({site}) => site === id).sort((a, b) => a.pages - b.pages);
    const [least, most] = [own.at(0), own.at(-1)];
    return [
      id,
      least && most ? (most.mainBytes - least.mainBytes) / (most.pages - least.pages) : NaN,
    ] as const;
  });
  return {
    label: 'one page more: bytes of main scripts',
    digits: 1,
    values: Object.fromEntries(values),
  };
}

export async function growth(sites: readonly Site[], sizes: readonly number[]): Promise<Row[]> {
  const grown: Grown[] = [];
  for (const size of sizes) {
    for (const site of sites.filter(({id}) => id === 'ours' || id === 'stock')) {
      grown.push(await grow(site, size));
    }
  }
  return [
    ...rowsOf(grown, sizes, 'main scripts, kB minified', (each) => each.mainBytes / 1_000),
    perPage(grown),
    ...rowsOf(grown, sizes, 'cold build, s', (each) => each.seconds),
    ...rowsOf(grown, sizes, 'cold build, peak MiB', (each) => each.peakMiB),
  ];
}
