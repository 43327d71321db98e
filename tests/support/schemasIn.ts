import {contractProgram, openSchemas} from '../../src/site-model/schema/generate';
import type {OpenSchemas} from '../../src/site-model/schema/jsonSchema';
import {contract} from '../../src/site-model/typedoc/contract';
import {resolveOptions} from '../../src/site-model/typedoc/options';

/** The schemas of the contract in a folder, without TypeDoc. */
export function schemasIn(siteDir: string): OpenSchemas | Error {
  const settings = resolveOptions(siteDir, contract);
  return openSchemas(contractProgram(settings), settings);
}
