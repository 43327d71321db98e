/** Checks every sample of the site, as the build does, and says how long it took. */
import path from 'node:path';
import {readSamples} from '../src/site-model/fences/fences';
import {checkSamples, summary} from '../src/site-model/samples/check';
import {Samples} from '../src/site-model/samples/samples';
import {problemList} from '../src/base/problem';

const siteDir = path.join(__dirname, '..');

async function main(): Promise<void> {
  const started = Date.now();
  const report = await checkSamples(new Samples(siteDir).update(readSamples(siteDir)));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${summary(report)}; checked in ${seconds} s.`);
  if (report.problems.length) {
    console.error(`\n${problemList(report.problems, 'in the samples')}`);
    process.exitCode = 1;
  }
}

void main();
