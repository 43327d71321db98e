import type {LoadContext, Plugin} from '@docusaurus/types';
import {whenBundled} from '../bundled';
import {themeComponents} from './babel';
import {cacheName} from './cacheName';
import {lastingCode} from './lastingCode';
import {checkReplaced, replacements} from './replacedModules';

/**
 * Tells the bundler what Docusaurus has no setting for: two modules to replace, a name of its cache,
 * what Babel compiles, and two files for what all pages load.
 */
export default function bundler(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = context;
  let read: ReadonlySet<string>;
  const remember = whenBundled('bundler', ({compilation}) => {
    read = new Set(compilation.fileDependencies);
  });
  return {
    name: 'bundler',
    configureWebpack: (config, isServer, utils, content) => ({
      module: {
        rules: [themeComponents(siteDir, isServer)],
        // What a press loads is no module of the bundle: SWC makes a `require` of it that never runs.
        ...(isServer && {parser: {javascript: {exprContextCritical: false}}}),
      },
      // Docusaurus asks for pages by their whole path: looked for in the roots of pictures first, they
      // leave 9,000 names of files that are not there, which the development server watches for.
      resolve: {alias: replacements, preferAbsolute: true},
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          optimization: {splitChunks: {cacheGroups: {theme: lastingCode(generatedFilesDir)}}},
        }),
      ...cacheName(config, siteConfig.url + baseUrl),
      ...remember(config, isServer, utils, content),
    }),
    postBuild: () => checkReplaced(read),
  };
}
