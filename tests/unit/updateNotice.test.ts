import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const NOTICE = 'Update available';

let home: string;

/** Where update-notifier keeps what it knows: here, that there is a newer Docusaurus. */
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'notice-'));
  const file = path.join(home, 'configstore/update-notifier-@docusaurus/core.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const update = {name: '@docusaurus/core', current: '3.0.0', latest: '99.0.0', type: 'major'};
  // A minute ago: it does not ask again.
  fs.writeFileSync(file, JSON.stringify({update, lastUpdateCheck: Date.now() - 60_000}));
});
afterAll(() => fs.rmSync(home, {recursive: true}));

/** What a command prints in a terminal, where neither CI nor a test runner silences the notice. */
function printed(program: string, ...args: string[]): string {
  const env = {
    ...process.env,
    CI: 'false',
    NODE_ENV: undefined,
    NO_UPDATE_NOTIFIER: undefined,
    XDG_CONFIG_HOME: home,
  };
  const {stdout, stderr, status} = spawnSync(program, args, {cwd: root, encoding: 'utf8', env});
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

test('Docusaurus by itself gives notice of a newer release', () => {
  const cli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  expect(printed(process.execPath, cli, 'build', '--help')).toContain(NOTICE);
}, 30_000);

test('what npm runs gives none: `@latest` of some packages is not the set that is pinned', () => {
  const {scripts} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = 'scripts/docusaurus.mjs';
  expect([scripts.start, scripts.build]).toEqual([`node ${own} start`, `node ${own} build`]);
  const output = printed(process.execPath, own, 'build', '--help');
  expect(output).toContain('docusaurus build [options]');
  expect(output).not.toContain(NOTICE);
}, 30_000);
