import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractSchemas} from '../../site-model/schema/generate';
import {site} from '../../site';
import {writeFolder} from '../../base/files';
import {kept} from '../../base/kept';
import {declarationFile} from './declarationFile';
import {header} from './header';
import {schemaFiles} from './schemaFiles';

/** The folder that the files are generated into, for the site's `staticDirectories`. */
export const staticDirectory = '.docusaurus/contract-downloads/static';

const folder = 'src/contract';
const tsconfig = 'tsconfig.contract.json';

/** Content by path below the site's base URL. */
function downloads({siteDir, siteConfig, baseUrl}: LoadContext): Map<string, string> {
  const contract = (file: string) => path.join(siteDir, folder, file);
  const address = new URL(baseUrl, siteConfig.url).href;
  const schemas = schemaFiles({
    schemas: contractSchemas({
      entryPoint: contract('index.ts'),
      tsconfig: path.join(siteDir, tsconfig),
      strict: false,
    }),
    address: `${address}schemas/`,
    bundle: 'virtual-stadium.json',
    title: site.product.name,
    description: [
      `The types that ${site.product.name} and a host page exchange, each under $defs.`,
      'A property that no type lists is allowed: what is published of the product is incomplete.',
      `x-provisional marks what the product's owner has not confirmed: ${address}docs#provisional.`,
      `${site.disclaimer} See ${address}docs/api.`,
    ].join(' '),
    siteDir,
  });
  const declarations = declarationFile({
    entryPoint: contract('integration.ts'),
    globals: contract('global.ts'),
    namespace: 'VirtualStadium',
    module: 'virtual-stadium',
    header: header(address),
  });
  return new Map([
    ...[...schemas].map(([name, text]): [string, string] => [`schemas/${name}`, text]),
    ['types/virtual-stadium.d.ts', declarations],
  ]);
}

/**
 * Writes what integrators take along into a static directory, so that the development server
 * serves it and a build contains it, each with the addresses of its own site.
 */
export default function contractDownloads(context: LoadContext): Plugin {
  const out = path.join(context.siteDir, staticDirectory);
  return {
    name: 'contract-downloads',
    getPathsToWatch() {
      return [`${folder}/**/*.ts`, tsconfig];
    },
    // Docusaurus looks for its static directories when the content of all plugins is loaded.
    async loadContent() {
      const {siteDir, siteConfig, baseUrl} = context;
      const contract = path.join(siteDir, folder);
      const madeFrom = {siteDir, contract, settings: [siteConfig.url, baseUrl]};
      try {
        writeFolder(out, await kept('downloads', madeFrom, () => downloads(context)));
      } catch (error) {
        // While developing, a slip in the contract leaves the last good files.
        if (process.env.NODE_ENV !== 'development' || !fs.existsSync(out)) {
          throw error;
        }
        console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
