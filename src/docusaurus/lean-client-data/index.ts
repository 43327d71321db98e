import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Takes out of the generated data what no browser reads: from the registry of chunks the names of
 * their sources (server rendering alone asks for them), from the sidebars' data the title and
 * description of every doc (no page of ours lists docs as cards), from the configuration what only
 * builds read. And tslib comes down to the one helper that `@docusaurus/utils-common` takes from it.
 */
export default function leanClientData({generatedFilesDir}: LoadContext): Plugin {
  const generated = (...parts: string[]) => path.join(generatedFilesDir, ...parts);
  const lean = (kind: string) => [{loader: path.join(__dirname, 'lean.cjs'), options: {kind}}];
  const versions = generated('docusaurus-plugin-content-docs', 'default', 'p') + path.sep;
  // Also while prerendering: a page that did read the data of a doc has to fail in the build.
  const docs = {include: versions, enforce: 'pre' as const, use: lean('version')};

  return {
    name: 'lean-client-data',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [docs]}};
      }
      return {
        module: {
          rules: [
            docs,
            {include: generated('registry.js'), enforce: 'pre', use: lean('registry')},
            {include: generated('routes.js'), enforce: 'pre', use: lean('routes')},
            {
              include: generated('globalData.json'),
              type: 'javascript/auto',
              use: lean('globalData'),
            },
            {include: generated('docusaurus.config.mjs'), enforce: 'pre', use: lean('config')},
          ],
        },
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.mjs')}},
      };
    },
  };
}
