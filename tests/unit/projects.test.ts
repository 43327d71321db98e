// The projects that readers take along, as far as their files tell.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {afterEach, describe, expect, test} from 'vitest';
import {projects} from '../../src/outputs/projects';
import {PROJECTS, projectOf, readProjects} from '../../src/site-model/sources/projects';

const root = path.join(__dirname, '../..');
const files = readProjects(root);
const names = [...new Set(Object.keys(files).map(projectOf))];
const manifests = Object.entries(files).filter(([file]) => file.endsWith('/package.json'));

test.each(names)('%s has a README with its two commands', (name) => {
  const [, commands = ''] =
    /```shell\n([^]*?)\n```/.exec(files[`${PROJECTS}${name}/README.md`] ?? '') ?? [];
  expect(commands.split('\n')).toHaveLength(2);
});

test('every package of a project is pinned', () => {
  expect(manifests).toHaveLength(5);
  for (const [file, text] of manifests) {
    const manifest = JSON.parse(text) as Record<string, Record<string, string>>;
    const pins = Object.values({...manifest.dependencies, ...manifest.devDependencies});
    expect(
      pins.filter((it) => !/^\d+\.\d+\.\d+$/.test(it)),
      file,
    ).toEqual([]);
  }
});

test('the update bot looks after every project that has a lock file', () => {
  const bot = fs.readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8');
  const watched = [...bot.matchAll(/- \/(samples\/[\w-]+)\n/g)].map(([, folder]) => folder);
  expect(watched.sort()).toEqual(manifests.map(([file]) => path.posix.dirname(file)).sort());
});

test('no lock file says where a package comes from', () => {
  const locks = Object.entries(files).filter(([file]) => file.endsWith('/package-lock.json'));
  expect(locks).toHaveLength(manifests.length);
  expect(locks.filter(([, text]) => text.includes('"resolved"'))).toEqual([]);
});

describe('the web views, which nothing compiles here,', () => {
  const native = Object.entries(files).filter(([file]) => /\.(?:kt|kts|swift)$/.test(file));

  test.each(native)('%s closes what it opens', (_, text) => {
    const code = text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[^]*?\*\//g, '');
    const open: string[] = [];
    for (const bracket of code.match(/[()[\]{}]/g) ?? []) {
      const at = '([{'.indexOf(bracket);
      if (at === -1) {
        expect(open.pop()).toBe(bracket);
      } else {
        open.push(')]}'.charAt(at));
      }
    }
    expect(open).toEqual([]);
  });

  test('have a manifest that is XML', () => {
    const manifest = files['samples/webview-android/src/main/AndroidManifest.xml'] ?? '';
    const {DOMParser} = new JSDOM().window;
    const {documentElement} = new DOMParser().parseFromString(manifest, 'application/xml');
    expect(documentElement.tagName).toBe('manifest');
  });

  test.each(names.filter((name) => name.startsWith('webview-')))('%s says so', (name) => {
    expect(files[`${PROJECTS}${name}/README.md`]).toContain('were not compiled here');
  });
});

describe('a zip', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) {
      delete process.env.TZ;
    } else {
      process.env.TZ = zone;
    }
  });

  const made = () => {
    const text = {'samples/plain-page/b.txt': 'b', 'samples/plain-page/a/c.txt': 'c'};
    const given = {projects: text} as unknown as Parameters<typeof projects>[0]['given'];
    const paths = ['stand-in/check.mjs', 'types/virtual-stadium.d.ts', 'stand-in/widgetloader.js'];
    return projects({given}, new Map(paths.map((it) => [it, it])));
  };

  test('has the same bytes in every time zone', () => {
    process.env.TZ = 'Pacific/Auckland';
    const there = made().get('samples/plain-page.zip');
    process.env.TZ = 'America/Los_Angeles';
    expect(made().get('samples/plain-page.zip')).toEqual(there);
  });

  test('of which the stand-in is not made stops the build', () => {
    const given = {projects: {}} as unknown as Parameters<typeof projects>[0]['given'];
    expect(() => projects({given}, new Map())).toThrow('stand-in/check.mjs is not made. Remedy: ');
  });
});

test('git has no file that tests or readers have made in a project', () => {
  const ignored = execFileSync(
    'git',
    ['ls-files', '--cached', '--ignored', '--exclude-standard', '--', PROJECTS],
    {cwd: root, encoding: 'utf8'},
  );
  expect(ignored).toBe('');
});
