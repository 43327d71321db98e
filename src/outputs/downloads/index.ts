import path from 'node:path';
import type {GeneratedFiles} from '../../base/files';
import {ownNames} from '../../ownNames';
import {addressOf, type Site} from '../../site-model/site';
import {stamp} from '../stamp';
import {declarationFile} from './declarationFile';
import {header} from './header';
import {schemaFiles} from './schemaFiles';

/**
 * What integrators take along, with the addresses of its own site: a JSON Schema for each interface, a
 * bundle of them, and one declaration file.
 */
export async function downloads(site: Site): Promise<GeneratedFiles> {
  const contract = path.join(site.siteDir, 'src/contract');
  const address = addressOf(site, '/');
  return new Map([
    ...(await schemaFiles(site, address)),
    [
      'types/virtual-stadium.d.ts',
      ownNames(declarationFile(contract, header(address, stamp(site)))),
    ],
  ]);
}
