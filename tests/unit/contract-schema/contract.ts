import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractSchemas, type ContractSchema} from '../../../src/site-model/schema/generate';

export const root = path.resolve(__dirname, '../../..');

export type Schemas = ReadonlyMap<string, ContractSchema>;

/** The schemas of the real contract: of what the reference documents, or of everything. */
export function realSchemas(entry: 'index' | 'integration', strict: boolean): Schemas {
  return contractSchemas({
    entryPoint: path.join(root, `src/contract/${entry}.ts`),
    tsconfig: path.join(root, 'tsconfig.contract.json'),
    strict,
  });
}

/** The schemas of a contract of one file. */
export function schemasOf(source: string, strict = false): Schemas {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-schemas-'));
  try {
    const entryPoint = path.join(folder, 'index.ts');
    fs.writeFileSync(entryPoint, source);
    const tsconfig = path.join(root, 'tsconfig.contract.json');
    return contractSchemas({entryPoint, tsconfig, strict});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
