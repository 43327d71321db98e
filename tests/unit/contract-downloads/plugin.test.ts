import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {listFiles} from '../../../src/base/files';
import contractDownloads, {staticDirectory} from '../../../src/docusaurus/contract-downloads';

// cspell:ignore unstub
const root = path.resolve(__dirname, '../../..');
const sites: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  sites.splice(0).forEach((it) => fs.rmSync(it, {recursive: true, force: true}));
});

/** A site with a copy of the contract, served under a path. */
function site() {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-downloads-'));
  sites.push(siteDir);
  for (const name of ['src/contract', 'tsconfig.contract.json']) {
    fs.cpSync(path.join(root, name), path.join(siteDir, name), {recursive: true});
  }
  const context = {
    siteDir,
    baseUrl: '/virtual-stadium-docs/',
    siteConfig: {url: 'https://example.github.io'},
  } as unknown as LoadContext;
  const out = path.join(siteDir, staticDirectory);
  const plugin = contractDownloads(context);
  return {
    load: async () => plugin.loadContent?.(),
    read: (file: string) => fs.readFileSync(path.join(out, file), 'utf8'),
    files: () => listFiles(out),
    edit(file: string, search: string | RegExp, replacement: string) {
      const at = path.join(siteDir, 'src/contract', file);
      const text = fs.readFileSync(at, 'utf8');
      expect(text).toMatch(search);
      fs.writeFileSync(at, text.replace(search, replacement));
    },
    plugin,
  };
}

describe('the downloads', {timeout: 60_000}, () => {
  it('are the schemas, their bundle and the declaration file, with the addresses of the site', async () => {
    const {load, files, read, plugin} = site();
    await load();
    expect(files()).toHaveLength(48 + 1 + 1);
    expect(files()).toEqual(
      expect.arrayContaining([
        'schemas/BetSlip.json',
        'schemas/MarketStatus.json',
        'schemas/virtual-stadium.json',
        'types/virtual-stadium.d.ts',
      ]),
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
    expect(plugin.getPathsToWatch?.()).toContain('src/contract/**/*.ts');
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

  it('need a complete example in each interface, and stop the build without', async () => {
    const {load, edit} = site();
    edit(
      'odds.ts',
      'const odds: OddsObject = {decimalValue: 2.55',
      'const odds = {decimalValue: x',
    );
    await expect(load()).rejects.toThrow(
      /^The schemas were not written\.\n\nsrc\/contract\/odds\.ts:\d+\n {2}OddsObject has no complete example\.\n {2}Remedy: /,
    );
  });

  it('stay as they were while developing, when the contract has a slip', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {load, read, edit} = site();
    await load();
    edit('odds.ts', 'const odds: OddsObject', 'const odds');
    await load();
    expect(log.mock.calls[0]?.[0]).toMatch(/^\[ERROR\] The schemas were not written\./);
    expect(read('schemas/OddsObject.json')).toContain('"examples"');
  });
});
