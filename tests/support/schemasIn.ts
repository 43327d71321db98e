import {openSchemas} from '../../src/site-model/schema/generate';
import type {OpenSchemas} from '../../src/site-model/schema/jsonSchema';
import {contract} from '../../src/site-model/typedoc/contract';
import {resolveOptions} from '../../src/site-model/typedoc/options';

/** Makes the schemas of the contract in a folder, without a thread. */
export const schemasIn = (siteDir: string) => (): Promise<OpenSchemas> =>
  Promise.resolve(openSchemas(resolveOptions(siteDir, contract)));
