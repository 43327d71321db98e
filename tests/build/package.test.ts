// Installs the package of the build as a reader does, but from its file: there is no network.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {site} from '../../src/site';
import {build, files, read, root} from './built';

const archive = path.join(build, 'types/virtual-stadium.tgz');
const name = site.packages.npm;
let folder: string;

const installed = (file: string) =>
  fs.readFileSync(path.join(folder, 'node_modules', name, file), 'utf8');

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {cwd: folder, encoding: 'utf8', stdio: 'pipe'});

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', archive);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

test('has a name with a scope, and a version of its content', () => {
  expect(JSON.parse(installed('package.json'))).toMatchObject({
    name: expect.stringMatching(/^@[^/]+\/[^/]+$/) as string,
    version: expect.stringMatching(/^0\.0\.0-h[\da-f]{12}$/) as string,
  });
});

// Of another name it has to be listed; the package's README says so.
const listed = ['--types', name.replace('@types/', '')];
const ways =
  name === '@types/virtual-stadium'
    ? [
        [],
        ['--module', 'nodenext'],
        ['--types', '--moduleResolution', 'bundler', '--module', 'esnext'],
      ]
    : [
        [...listed, '--module', 'nodenext'],
        [...listed, '--moduleResolution', 'bundler', '--module', 'esnext'],
      ];

test.each(ways.map((it) => [it]))(
  'types SIR and the imports of the pages, with the options %j',
  (options) => {
    const sample = `
    import type {FunctionAdapter, Outcome} from 'virtual-stadium';
    const outcome: Outcome = {id: '3', name: 'Away FC', odds: 2.55};
    // @ts-expect-error: they are typed
    const wrong: Outcome = {id: '3', name: 'Away FC', odds: []};
    const adapter: FunctionAdapter = (_name, _args, callback) => { callback(null); return undefined; };
    SIR('registerAdapter', adapter);
    console.info(outcome, wrong);`;
    fs.writeFileSync(path.join(folder, 'sample.ts'), sample);
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const fixed = ['sample.ts', '--noEmit', '--strict', '--skipDefaultLibCheck'];
    expect(run(process.execPath, tsc, ...fixed, ...options)).toBe('');
  },
);

test('has the kit as its command', () => {
  const command = path.join(folder, 'node_modules/.bin/virtual-stadium-check');
  expect(run(command, '--help')).toContain('check.mjs adapter FILE');
  expect(read('stand-in/check.mjs')).toBe(installed('check.mjs'));
});

test('no page asks a public registry for a name that somebody else could take', () => {
  const pages = files.filter((it) => it.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    expect(read(file), file).not.toMatch(/\b(?:npm|pnpm|yarn|npx)\s(?:[\w-]+\s)*virtual-stadium\b/);
  }
});
