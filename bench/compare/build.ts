/** What a build costs: with nothing kept of an earlier one, with nothing changed, with one page edited. */
import fs from 'node:fs';
import path from 'node:path';
import {measure} from './command';
import {repository} from './install';
import {median} from './numbers';
import {Samples} from './samples';
import {clearCaches, oursWithout, type Site} from './sites';
import type {Row} from './table';

type Build = 'cold' | 'coldMiB' | 'warm' | 'warmMiB' | 'edited';

export const buildSite = ({folder, build}: Site) => measure({cwd: folder, line: build});

/** One sentence more on one page; leaves the file as it was. */
async function buildEdited(site: Site): Promise<number> {
  const text = fs.readFileSync(site.source, 'utf8');
  fs.writeFileSync(site.source, `${text}\nOne sentence more.\n`);
  try {
    return (await buildSite(site)).seconds;
  } finally {
    fs.writeFileSync(site.source, text);
  }
}

/** TypeDoc and what is read from it, in milliseconds, in a process that does nothing else. */
async function typeDocMs(site: Site): Promise<number> {
  const script = path.join(__dirname, 'typeDocAlone.ts');
  const {output} = await measure({
    cwd: repository,
    line: [process.execPath, '--import', 'tsx', script, site.folder],
  });
  return Number(output.trim().split('\n').at(-1));
}

/** Parts of our own build that no peer has. */
async function ownParts(ours: Site, runs: number, pages: number): Promise<Row[]> {
  const seconds = new Map<string, number[]>();
  const add = (label: string, value: number) =>
    seconds.set(label, [...(seconds.get(label) ?? []), value]);
  oursWithout.forEach(({site}) => site.write(pages));
  for (let run = 1; run <= runs; run += 1) {
    for (const {part, site} of oursWithout) {
      console.error(`build ${run}/${runs}: ours without ${part}`);
      clearCaches(site);
      add(`cold build without ${part}: s`, (await buildSite(site)).seconds);
    }
    add('TypeDoc alone, part of the build: s', (await typeDocMs(ours)) / 1_000);
  }
  return [...seconds].map(([label, values]) => ({
    label,
    digits: 1,
    values: {ours: median(values)},
  }));
}

export async function* builds(
  sites: readonly Site[],
  runs: number,
  pages: number,
): AsyncGenerator<Row[]> {
  const samples = new Samples<Build>();
  for (let run = 1; run <= runs; run += 1) {
    for (const site of sites) {
      console.error(`build ${run}/${runs}: ${site.id}`);
      clearCaches(site);
      const cold = await buildSite(site);
      const warm = await buildSite(site);
      samples.add(site.id, {
        cold: cold.seconds,
        coldMiB: cold.peakMiB,
        warm: warm.seconds,
        warmMiB: warm.peakMiB,
        edited: await buildEdited(site),
      });
    }
  }
  yield [
    samples.row('cold build: s', 'cold', 1),
    samples.row('cold build: peak MiB', 'coldMiB'),
    samples.row('warm build: s', 'warm', 1),
    samples.row('warm build: peak MiB', 'warmMiB'),
    samples.row('warm build, one page edited: s', 'edited', 1),
  ];
  const ours = sites.find(({id}) => id === 'ours');
  if (ours) {
    yield await ownParts(ours, runs, pages);
  }
}
