/**
 * Copies of this site with something added or broken, built for real: what must stop a build is
 * shown to stop it, and what the real pages never do (crash, stay unlisted) is shown in a browser.
 */
import {spawn, type ChildProcessByStdio} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {copyKept, linkModules} from '../../scripts/siteCopy';

const root = path.join(__dirname, '../..');

/** What a build of the site reads. */
const SOURCES = [
  'babel.config.js',
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'samples',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.contract.json',
  'tsconfig.json',
];

export interface Fixture {
  /** Folder name under `parent`. */
  readonly name: string;
  /** Relative to the repository: `.cache/fixtures`, unless it says otherwise. */
  readonly parent?: string;
  /** Folders and files of the site that the copy does without, by path. */
  readonly without?: readonly string[];
  /** Files to write, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Replacements in files of the site. */
  readonly edits?: readonly (readonly [file: string, search: string, replacement: string])[];
  readonly env?: Readonly<Record<string, string>>;
}

interface FixtureBuild {
  readonly folder: string;
  readonly exitCode: number | null;
  /** Standard output and error, without colours. */
  readonly output: string;
}

/** What a copy keeps of the one before it. */
const KEPT_FOLDERS = ['node_modules', '.docusaurus'];

function write({files = {}, edits = []}: Fixture, folder: string): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  for (const [file, search, replacement] of edits) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes(search)) {
      throw new Error(`The fixture edits ${file}, which no longer contains: ${search}`);
    }
    fs.writeFileSync(
      path.join(folder, file),
      text.replace(search, () => replacement),
    );
  }
}

const docusaurus = path.join(root, 'scripts/docusaurus.mjs');

/** One copy with all that others have, deployed to `/` unless one of them says otherwise. */
export function mergedFixture(
  name: string,
  parts: readonly {readonly fixture: Omit<Fixture, 'name'>}[],
): Fixture {
  const fixtures = parts.map(({fixture}) => fixture);
  return {
    name,
    files: Object.assign({}, ...fixtures.map(({files}) => files)) as Fixture['files'],
    edits: fixtures.flatMap(({edits = []}) => edits),
    // What is said of a mistake must not depend on where the site is deployed.
    env: Object.assign({BASE_URL: '/'}, ...fixtures.map(({env}) => env)) as Fixture['env'],
  };
}

/** Makes the copy; answers its folder. */
export function writeFixture(fixture: Fixture): string {
  const folder = path.join(root, fixture.parent ?? '.cache/fixtures', fixture.name);
  fs.mkdirSync(folder, {recursive: true});
  for (const left of fs.readdirSync(folder).filter((it) => !KEPT_FOLDERS.includes(it))) {
    fs.rmSync(path.join(folder, left), {recursive: true});
  }
  for (const source of SOURCES) {
    fs.cpSync(path.join(root, source), path.join(folder, source), {recursive: true});
  }
  for (const left of ['docs/api', ...(fixture.without ?? [])]) {
    fs.rmSync(path.join(folder, left), {recursive: true, force: true});
  }
  linkModules(folder);
  copyKept(folder);
  write(fixture, folder);
  return folder;
}

/** Starts Docusaurus in a copy. */
export function runDocusaurus(
  folder: string,
  args: readonly string[],
  env: Fixture['env'] = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [docusaurus, ...args], {
    cwd: folder,
    env: {...process.env, NO_COLOR: '1', NODE_ENV: undefined, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Builds a copy. */
export async function buildCopy(folder: string, env: Fixture['env']): Promise<FixtureBuild> {
  const child = runDocusaurus(folder, ['build'], env);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  // eslint-disable-next-line no-control-regex -- the escape character of terminal colours
  return {folder, exitCode, output: output.replace(/\x1b\[[0-9;]*m/g, '')};
}

/** Makes the copy and builds it. */
export function buildFixture(fixture: Fixture): Promise<FixtureBuild> {
  return buildCopy(writeFixture(fixture), fixture.env);
}
