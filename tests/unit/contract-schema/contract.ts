import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractSchemas} from '../../../src/site-model/schema/generate';
import type {JsonSchema} from '../../../src/site-model/schema/jsonSchema';

export const root = path.resolve(__dirname, '../../..');

export type Schemas = ReadonlyMap<string, JsonSchema>;

/** The schemas of the real contract: of what the reference documents, or of everything. */
export function realSchemas(entry: 'index' | 'integration', strict: boolean): Schemas {
  return contractSchemas({siteDir: root, state: '', entryPoint: `${entry}.ts`, strict});
}

/** The schemas of a contract of one file. */
export function schemasOf(source: string, strict = false): Schemas {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-schemas-'));
  try {
    const tsconfig = 'tsconfig.contract.json';
    fs.copyFileSync(path.join(root, tsconfig), path.join(siteDir, tsconfig));
    fs.mkdirSync(path.join(siteDir, 'src/contract'), {recursive: true});
    fs.writeFileSync(path.join(siteDir, 'src/contract/integration.ts'), source);
    return contractSchemas({siteDir, state: '', entryPoint: 'integration.ts', strict});
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}
