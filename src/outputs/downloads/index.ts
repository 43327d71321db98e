import path from 'node:path';
import type {GeneratedFiles} from '../../base/files';
import {addressOf, type Place} from '../../site-model/site';
import {declarationFile} from './declarationFile';
import {header} from './header';
import {schemaFiles} from './schemaFiles';

/**
 * What integrators take along, with the addresses of its own site: a JSON Schema for each interface, a
 * bundle of them, and one declaration file.
 */
export function downloads(place: Place): GeneratedFiles {
  const contract = path.join(place.siteDir, 'src/contract');
  const address = addressOf(place, '/');
  return new Map([
    ...schemaFiles(place.siteDir, address),
    ['types/virtual-stadium.d.ts', declarationFile(contract, header(address))],
  ]);
}
