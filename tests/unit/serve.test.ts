import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {builtBase} from '../../scripts/builtBase';

const root = path.join(__dirname, '../..');

let folder: string;
let server: ChildProcess | undefined;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  fs.mkdirSync(path.join(folder, 'build'));
  const head = '<link rel=canonical href=https://acme.example/docs-site/ >';
  fs.writeFileSync(path.join(folder, 'build/index.html'), head);
  fs.writeFileSync(path.join(folder, 'build/404.html'), 'unknown page');
});
afterEach(() => void server?.kill());
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs `npm run serve` in the folder until it says something. */
function serve(environment: Readonly<Record<string, string>>): Promise<string> {
  const program = ['--import', require.resolve('tsx'), path.join(root, 'scripts/serve.ts')];
  const env = {...process.env, BASE_URL: undefined, PORT: '0', ...environment};
  const child = spawn(process.execPath, program, {cwd: folder, env});
  server = child;
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    }
    child.once('error', reject);
  });
}

test('a build is served under the base URL that it was made for, whatever the environment', async () => {
  const url = /^Serving build\/ at (http:\/\/localhost:\d+\/docs-site\/)\n/.exec(
    await serve({}),
  )?.[1];
  const answer = async (where: string) => {
    const response = await fetch(new URL(where, url), {redirect: 'manual'});
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  expect(await answer('/docs-site/nowhere')).toEqual([404, 'unknown page']);
  expect(await answer('/docs-site')).toEqual([301, '/docs-site/']);
  expect(await answer('/')).toEqual([404, 'Not found. The site is at /docs-site/']);
  expect(await answer('/docs-sites/')).toEqual([404, 'Not found. The site is at /docs-site/']);
}, 30_000);

test('a base URL that the build was not made for is refused', async () => {
  expect(await serve({BASE_URL: '/other/'})).toMatch(
    /^BASE_URL is "\/other\/".* built for "\/docs-site\/"\. Remedy: leave BASE_URL out/,
  );
  expect(builtBase(path.join(folder, 'build'), '/docs-site/')).toBe('/docs-site/');
}, 30_000);

test('a folder without a build says what to do', () => {
  expect(() => builtBase(folder)).toThrow('Run "npm run build" first.');
});
