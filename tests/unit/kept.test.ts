import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {kept} from '../../src/docusaurus/site/kept';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const contract = path.join(siteDir, 'src/contract');
const cache = path.join(siteDir, 'node_modules/.cache/contract');

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

let made = 0;
const ask = (settings: unknown = '/') =>
  kept({siteDir, contract, settings}, () => Promise.resolve(new Map([['count', (made += 1)]])));

beforeEach(() => {
  fs.rmSync(cache, {recursive: true, force: true});
  made = 0;
  write('src/contract/index.ts', 'export interface Thing {}');
  write('src/docusaurus/reads.ts', 'export {};');
  write('package-lock.json', '{}');
});

test('what was made of the same is made once, and given again as it was', async () => {
  expect(await ask()).toEqual(new Map([['count', 1]]));
  expect(await ask()).toEqual(new Map([['count', 1]]));
});

test.each([
  'src/contract/index.ts',
  'src/contract/new.ts',
  'src/docusaurus/reads.ts',
  'package-lock.json',
])('a change of %s makes it anew, and the old one is gone', async (file) => {
  await ask();
  write(file, '[1]');
  expect(await ask()).toEqual(new Map([['count', 2]]));
  expect(fs.readdirSync(cache)).toHaveLength(1);
});

test('so does another setting', async () => {
  await ask('/');
  expect(await ask('/docs/')).toEqual(new Map([['count', 2]]));
});

test('half of a file counts as none', async () => {
  await ask();
  const [name = ''] = fs.readdirSync(cache);
  const file = path.join(cache, name);
  fs.truncateSync(file, fs.statSync(file).size - 3);
  expect(await ask()).toEqual(new Map([['count', 2]]));
});

test('a failure is not kept', async () => {
  const fail = () => Promise.reject(new Error('a mistake in the contract'));
  await expect(kept({siteDir, contract, settings: '/'}, fail)).rejects.toThrow('a mistake');
  expect(await ask()).toEqual(new Map([['count', 1]]));
});
