import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../../src/base/files';
import type {Problem} from '../../../src/base/problem';
import outputs, {staticDirectory} from '../../../src/docusaurus/outputs';
import {setRunning} from '../../../src/site-model/current';
import {readContractSources} from '../../../src/site-model/fences/fences';
import {schemasIn} from '../../support/schemasIn';
import {siteOf} from '../support/site';

const root = path.resolve(__dirname, '../../..');
const sites: string[] = [];

afterEach(() => {
  sites.splice(0).forEach((it) => fs.rmSync(it, {recursive: true, force: true}));
});

/** A site with a copy of the contract, served under a path. */
function site() {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-downloads-'));
  sites.push(siteDir);
  for (const name of [
    'src/base',
    'src/contract',
    'src/stand-in',
    'src/css',
    'tsconfig.contract.json',
  ]) {
    fs.cpSync(path.join(root, name), path.join(siteDir, name), {recursive: true});
  }
  const baseUrl = '/virtual-stadium-docs/';
  const plugin = outputs({siteDir, baseUrl} as LoadContext);
  const read = siteOf(
    {},
    {
      siteDir,
      url: 'https://example.github.io',
      baseUrl,
      history: {known: true, changes: new Map(), uncommitted: new Set()},
    },
  );
  const out = path.join(siteDir, staticDirectory);
  return {
    load: async (problems: readonly Problem[] = []) => {
      const samples = {...read.samples, contract: readContractSources(siteDir).contract};
      const treeOf = () => Promise.reject(new Error('no page'));
      setRunning({
        site: {...read, samples, schemas: schemasIn(siteDir), problems},
        state: '',
        whole: null,
        treeOf,
      });
      // Docusaurus loads the content of all plugins at the same time, that of the site among them.
      await plugin.allContentLoaded?.({} as never);
    },
    read: (file: string) => fs.readFileSync(path.join(out, file), 'utf8'),
    files: () => listFiles(out),
    edit: (file: string, search: string | RegExp, replacement: string) => {
      const at = path.join(siteDir, 'src/contract', file);
      const text = fs.readFileSync(at, 'utf8');
      expect(text).toMatch(search);
      fs.writeFileSync(at, text.replace(search, replacement));
    },
  };
}

describe('the downloads', {timeout: 60_000}, () => {
  it('are the schemas, their bundle and the declaration file, with the addresses of the site', async () => {
    const {load, files, read} = site();
    await load();
    const bundle = JSON.parse(read('schemas/virtual-stadium.json')) as {$defs: object};
    const types = Object.keys(bundle.$defs);
    expect(types).toEqual(expect.arrayContaining(['BetSlip', 'MarketStatus']));
    expect(files().sort()).toEqual(
      [
        ...types.map((name) => `schemas/${name}.json`),
        'schemas/virtual-stadium.json',
        'types/virtual-stadium.d.ts',
        'openapi.yaml',
        'openapi.json',
        'facts.json',
        'schemas/facts.json',
        'types/virtual-stadium.tgz',
        'stand-in/check.mjs',
        'stand-in/player.js',
        'stand-in/widgetloader.d.ts',
        'stand-in/widgetloader.js',
        'stand-in/widgetloader.js.map',
      ].sort(),
    );
    const address = 'https://example.github.io/virtual-stadium-docs/';
    expect(JSON.parse(read('schemas/Bet.json'))).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${address}schemas/Bet.json`,
      title: 'Bet',
      properties: {event: {$ref: 'Event.json'}, markets: {items: {$ref: 'Market.json'}}},
    });
    expect(JSON.parse(read('schemas/virtual-stadium.json'))).toMatchObject({
      $id: `${address}schemas/virtual-stadium.json`,
      $defs: {Bet: {properties: {event: {$ref: '#/$defs/Event'}}}},
    });
    expect(read('types/virtual-stadium.d.ts')).toContain(`${address}docs/api`);
  });

  it('are the same bytes each time', async () => {
    const one = site();
    const other = site();
    await one.load();
    await other.load();
    for (const file of one.files()) {
      expect(one.read(file)).toBe(other.read(file));
    }
  });

  it('follow the contract', async () => {
    const {load, read, edit} = site();
    await load();
    edit('odds.ts', /Odds as an object/, 'Odds as a thing');
    await load();
    expect(read('schemas/OddsObject.json')).toContain('Odds as a thing');
    expect(read('types/virtual-stadium.d.ts')).toContain('Odds as a thing');
  });

  it('stay as they were when the contract has a slip', async () => {
    const {load, read, edit} = site();
    await load();
    edit('odds.ts', 'export interface OddsObject', 'export const odds = 2;\n\n$&');
    edit('odds.ts', /Odds as an object/, 'Odds as a thing');
    await load([{file: 'src/contract/odds.ts', line: 1, message: 'Wrong.', remedy: 'mend it'}]);
    await expect(load()).rejects.toThrow(/odds\.ts:\d+\n/);
    expect(read('schemas/OddsObject.json')).toContain('Odds as an object');
  });
});
