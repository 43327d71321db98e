import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import browserLicences, {differences, packageFolder} from '../../src/docusaurus/browser-licences';
import browserPackages from '../../src/browserPackages.json';
import {browserLicences as browserLicencesTable} from '../../src/site-model/transforms/browserLicences';
import putIn from '../../src/site-model/transforms/putIn';
import {html} from './support/markdown';

const root = path.join(__dirname, '../..');
const clsx = {name: 'clsx', version: '2.1.1', licence: 'MIT'};

describe('packageFolder', () => {
  test.each([
    ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
    ['/site/node_modules/@mdx-js/react/index.js', '/site/node_modules/@mdx-js/react'],
    ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\clsx\\clsx.mjs', 'C:\\site\\node_modules\\clsx'],
    ['/site/src/client/imageZoom.ts', null],
  ])('of %s is %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

test('differences name what is missing, what is too much and what changed', () => {
  const react = {name: 'react', version: '18.3.1', licence: 'MIT'};
  expect(differences([clsx, react], [clsx, {...react, version: '19.0.0'}])).toEqual([
    '+ react 19.0.0 (MIT)',
    '- react 18.3.1 (MIT)',
  ]);
  expect(differences([clsx], [clsx])).toEqual([]);
});

describe('the plugin', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'licences-'));
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('UPDATE_LICENCES', '');
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    fs.rmSync(folder, {recursive: true});
  });

  /** Builds a bundle in which clsx was concatenated into a module of the site. */
  async function build(listed: readonly object[], allowed = ['MIT']): Promise<void> {
    const list = path.join(folder, 'list.json');
    fs.writeFileSync(list, JSON.stringify(listed));
    const options = {list: path.relative(root, list), allowed, runtimes: []};
    const plugin = browserLicences(root, options);
    const modules = [
      {
        nameForCondition: `${root}/src/client/imageZoom.ts`,
        modules: [{nameForCondition: `${root}/node_modules/clsx/dist/clsx.mjs`}],
      },
    ];
    const configured = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      plugins: ((compiler: object) => void)[];
    };
    const done = {
      tap: (_: string, run: (stats: object) => void) => run({toJson: () => ({modules})}),
    };
    configured.plugins.forEach((apply) => apply({hooks: {done}}));
    await plugin.postBuild?.({outDir: folder} as never);
  }

  test('passes a list that matches, and writes the texts of the licences', async () => {
    await build([clsx]);
    const text = fs.readFileSync(path.join(folder, 'third-party-licences.txt'), 'utf8');
    expect(text).toContain('clsx 2.1.1 (MIT)');
    expect(text).toContain('Luke Edwards');
  });

  test('stops the build when a shipped package is not listed, with the remedy', async () => {
    await expect(build([])).rejects.toThrow(/\+ clsx 2\.1\.1 \(MIT\)\nRemedy: .*UPDATE_LICENCES=1/);
  });

  test('stops the build when the list names more than is shipped', async () => {
    const gone = {name: 'gone', version: '1.0.0', licence: 'MIT'};
    await expect(build([clsx, gone])).rejects.toThrow('- gone 1.0.0 (MIT)');
  });

  test('stops the build at a licence that is not allowed', async () => {
    await expect(build([clsx], ['ISC'])).rejects.toThrow(/does not allow: clsx \(MIT\)/);
  });

  test('writes the list anew when asked to', async () => {
    vi.stubEnv('UPDATE_LICENCES', '1');
    await build([]);
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'list.json'), 'utf8'))).toEqual([clsx]);
  });
});

test('the table is put in the place of <BrowserLicences />', async () => {
  const page = await html('<BrowserLicences />', [
    [putIn, new Map([['BrowserLicences', browserLicencesTable]])],
  ]);
  const cells = [...page.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual(
    browserPackages.flatMap(({name, version, licence}) => [name, version, licence]),
  );
});
