import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {whenBundled} from '../bundled';
import {
  differences,
  licenceTexts,
  packageFolder,
  readPackage,
  type ShippedPackage,
} from './packages';

interface BrowserLicencesOptions {
  /** The list that the licensing page shows, relative to the site. */
  readonly list: string;
  /** Licences that we may pass on to readers as SPDX expressions. */
  readonly allowed: readonly string[];
  /** Packages that put code of theirs into the bundle without a module of their own. */
  readonly runtimes: readonly string[];
}

const OPTIONS: BrowserLicencesOptions = {
  list: 'src/browserPackages.json',
  allowed: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  // The bundler's own code that loads chunks.
  runtimes: ['@rspack/core'],
};

interface BundledModule {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
}

function filesOf(modules: readonly BundledModule[] = []): string[] {
  return modules.flatMap((module) => [module.nameForCondition ?? '', ...filesOf(module.modules)]);
}

/**
 * Compares the packages in the client bundle with the list on the licensing page, and writes
 * `third-party-licences.txt`. A list that says too little or too much stops the build; with
 * `UPDATE_LICENCES=1` it is written again instead.
 */
export default function browserLicences(siteDir: string, options = OPTIONS): Plugin {
  const list = path.join(siteDir, options.list);
  let folders: string[] = [];

  return {
    name: 'browser-licences',
    configureWebpack: whenBundled('browser-licences', (stats) => {
      const {modules} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      const bundled = filesOf(modules).map(packageFolder);
      const runtimes = options.runtimes.map((name) =>
        path.dirname(require.resolve(`${name}/package.json`, {paths: [siteDir]})),
      );
      folders = [...new Set([...bundled, ...runtimes])].filter((folder) => folder !== null);
    }),
    async postBuild({outDir}) {
      const byName = (a: ShippedPackage, b: ShippedPackage) =>
        a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1;
      const shipped = folders.map(readPackage).sort(byName);

      const forbidden = shipped.filter(({licence}) => !options.allowed.includes(licence));
      if (forbidden.length > 0) {
        throw new Error(
          `These packages are shipped to the browser under a licence that src/docusaurus/browser-licences does not allow: ${forbidden.map(({name, licence}) => `${name} (${licence})`).join(', ')}. Remedy: replace them, or allow the licence after reading it.`,
        );
      }

      if (process.env.UPDATE_LICENCES) {
        await fs.writeFile(list, `${JSON.stringify(shipped, null, 2)}\n`);
      }
      const listed = JSON.parse(await fs.readFile(list, 'utf8')) as ShippedPackage[];
      const wrong = differences(listed, shipped);
      if (wrong.length > 0) {
        throw new Error(
          `${options.list}: the list of packages shipped to the browser is out of date:\n${wrong.join('\n')}\nRemedy: run \`UPDATE_LICENCES=1 npm run build\` and commit the file.`,
        );
      }
      await fs.writeFile(
        path.join(outDir, 'third-party-licences.txt'),
        licenceTexts([...folders].sort()),
      );
    },
  };
}
