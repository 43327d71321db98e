import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractProgram, contractSchemas} from '../../../src/site-model/schema/generate';
import type {Schemas} from '../../../src/site-model/schema/jsonSchema';
import {contract} from '../../../src/site-model/typedoc/contract';
import {resolveOptions} from '../../../src/site-model/typedoc/options';

export const root = path.resolve(__dirname, '../../..');

export type {Schemas};

/** The schemas of the real contract: of what the reference documents, or of everything. */
export function realSchemas(entry: 'index' | 'integration', strict: boolean): Schemas {
  const settings = resolveOptions(root, contract);
  const entryPoint = path.join(root, 'src/contract', `${entry}.ts`);
  return contractSchemas(contractProgram(settings), {entryPoint, strict});
}

/** The schemas of a contract of one file. */
export function schemasOf(source: string, strict = false): Schemas {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-schemas-'));
  try {
    const tsconfig = 'tsconfig.contract.json';
    fs.copyFileSync(path.join(root, tsconfig), path.join(siteDir, tsconfig));
    fs.mkdirSync(path.join(siteDir, 'src/contract'), {recursive: true});
    fs.writeFileSync(path.join(siteDir, 'src/contract/integration.ts'), source);
    const settings = resolveOptions(siteDir, contract);
    const options = {entryPoint: settings.modelEntryPoint, strict};
    return contractSchemas(contractProgram(settings), options);
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}
