import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {cacheName} from '../../src/docusaurus/bundler/cacheName';
import {aliasOf, checkReplaced, replacements} from '../../src/docusaurus/bundler/replacedModules';

const cache = {type: 'persistent', version: 'client-production-en-3.9.1-abc'};

afterEach(() => vi.unstubAllEnvs());

describe('the bundler’s cache', () => {
  test('is another one for each address of the site', () => {
    const addresses = ['https://a.example/', 'https://a.example/docs/', 'https://b.example/docs/'];
    const versions = addresses.map((address) => {
      const configuration = cacheName({experiments: {cache}}, address);
      return (configuration as {experiments: {cache: typeof cache}}).experiments.cache.version;
    });
    expect(new Set(versions).size).toBe(addresses.length);
    expect(versions.filter((version) => !version.startsWith(cache.version))).toEqual([]);
  });

  test('is left alone where Docusaurus was told to use none', () => {
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
    expect(cacheName({experiments: {}}, 'https://a.example/')).toEqual({});
  });

  test('that is set elsewhere stops the build', () => {
    expect(() => cacheName({experiments: {}}, 'https://a.example/')).toThrow(
      /Remedy: see in @docusaurus/,
    );
  });
});

describe('a module that is replaced', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-'))));
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  test('is a file of the Docusaurus that is installed', () => {
    const alias = aliasOf(replacements);
    expect(Object.values(alias).filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(Object.keys(alias)).toHaveLength(replacements.length);
  });

  test('stops the build where it does not exist, with the remedy', () => {
    const from = path.join(folder, 'gone.css');
    expect(() => aliasOf([...replacements, {from, to: path.join(folder, 'x.css')}])).toThrow(
      /gone\.css does not exist .* Remedy: .*replacedModules\.ts/,
    );
  });

  test('stops the build where nothing imports it any more', () => {
    const [styles, highlighter] = replacements;
    const read = new Set([styles!.to]);
    expect(() => checkReplaced(replacements, read)).toThrow(
      new RegExp(`No module imports ${highlighter!.from} any more\\. Remedy:`),
    );
    expect(() => checkReplaced(replacements, read.add(highlighter!.to))).not.toThrow();
  });
});
