import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'english-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const FAULTS = `---
title: Somebody else
---

See that the key is yours.
- Have a page.
It is no token, and the licence is of your own.
[Fine](#what-stands-beside-it): a list of your own IDs is no longer there.
`;

test('what a machine can judge of English fails the lint, with line and remedy', () => {
  const file = path.join(folder, 'page.mdx');
  const lint = (text: string) => {
    fs.writeFileSync(file, text);
    return spawnSync(process.execPath, ['scripts/lintEnglish.mjs', file], {encoding: 'utf8'});
  };
  const {status, stderr} = lint(FAULTS);
  expect(status).toBe(1);
  expect(
    [...stderr.matchAll(/mdx:(\d+).*?write ([^;]*)/g)].map(([, line, it]) => [line, it]),
  ).toEqual([
    ['2', 'someone'],
    ['5', 'Make sure that'],
    ['6', 'Add, Create, Install, Get or Set up'],
    ['7', 'isn’t a, or aren’t'],
    ['7', 'its own, your own or separate'],
    ['7', 'license'],
  ]);
  expect(lint('The key is yours.\n').status).toBe(0);
});
