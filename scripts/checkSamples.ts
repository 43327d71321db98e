/** Checks every sample of the site, as the build does, and says how long it took. */
import path from 'node:path';
import {readSamples, type SampleSources} from '../src/site-model/fences/fences';
import {checkSamples} from '../src/site-model/samples/check';
import {Samples} from '../src/site-model/samples/samples';
import {problemList} from '../src/base/problem';

const siteDir = path.join(__dirname, '..');

/** How much was checked, and what was not. */
function summary({fences: files}: SampleSources): string {
  const fences = [...files.values()].flatMap((it) => it.fences);
  const optOuts = fences.filter(({meta}) => meta.unchecked !== null);
  const languages = [...new Set(optOuts.map(({language}) => language || 'plain'))].sort();
  const not = languages.length ? ` (${languages.join(', ')})` : '';
  const count = fences.length === 1 ? '1 sample' : `${fences.length} samples`;
  return `${count}, of which ${optOuts.length} opt out with a reason${not}`;
}

async function main(): Promise<void> {
  const started = Date.now();
  const sources = readSamples(siteDir);
  const problems = await checkSamples(new Samples(siteDir, sources));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${summary(sources)}; checked in ${seconds} s.`);
  if (problems.length) {
    console.error(`\n${problemList(problems, 'in the samples')}`);
    process.exitCode = 1;
  }
}

void main();
