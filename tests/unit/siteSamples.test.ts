import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {Problem} from '../../src/base/problem';
import {siteSamples} from '../../src/docusaurus/site/samples';
import type {Run} from '../../src/docusaurus/site/thread';
import type {SampleSources} from '../../src/site-model/fences/fences';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const sources = (text: string) =>
  ({
    contract: '',
    fences: new Map([['docs/page.mdx', {fences: [{text}], problems: []}]]),
  }) as unknown as SampleSources;

test('an edit that comes while the samples are compiled has not passed with them', async () => {
  const wrong: Problem = {file: 'docs/page.mdx', line: 1, message: 'Wrong', remedy: 'mend it'};
  let read = '';
  let finish = () => {};
  const run = (async (name: string, given?: SampleSources) => {
    if (name === 'read') {
      read = JSON.stringify([...given!.fences]);
    }
    if (name === 'problems') {
      const found = read.includes('a mistake') ? [wrong] : [];
      await new Promise<void>((resolve) => (finish = resolve));
      return found;
    }
    return new Map();
  }) as Run;
  const samples = siteSamples(siteDir, 'a state', run);

  samples.take(sources('fine'));
  const first = samples.problems();
  await new Promise(setImmediate);
  samples.take(sources('a mistake'));
  finish();
  expect(await first).toEqual([]);

  const second = samples.problems();
  await new Promise(setImmediate);
  finish();
  expect(await second).toEqual([wrong]);
});

test('an edit that comes while the thread still reads is what is asked about', async () => {
  const reads: string[] = [];
  const waiting: (() => void)[] = [];
  const run = (async (name: string, given?: SampleSources) => {
    if (name === 'read') {
      reads.push(JSON.stringify([...given!.fences]));
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return name === 'problems' ? [] : new Map();
  }) as Run;
  const samples = siteSamples(siteDir, 'a third state', run);
  samples.take(sources('a mistake'));
  const problems = samples.problems();
  samples.take(sources('mended'));
  waiting.shift()?.();
  await expect.poll(() => reads.length).toBe(2);
  waiting.shift()?.();
  expect(await problems).toEqual([]);

  // What was mended has passed; the mistake has not, and is asked about when it comes back.
  samples.take(sources('a mistake'));
  void samples.problems();
  await expect.poll(() => reads.length).toBe(3);
  expect(reads[2]).toContain('a mistake');
  waiting.shift()?.();
});

test('the names in a sample are kept, also before it has passed, and until it changes', async () => {
  const names = [{line: 1, references: []}];
  const asked: string[] = [];
  const run = (async (name: string) => {
    asked.push(name);
    return Promise.resolve(name === 'references' ? names : undefined);
  }) as Run;
  const first = siteSamples(siteDir, 'another state', run);
  first.take(sources('a sample'));
  expect(await first.references('docs/page.mdx')).toEqual(names);
  expect(asked).toEqual(['read', 'references']);

  const again = () => {
    const samples = siteSamples(siteDir, 'another state', run);
    samples.take(sources('a sample'));
    return samples;
  };
  await expect.poll(async () => ((asked.length = 0), await again().compile(), asked)).toEqual([]);
  expect(await again().references('docs/page.mdx')).toEqual(names);
  expect(asked).toEqual([]);

  const edited = again();
  edited.take(sources('another sample'));
  await edited.references('docs/page.mdx');
  expect(asked).toEqual(['read', 'references']);
});
