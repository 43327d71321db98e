import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A client module of the theme that loads Prism and its grammars on every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Keeps the highlighter out of the browser's bundle: code is highlighted by the build
 * (`src/site-model/transforms/codeBlocks.ts`), and the theme has no setting for that.
 */
export default function prerenderedCode(): Plugin {
  const file = createRequire(import.meta.url).resolve(HIGHLIGHTER);
  return {
    name: 'prerendered-code',
    configureWebpack() {
      // Not `false`: the bundler names such a module by its absolute path, and no two folders would
      // build the same main bundle.
      return {resolve: {alias: {[file]: path.join(__dirname, 'nothing.js')}}};
    },
  };
}
