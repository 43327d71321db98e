import type {LoadContext, Plugin} from '@docusaurus/types';
import {whenBundled} from '../bundled';
import {ownComponents} from './babel';
import {cacheName} from './cacheName';
import {checkReplaced, replacements} from './replacedModules';

/**
 * Tells the bundler what Docusaurus has no setting for: two modules to replace, a name of its cache,
 * and what Babel compiles.
 */
export default function bundler({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let read: ReadonlySet<string>;
  const remember = whenBundled('bundler', ({compilation}) => {
    read = new Set(compilation.fileDependencies);
  });
  return {
    name: 'bundler',
    configureWebpack: (config, isServer, utils, content) => ({
      module: {rules: [ownComponents(siteDir, isServer)]},
      resolve: {alias: replacements},
      ...cacheName(config, siteConfig.url + baseUrl),
      ...remember(config, isServer, utils, content),
    }),
    postBuild: () => checkReplaced(read),
  };
}
