/**
 * Builds the site a second time, from the same files, in another folder, another time zone and
 * another language, and compares every byte. Takes as long as a cold build and runs in
 * `npm run test:all`, on the build that is deployed. Both have to begin without the bundler's cache:
 * with one it names its runtime otherwise.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {listFiles} from '../../src/base/files';

const DOCUSAURUS = 'scripts/docusaurus.mjs';

const root = path.join(__dirname, '../..');
const folder = path.join(os.tmpdir(), `another-place-${process.pid}`);

// Sixty thousand files take their time.
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}), 120_000);

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 26});

/** The tree as it is, with what is not committed, and its history. */
function copyTree(target: string): void {
  git(root, 'clone', '--quiet', '--no-checkout', root, target);
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter((name) => name !== '')) {
    if (fs.existsSync(path.join(root, file))) {
      fs.cpSync(path.join(root, file), path.join(target, file));
    }
  }
  git(target, 'reset', '--quiet');
}

/** Packages in a place of their own: the bundler names their modules by their paths. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(source), target);
    } else if (!entry.isDirectory()) {
      try {
        fs.linkSync(source, target);
      } catch {
        fs.copyFileSync(source, target); // on another disk
      }
    } else if (entry.name !== '.cache') {
      linkPackages(source, target);
    }
  }
}

/** Not the environment of the test runner: what it sets for itself changes how the site is compiled. */
function elsewhere(): NodeJS.ProcessEnv {
  const kept = [
    'PATH',
    'HOME',
    'SITE_URL',
    'BASE_URL',
    'ORGANIZATION_NAME',
    'PROJECT_NAME',
    'BUILD_COMMIT',
  ];
  const here = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    NODE_ENV: undefined,
    TZ: here === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo',
    LC_ALL: 'de_DE.UTF-8',
  };
}

function hashes(build: string): Map<string, string> {
  return new Map(
    listFiles(build)
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(fs.readFileSync(path.join(build, file)))
          .digest('hex'),
      ]),
  );
}

test.runIf(process.env.TEST_ALL)(
  'a second build elsewhere is the same to the byte',
  {timeout: 600_000},
  () => {
    copyTree(folder);
    linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const result = spawnSync(process.execPath, [DOCUSAURUS, 'build'], {
      cwd: folder,
      encoding: 'utf8',
      env: elsewhere(),
    });
    expect(result.status, result.stdout + result.stderr).toBe(0);

    const first = hashes(path.join(root, 'build'));
    const second = hashes(path.join(folder, 'build'));
    const names = new Set([...first.keys(), ...second.keys()]);
    expect(names.size).toBeGreaterThan(500);
    expect([...names].filter((name) => first.get(name) !== second.get(name))).toEqual([]);
  },
);
