/** The site as it is live may be somebody else's work: what a deployment takes over from it. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {keepPreviousAssets} from '../../../scripts/live/previousAssets';
import {removeRepositories, temporaryFolder} from '../../support/gitRepository';

afterAll(removeRepositories);

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const OWN = {
  'index.html': '',
  'assets/js/main.1a2b3c4d.js': 'own',
  'assets/css/styles.1a2b3c4d.css': 'own',
  'assets/images/picture-1a2b3c4d.svg': 'own',
  'assets/search/index.1a2b3c4d.json': 'own',
};

/** A folder with what a build of ours has. */
function newBuild(): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(OWN)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** What the build has after an attempt to keep assets of a site that answers so. */
async function attempt(answer: http.RequestListener): Promise<{
  readonly outcome: readonly string[] | string;
  readonly files: Readonly<Record<string, string>>;
  readonly requests: readonly string[];
}> {
  const folder = newBuild();
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const outcome = await keepPreviousAssets(folder, `http://localhost:${port}/`).catch(String);
  // What is still under way would show now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const names = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
  const files = Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
  return {outcome, files, requests};
}

/** A list of these files, each with the content `evil`. */
const listOf = (files: readonly string[]) =>
  JSON.stringify(Object.fromEntries(files.map((file) => [file, hash('evil')])));

const untouched = {
  ...OWN,
  'assets/list.json': JSON.stringify(
    Object.fromEntries(
      Object.keys(OWN)
        .filter((file) => file.startsWith('assets/'))
        .sort()
        .map((file) => [file, hash('own')]),
    ),
  ),
};

test('a hostile deployment leaves nothing but parts of pages, where the build has such parts', async () => {
  const list = listOf([
    'assets/js/old.1a2b3c4d.js',
    'assets/js/main.1a2b3c4d.js',
    'assets/js/sw.js',
    'assets/js/old.worker.js',
    'assets/js/../../sw.js',
    'assets/js/..%2f..%2fsw.js',
    '/assets/js/sw.js',
    'https://example.org/assets/js/x.js',
    '//example.org/assets/js/x.js',
    'assets/js\\x.js',
    'assets/login.html',
    'assets/js/login.html',
    'assets/js/CNAME',
    'assets/js/.htaccess',
    'assets/sw.js',
    'assets/js/deep/sw.js',
    'assets/css/sw.js',
    'assets/images/active.svg',
    'assets/list.json',
    'index.html',
    'CNAME',
    '__proto__',
  ]);
  const {outcome, files, requests} = await attempt((request, response) =>
    response.end(request.url === '/assets/list.json' ? list : 'evil'),
  );
  expect(outcome).toEqual(['assets/js/old.1a2b3c4d.js']);
  expect(files).toEqual({...untouched, 'assets/js/old.1a2b3c4d.js': 'evil'});
  expect(requests).toEqual(['/assets/list.json', '/assets/js/old.1a2b3c4d.js']);
});

test('a hostile deployment cannot change the list by another answer to the second request', async () => {
  const second = JSON.stringify({'assets/js/x.1a2b3c4d.js': hash('evil')});
  const first = JSON.stringify({'assets/list.json': hash(second)});
  let asked = 0;
  const {outcome, files} = await attempt((_, response) =>
    response.end(asked++ === 0 ? first : second),
  );
  expect(outcome).toEqual([]);
  expect(files).toEqual(untouched);
});

const many = Array.from(
  {length: 100},
  (_, index) => `assets/js/old.${String(index).padStart(8, '0')}.js`,
);

test.each([['list.json'], ['old.00000001.js']])(
  'a hostile deployment cannot send elsewhere for %s',
  async (name) => {
    const {outcome, files, requests} = await attempt((request, response) => {
      if (request.url?.endsWith(name)) {
        response.writeHead(302, {location: '/elsewhere'}).end();
      } else {
        response.end(request.url?.endsWith('list.json') ? listOf(many) : 'evil');
      }
    });
    expect(outcome).toMatch(
      new RegExp(`${name.replaceAll('.', '\\.')} cannot be read: .*redirect`),
    );
    expect(files).toEqual(untouched);
    expect(requests).not.toContain('/elsewhere');
  },
);

test('a hostile deployment is left at its first wrong file, with the build as it was', async () => {
  const {outcome, files, requests} = await attempt((request, response) => {
    const isWrong = request.url?.endsWith('old.00000020.js');
    response.end(request.url?.endsWith('list.json') ? listOf(many) : isWrong ? 'another' : 'evil');
  });
  expect(outcome).toMatch('assets/js/old.00000020.js is not what the list');
  expect(files).toEqual(untouched);
  expect(requests.length).toBeLessThan(40);
});

test('a hostile deployment cannot list more files than a deployment has', async () => {
  const names = Array.from(
    {length: 2001},
    (_, index) => `assets/js/old.${String(index).padStart(8, '0')}.js`,
  );
  const {outcome, files, requests} = await attempt((_, response) => response.end(listOf(names)));
  expect(outcome).toMatch('the live site lists 2001 files, more than 2000');
  expect(files).toEqual(untouched);
  expect(requests).toHaveLength(1);
});

test.each([['list.json'], ['old.00000001.js']])(
  'a hostile deployment cannot send %s without an end',
  async (name) => {
    const block = Buffer.alloc(1_000_000);
    const {outcome, files} = await attempt((request, response) => {
      if (!request.url?.endsWith(name)) {
        response.end(request.url?.endsWith('list.json') ? listOf(many) : 'evil');
        return;
      }
      // It ends after all, so that a reader without a limit does not wait for ever.
      const send = (blocks: number) => {
        if (blocks === 0 || !response.writable) {
          response.end();
        } else {
          response.write(block, () => send(blocks - 1));
        }
      };
      send(80);
    });
    expect(outcome).toMatch('are larger than 64000000 bytes');
    expect(files).toEqual(untouched);
  },
);

test.each(['http://example.org/', 'http://localhost.example.org/', 'ftp://localhost/'])(
  'no deployment is read where it can be changed on the way: %s',
  async (address) => {
    await expect(keepPreviousAssets(newBuild(), address)).rejects.toThrow(
      'is not reached by https',
    );
  },
);
