import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const root = path.join(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '');
const direct = {...manifest.dependencies, ...manifest.devDependencies};

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

describe('package.json', () => {
  test('pins every package to one version', () => {
    const pins = Object.entries({...direct, ...manifest.overrides});
    expect(pins.length).toBeGreaterThan(50);
    expect(pins.filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  test('CONTRIBUTING.md says of every override since when and why, and of no other', () => {
    const [, section = ''] = read('CONTRIBUTING.md').split('\n## Overrides\n');
    const rows = section
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const documented = Object.fromEntries(
      rows.map(([, name = '', version = '']) => [name.replaceAll('`', ''), version]),
    );
    expect(documented).toEqual(manifest.overrides);
    for (const [, name, , since, why, until] of rows) {
      expect(since, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(why, name).toMatch(/\w+ \w+/);
      expect(until, name).toMatch(/\w+ \w+/);
    }
  });
});

test('npm ci has nothing to say of packages that do not fit each other', () => {
  // It fails, and names them, where one asks for another version than is installed.
  expect(execFileSync('npm', ['ls', '--all'], {cwd: root, encoding: 'utf8'})).toContain('knip@');
});

describe('package-lock.json', () => {
  test('has a checksum for every package', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const without = installed.filter(([, entry]) => !/^sha512-/.test(entry.integrity ?? ''));
    expect(without.map(([folder]) => folder)).toEqual([]);
  });

  test('takes no package from elsewhere: no address, no link, no folder outside', () => {
    const strange = installed.filter(
      ([folder, {resolved, link, version}]) =>
        resolved !== undefined ||
        link ||
        !EXACT.test(version ?? '') ||
        !/^node_modules\//.test(folder),
    );
    expect(strange.map(([folder]) => folder)).toEqual([]);
  });

  test('has the versions that package.json asks for', () => {
    const other = Object.entries(direct).filter(
      ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
    );
    expect(other).toEqual([]);
  });
});

test('workflows install what the lock file says', () => {
  const folder = '.github/workflows';
  const commands = fs
    .readdirSync(path.join(root, folder))
    .flatMap(
      (name) => read(`${folder}/${name}`).match(/\b(?:npm (?:ci|i|install|add)|npx -)\b.*/g) ?? [],
    );
  expect(commands.length).toBeGreaterThan(2);
  expect(new Set(commands)).toEqual(new Set(['npm ci']));
});

const REGISTRY = /\bregistry\.[\w-]+\.[a-z]{2,}\b/;

test('the host of a registry is told', () => {
  expect(`https://registry.${'example.org'}/x`).toMatch(REGISTRY);
});

test('packages come from the registry that npm is set to', () => {
  expect(read('.npmrc')).not.toMatch(/registry\s*=|_auth|\/\//i);
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(400);
  const naming = files.filter((file) => REGISTRY.test(read(file)));
  expect(naming).toEqual([]);
});

test('packages run no code when they are installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('the update bot lets new releases rest', () => {
  const bot = read('.github/dependabot.yml');
  const updates = bot.match(/package-ecosystem: /g)?.length;
  const rests = [...bot.matchAll(/cooldown:\n\s+default-days: (\d+)/g)];
  expect(rests).toHaveLength(updates!);
  expect(rests.filter(([, days]) => Number(days) < 7)).toEqual([]);
});
