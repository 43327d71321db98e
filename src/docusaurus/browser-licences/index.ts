import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {whenBundled} from '../bundled';

const OPTIONS = {
  /** The list that the licensing page shows, relative to the site. */
  list: 'src/browserPackages.json',
  /** Licences that we may pass on to readers, as SPDX expressions. */
  allowed: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  /** Packages without a module of their own in the bundle: the code that loads chunks is the bundler's. */
  runtimes: ['@rspack/core'],
};

/** A package whose code reaches the browser. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression of its package.json. */
  readonly licence: string;
}

interface BundledModule {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
}

function filesOf(modules: readonly BundledModule[] = []): string[] {
  return modules.flatMap((module) => [module.nameForCondition ?? '', ...filesOf(module.modules)]);
}

/** The package a bundled file belongs to; `null` for files of this site. */
export function packageFolder(file: string): string | null {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  return match?.[0] ?? null;
}

function readPackage(folder: string): ShippedPackage {
  const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(text) as Record<
    'name' | 'version' | 'license',
    string
  >;
  return {name, version, licence: license};
}

const label = ({name, version, licence}: ShippedPackage) => `${name} ${version} (${licence})`;

/** What the list on the licensing page says too little or too much. */
export function differences(
  listed: readonly ShippedPackage[],
  shipped: readonly ShippedPackage[],
): string[] {
  const before = listed.map(label);
  const now = shipped.map(label);
  return [
    ...now.filter((entry) => !before.includes(entry)).map((entry) => `+ ${entry}`),
    ...before.filter((entry) => !now.includes(entry)).map((entry) => `- ${entry}`),
  ];
}

/** A package with the texts that its licence asks us to pass on. */
function licenceText(folder: string): string {
  const texts = fs
    .readdirSync(folder)
    .filter((file) => /^(?:licence|license|copying|notice)\b/i.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return [label(readPackage(folder)), ...texts].join('\n\n');
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
      folders = [...new Set([...bundled, ...runtimes])].filter((folder) => folder !== null).sort();
    }),
    postBuild({outDir}) {
      const shipped = folders.map(readPackage).sort((a, b) => (label(a) < label(b) ? -1 : 1));

      const forbidden = shipped.filter(({licence}) => !options.allowed.includes(licence));
      if (forbidden.length > 0) {
        throw new Error(
          `These packages are shipped to the browser under a license that src/docusaurus/browser-licences does not allow: ${forbidden.map(({name, licence}) => `${name} (${licence})`).join(', ')}. Remedy: replace them, or allow the license after reading it.`,
        );
      }

      if (process.env.UPDATE_LICENCES) {
        fs.writeFileSync(list, `${JSON.stringify(shipped, null, 2)}\n`);
      }
      const listed = JSON.parse(fs.readFileSync(list, 'utf8')) as ShippedPackage[];
      const wrong = differences(listed, shipped);
      if (wrong.length > 0) {
        throw new Error(
          `${options.list}: the list of packages shipped to the browser is out of date:\n${wrong.join('\n')}\nRemedy: run \`UPDATE_LICENCES=1 npm run build\` and commit the file.`,
        );
      }
      const texts = folders.map(licenceText).join(`\n\n${'-'.repeat(72)}\n\n`);
      fs.writeFileSync(path.join(outDir, 'third-party-licences.txt'), `${texts}\n`);
    },
  };
}
