import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {cacheName} from '../../src/docusaurus/bundler/cacheName';
import {checkReplaced, replacements} from '../../src/docusaurus/bundler/replacedModules';

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
  test('is a file of the Docusaurus that is installed, and so is what stands for it', () => {
    const files = Object.entries(replacements).flat();
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  test('stops the build where nothing imports it any more, or it is gone', () => {
    const [styles, highlighter] = Object.entries(replacements);
    const read = new Set([styles![1]]);
    expect(() => checkReplaced(read)).toThrow(
      new RegExp(`No module imports ${highlighter![0]} any more\\. Remedy: .*replacedModules\\.ts`),
    );
    expect(() => checkReplaced(read.add(highlighter![1]))).not.toThrow();
  });
});

test('what bounds the heap of a build is a setting of this V8', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], {encoding: 'utf8'});
  expect(options).toContain('--heap-growing-percent ');
});
