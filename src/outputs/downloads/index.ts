import path from 'node:path';
import {site as settings} from '../../site';
import {contractSchemas} from '../../site-model/schema/generate';
import {addressOf, type Place} from '../../site-model/site';
import type {Files} from '../files';
import {declarationFile} from './declarationFile';
import {header} from './header';
import {schemaFiles} from './schemaFiles';

const FOLDER = 'src/contract';

/**
 * What integrators take along, with the addresses of its own site: a JSON Schema for each interface, a
 * bundle of them, and one declaration file.
 */
export function downloads(place: Place): Files {
  const {siteDir} = place;
  const contract = (file: string) => path.join(siteDir, FOLDER, file);
  const address = addressOf(place, '/');
  const schemas = schemaFiles({
    schemas: contractSchemas({
      entryPoint: contract('index.ts'),
      tsconfig: path.join(siteDir, 'tsconfig.contract.json'),
      strict: false,
    }),
    address: `${address}schemas/`,
    bundle: 'virtual-stadium.json',
    title: settings.product.name,
    description: [
      `The types that ${settings.product.name} and a host page exchange, each under $defs.`,
      'A property that no type lists is allowed: what is published of the product is incomplete.',
      `x-provisional marks what the product's owner has not confirmed: ${address}docs#provisional.`,
      `${settings.disclaimer} See ${address}docs/api.`,
    ].join(' '),
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
