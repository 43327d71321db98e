/** What is said of each mistake, by the steps that a build begins with. `brokenBuilds.test.ts` builds. */
import type {LoadContext} from '@docusaurus/types';
import {beforeAll, describe, expect, test} from 'vitest';
import {problemList} from '../../../src/base/problem';
import {problemsOf} from '../../../src/checks';
import {checkSettings} from '../../../src/checks/checkSettings';
import {readContract} from '../../../src/docusaurus/site/contract';
import {readSite, type KnownPages} from '../../../src/site-model/readSite';
import {checkSamples} from '../../../src/site-model/samples/check';
import {Samples} from '../../../src/site-model/samples/samples';
import {contract} from '../../../src/site-model/typedoc/contract';
import {mergedFixture, writeFixture} from '../../support/fixtureSite';
import {brokenInputs, layers, type BrokenInput} from './brokenInputs';

/** Pages are read once, however many copies of the site have them. */
let known: KnownPages = {
  pages: new Map(),
  history: {known: false, why: 'it is a test', remedy: 'none'},
};

/** What the settings of a copy are refused with. */
async function saidOfSettings(siteDir: string, environment: NodeJS.ProcessEnv): Promise<string> {
  return checkSettings(siteDir, environment).then(() => '', String);
}

/** What is wrong with the sources of a copy; of its samples, those of broken pages are compiled. */
async function saidOfSources(siteDir: string): Promise<string> {
  const context = {siteDir, baseUrl: '/', siteConfig: {presets: []}} as unknown as LoadContext;
  const outcome = await readContract(context, contract);
  const site = await readSite({siteDir, url: 'https://acme.example', baseUrl: '/'}, outcome, known);
  known = {...site, history: known.history};
  const fences = [...site.samples.fences].filter(([file]) => file.startsWith('docs/broken/'));
  const samples = {contract: site.samples.contract, fences: new Map(fences)};
  const inSamples = outcome.contract ? await checkSamples(new Samples(siteDir, samples)) : [];
  return problemList([...problemsOf(site), ...inSamples], 'in the sources');
}

/** What is said of a copy of the site with these mistakes, in lines without indentation. */
async function saidOf(name: string, inputs: readonly BrokenInput[]): Promise<string> {
  const fixture = mergedFixture(name, inputs);
  const folder = writeFixture(fixture);
  const said = inputs.every(({layer}) => layer === 'settings')
    ? await saidOfSettings(folder, {...fixture.env})
    : await saidOfSources(folder);
  return said.replace(/^[ \t]+/gm, '');
}

test('every kind of broken input has a case', () => {
  expect(brokenInputs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(brokenInputs.map(({what}) => what)).size).toBe(brokenInputs.length);
});

describe.each(layers.filter((layer) => layer !== 'rendering'))('of the %s, it is said', (layer) => {
  const inputs = brokenInputs.filter((it) => it.layer === layer);
  let said = '';

  beforeAll(async () => {
    said = await saidOf(`broken-${layer}`, inputs);
  }, 120_000);

  test.each(inputs)('$what', ({says}) => {
    expect(said).toMatch(says);
  });

  test.runIf(process.env.TEST_ALL).each(inputs)('$what, alone', async (input) => {
    expect(await saidOf('broken-alone', [input])).toMatch(input.says);
  });
});
