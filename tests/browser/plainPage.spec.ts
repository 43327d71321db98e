/** The first project of a newcomer, from its zip, as the quick start has them open it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

test('the plain page shows the stand-in, and its adapter breaks no rule', async ({page}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-page-'));
  const run = (file: string, cwd: string) =>
    spawn(process.execPath, [file], {cwd, env: {PORT: '0'}, stdio: ['ignore', 'pipe', 'inherit']});
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({message}) => complaints.push(message));

  await once(run(path.resolve('build/samples/plain-page.mjs'), folder), 'exit');
  const server = run('serve.mjs', path.join(folder, 'plain-page'));
  try {
    const [address] = (await once(server.stdout, 'data')) as [Buffer];
    await page.goto(String(address).trim());
    await page.getByRole('button', {name: 'A goal'}).click();
    await expect(page.getByText('Next goal', {exact: true})).toBeVisible();
    await expect(page.getByText('0 findings')).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    server.kill();
    fs.rmSync(folder, {recursive: true});
  }
});
