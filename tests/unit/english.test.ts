import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';

const PROGRAM = `/** Its comments are nobody's business, and neither are words such as sibling. */
export const told = 'sibling';
export const said = (it: string) =>
  \`\${it} is no token,
and somebody \${it}\`;
export const Shown = () => <p>It wears a hat.</p>;
`;

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

const files = ['page.mdx', 'said.tsx'].map((it) => path.join(folder, it));

function lint(...texts: string[]) {
  texts.forEach((text, at) => fs.writeFileSync(files[at]!, text));
  const run = ['scripts/lintEnglish.mjs', ...files];
  const {status, stderr} = spawnSync(process.execPath, run, {encoding: 'utf8'});
  const said = [...stderr.matchAll(/(?:mdx|tsx):(\d+).*?write ([^;]*)/g)];
  return {status, said: said.map(([, line, it]) => [line, it])};
}

test('what a machine can judge of English fails the lint, with line and remedy', () => {
  const {status, said} = lint(FAULTS, PROGRAM);
  expect(status).toBe(1);
  expect(said).toEqual([
    ['2', 'someone'],
    ['5', 'Make sure that'],
    ['6', 'Add, Create, Install, Get or Set up'],
    ['7', 'isn’t a, or aren’t'],
    ['7', 'its own, your own or separate'],
    ['7', 'license'],
    ['4', 'someone'],
    ['4', 'isn’t a, or aren’t'],
    ['6', 'uses'],
  ]);
  expect(lint('The key is yours.\n', "export const it = 'The key is yours';\n").status).toBe(0);
});
