import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {globSync} from 'tinyglobby';

/** What is kept from one run to the next, in a folder of node_modules/.cache. */
export interface Place {
  readonly siteDir: string;
  /** The folder. It holds what was kept last, and nothing else. */
  readonly name: string;
  /** What the result depends on: another state finds nothing. */
  readonly state: string;
}

/** What distinguishes one state of some files, and of Node, from another. */
export function filesState(siteDir: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], {cwd: siteDir, expandDirectories: false}).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex');
}

/** Pages that are written in React are read with the others, and nothing is made of them here. */
const CODE = ['src/**/*.{ts,tsx,cjs,json}', '!src/pages/**', 'tsconfig*.json', 'package*.json'];

/** The state of all code of the site, the contract among it, of what is installed, and of more files. */
export const stateOf = (siteDir: string, more: readonly string[] = []): string =>
  filesState(siteDir, [...CODE, ...more]);

const WHOLE = [
  '{docs,src,static}/**',
  'samples/*/{*.*,!(node_modules|vendor|dist)/**/*.*}',
  '*.{ts,json}',
];

/** The state of every file that a build is made of. */
export const wholeState = (siteDir: string): string => filesState(siteDir, WHOLE);

const folderOf = ({siteDir, name}: Place) => path.join(siteDir, 'node_modules/.cache', name);

/** What an earlier run has kept, or `null`. */
export function recall<T>(place: Place): T | null {
  try {
    return deserialize(fs.readFileSync(path.join(folderOf(place), place.state))) as T;
  } catch {
    // It is not there, or a run that was stopped has left half of it.
    return null;
  }
}

export function keep<T>(place: Place, value: T): T {
  const folder = folderOf(place);
  fs.mkdirSync(folder, {recursive: true});
  const others = fs.readdirSync(folder).filter((name) => name !== place.state);
  // In one go, and before the others go: somebody else may keep the same at the same time.
  const part = path.join(folder, `${place.state}.${process.pid}`);
  fs.writeFileSync(part, serialize(value));
  fs.renameSync(part, path.join(folder, place.state));
  others.forEach((name) => fs.rmSync(path.join(folder, name), {force: true}));
  return value;
}
