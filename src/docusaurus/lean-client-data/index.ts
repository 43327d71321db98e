import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Takes out of the generated data what no browser reads. Figures are gzip, of the scripts that a page
 * loads on arrival.
 *
 * - `version`: from the sidebars' data the title and description of every doc, 6.6 kB on pages with a
 *   sidebar; no page of ours lists docs as cards.
 * - `registry`: from the registry of chunks the names of their sources, for which server rendering
 *   alone asks: 1.3 kB, and half of what each new page adds there. The main bundle would pass its
 *   budget.
 * - All of tslib but the one helper that `@docusaurus/utils-common` takes from it, 3.5 kB.
 */
export default function leanClientData({generatedFilesDir}: LoadContext): Plugin {
  const lean = (kind: string, place: string) => ({
    include: path.join(generatedFilesDir, place),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'lean.cjs'), options: {kind}}],
  });
  // Also while prerendering: a page that did read the data of a doc has to fail in the build.
  const version = lean('version', 'docusaurus-plugin-content-docs/default/p/');

  return {
    name: 'lean-client-data',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {module: {rules: [version]}}
        : {
            module: {rules: [version, lean('registry', 'registry.js')]},
            resolve: {alias: {tslib$: path.join(__dirname, 'tslib.mjs')}},
          },
  };
}
