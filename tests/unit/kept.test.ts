import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {keep, recall, stateOf, wholeState} from '../../src/base/kept';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const cache = path.join(siteDir, 'node_modules/.cache/sums');

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

const place = () => ({siteDir, name: 'sums', state: stateOf(siteDir, ['docs/**/*.png'])});
const value = new Map([['count', 1]]);

beforeEach(() => {
  fs.rmSync(cache, {recursive: true, force: true});
  write('src/contract/index.ts', 'export interface Thing {}');
  write('src/checks/links.ts', 'export {};');
  write('package-lock.json', '{}');
  write('docs/screen.png', 'a picture');
});

test('nothing is there before it is kept, and then it is given again as it was', () => {
  expect(recall(place())).toBeNull();
  expect(keep(place(), value)).toBe(value);
  expect(recall(place())).toEqual(value);
});

test.each([
  ['the contract', 'src/contract/index.ts'],
  ['a new file of it', 'src/contract/new.ts'],
  ['a check', 'src/checks/links.ts'],
  ['what is installed', 'package-lock.json'],
  ['a file that the result depends on', 'docs/screen.png'],
])('a change of %s finds nothing, and what is kept then replaces the old', (_, file) => {
  keep(place(), value);
  write(file, '[1]');
  expect(recall(place())).toBeNull();
  keep(place(), value);
  expect(fs.readdirSync(cache)).toHaveLength(1);
});

test.each([
  'docs/virtualStadium/overview.mdx',
  'docs/screen.png',
  'src/pages/index.mdx',
  'src/contract/openapi.yaml',
  'src/facts/glossary.yaml',
  'src/facts/permissions.yaml',
  'src/checks/links.ts',
  'src/css/custom.css',
  'static/img/logo.svg',
  'samples/plain-page/index.html',
  'samples/react-app/src/App.tsx',
  'package-lock.json',
  'sidebars.ts',
])('a build is another when %s changes, or is there no more', (file) => {
  const states = ['one', 'two', null].map((text) => {
    if (text === null) {
      fs.rmSync(path.join(siteDir, file));
    } else {
      write(file, text);
    }
    return wholeState(siteDir);
  });
  expect(new Set(states).size).toBe(3);
});

test('half of a file counts as none', () => {
  keep(place(), value);
  const [name = ''] = fs.readdirSync(cache);
  const file = path.join(cache, name);
  fs.truncateSync(file, fs.statSync(file).size - 3);
  expect(recall(place())).toBeNull();
});
