import type {LoadContext, Plugin} from '@docusaurus/types';
import {whenBundled} from '../bundled';
import {cacheName} from './cacheName';
import {checkReplaced, replacements} from './replacedModules';

/** Tells the bundler what Docusaurus has no setting for: two modules to replace, a name of its cache. */
export default function bundler({siteConfig, baseUrl}: LoadContext): Plugin {
  let read: ReadonlySet<string>;
  const remember = whenBundled('bundler', ({compilation}) => {
    read = new Set(compilation.fileDependencies);
  });
  return {
    name: 'bundler',
    configureWebpack: (config, ...rest) => ({
      resolve: {alias: replacements},
      ...cacheName(config, siteConfig.url + baseUrl),
      ...remember(config, ...rest),
    }),
    postBuild: () => checkReplaced(read),
  };
}
