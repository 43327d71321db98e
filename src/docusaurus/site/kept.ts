import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {globSync} from 'tinyglobby';

interface MadeFrom {
  readonly siteDir: string;
  /** The folder of the contract. */
  readonly contract: string;
  /** What else the result depends on, as JSON. */
  readonly settings: unknown;
}

/** Of the contract, of all code of the site, and of what is installed. */
function hashOf({siteDir, contract, settings}: MadeFrom): string {
  const files = ['src/**/*.{ts,tsx,cjs,json}', 'tsconfig*.json', 'package*.json'];
  const inside = {absolute: true, expandDirectories: false};
  const found = [
    ...globSync(files, {...inside, cwd: siteDir}),
    ...globSync('**/*.ts', {...inside, cwd: contract, ignore: 'node_modules/**'}),
  ];
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  for (const file of [...new Set(found)].sort()) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * What an earlier run has made of the same contract, or else what `make` makes. Reading the contract
 * takes seconds, and most starts of the development server come without a change to it. Kept in
 * node_modules/.cache, the last result alone; a failure is not kept.
 */
export async function kept<T>(madeFrom: MadeFrom, make: () => Promise<T>): Promise<T> {
  const folder = path.join(madeFrom.siteDir, 'node_modules/.cache/contract');
  const file = path.join(folder, hashOf(madeFrom));
  try {
    return deserialize(fs.readFileSync(file)) as T;
  } catch {
    // It is not there, or a run that was stopped has left half of it.
  }
  const result = await make();
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, serialize(result));
  return result;
}
