import type {LoadContext, Plugin} from '@docusaurus/types';

/** What Docusaurus writes for Rspack; the types of webpack, which it hands to plugins, lack it. */
interface Experiments {
  readonly cache?: {readonly version: string};
}

/**
 * Gives each address that the site is built for a bundler's cache of its own. Docusaurus names the
 * cache after its version and the theme's aliases alone, and what a transform has written into a page
 * comes from the cache: a build for another base URL would keep the links of the one before it.
 */
export default function bundlerCache({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as Experiments;
      if (!cache && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        throw new Error(
          'bundler-cache: Docusaurus no longer sets experiments.cache of the bundler. Remedy: see in @docusaurus/core/lib/webpack/base.js where it names its cache now, and add the base URL to that name.',
        );
      }
      const version = `${cache?.version}-${siteConfig.url}${baseUrl}`;
      return cache ? {experiments: {cache: {version}} as object} : {};
    },
  };
}
