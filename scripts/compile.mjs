// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

/**
 * Where a module is, as before it became part of one file.
 *
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup({onLoad}) {
    onLoad({filter: /\.ts$/}, async ({path: file}) => {
      const own = {
        __filename: file,
        __dirname: path.dirname(file),
        __fileUrl: pathToFileURL(file).href,
      };
      const lines = Object.entries(own).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
      );
      return {loader: 'ts', contents: lines.join('') + (await fs.readFile(file, 'utf8'))};
    });
  },
};

/**
 * Compiles the configuration of the site in a folder, with all that it imports from there, and what
 * the development server does in a thread of its own.
 *
 * @param {string} siteDir
 */
export async function compile(siteDir) {
  const outdir = path.join(siteDir, '.cache/compiled');
  await build({
    absWorkingDir: siteDir,
    entryPoints: {config: 'docusaurus.config.ts', tasks: 'src/docusaurus/site/tasks.ts'},
    outdir,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: {'import.meta.url': '__fileUrl'},
    plugins: [places],
    logLevel: 'warning',
  });
  return {config: path.join(outdir, 'config.cjs'), tasks: path.join(outdir, 'tasks.cjs')};
}
