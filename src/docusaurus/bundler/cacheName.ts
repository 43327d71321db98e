import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Gives each address that the site is built for a bundler's cache of its own. Docusaurus names the
 * cache after its version and the theme's aliases alone, and what a transform has written into a page
 * comes from the cache: a build for another base URL would keep the links of the one before it.
 */
export function cacheName({experiments}: Configuration, address: string): Configuration {
  // The types of webpack, which Docusaurus hands to plugins, lack what it writes for Rspack.
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  if (!cache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    throw new Error(
      'src/docusaurus/bundler/cacheName.ts: Docusaurus no longer sets experiments.cache of the bundler. Remedy: see in @docusaurus/core/lib/webpack/base.js where it names its cache now, and add the base URL to that name.',
    );
  }
  return cache ? {experiments: {cache: {version: `${cache.version}-${address}`}}} : {};
}
