import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import bundlerCache from '../../src/docusaurus/bundler-cache';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** What the plugin makes of the name that Docusaurus has given the cache. */
function configured(url: string, baseUrl: string, experiments: object) {
  const {configureWebpack} = bundlerCache({siteConfig: {url}, baseUrl} as LoadContext);
  const given = {experiments} as Parameters<Configure>[0];
  return configureWebpack!(given, false, {} as Parameters<Configure>[2], undefined);
}

const cache = {type: 'persistent', version: 'client-production-en-3.9.1-abc'};

afterEach(() => vi.unstubAllEnvs());

test('each address of the site has a bundler’s cache of its own', () => {
  const addresses = [
    ['https://a.example', '/'],
    ['https://a.example', '/docs/'],
    ['https://b.example', '/docs/'],
  ] as const;
  const versions = addresses.map(([url, base]) => {
    const {experiments} = configured(url, base, {cache}) as {
      experiments: {cache: {version: string}};
    };
    return experiments.cache.version;
  });
  expect(new Set(versions).size).toBe(addresses.length);
  expect(versions.filter((version) => !version.startsWith(cache.version))).toEqual([]);
});

test('a bundler without a cache is left alone where Docusaurus was told to use none', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
  expect(configured('https://a.example', '/', {})).toEqual({});
});

test('a cache that is set elsewhere stops the build', () => {
  expect(() => configured('https://a.example', '/', {})).toThrow(/Remedy: see in @docusaurus/);
});
