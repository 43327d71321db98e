// cspell:ignore fbuild fsecret cbuild csecret
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {resolveRequest, startPagesServer, type PagesServer} from '../../scripts/pagesServer';

const SECRET = 'not part of the build';

let parent: string;
let build: string;
let server: PagesServer;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-server-'));
  build = path.join(parent, 'build');
  write(path.join(build, 'index.html'), 'start');
  write(path.join(build, 'docs.html'), 'docs');
  write(path.join(build, 'folder/index.html'), 'folder');
  write(path.join(build, '..html'), 'a name with dots');
  write(path.join(build, '404.html'), 'unknown');
  // Its path begins as that of the build does.
  write(path.join(parent, 'build-old/secret.txt'), SECRET);
  write(path.join(parent, 'secret.txt'), SECRET);
  fs.symlinkSync(path.join(parent, 'secret.txt'), path.join(build, 'link.txt'));
  fs.symlinkSync(path.join(build, 'docs.html'), path.join(build, 'link.html'));
  server = await startPagesServer(build);
});

afterAll(async () => {
  await server.close();
  fs.rmSync(parent, {recursive: true, force: true});
});

/** Sends the path as it is written: `fetch` would put it right first. */
function ask(target: string): Promise<{status: number; text: string; location?: string}> {
  const {hostname, port} = new URL(server.url);
  return new Promise((resolve, reject) => {
    http
      .get({hostname, port, path: target}, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            location: response.headers.location,
          }),
        );
      })
      .on('error', reject);
  });
}

describe('the server stays in its folder', () => {
  test.each([
    ['a sibling whose name begins alike', '/..%2fbuild-old/secret.txt'],
    ['the same, encoded otherwise', '/%2e%2e/build-old/secret.txt'],
    ['the same, not encoded', '/../build-old/secret.txt'],
    ['the folder above', '/..%2fsecret.txt'],
    ['the folder above, by a folder within', '/folder/..%2f..%2fsecret.txt'],
    ['a backslash', '/..%5cbuild-old%5csecret.txt'],
    ['a link that leads out', '/link.txt'],
    ['a name that no file has', '/docs%00.html'],
    ['what cannot be decoded', '/%E0%A4%A'],
    ['another host', '//example.org/x.html'],
  ])('%s: %s', async (_, target) => {
    const {status, text} = await ask(target);
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  });

  test.each([
    ['/', 'start'],
    ['//', 'start'],
    ['/docs?x=/../', 'docs'],
    ['/folder/../docs', 'docs'],
    ['/..html', 'a name with dots'],
    ['/link', 'docs'],
  ])('%s is in it', async (target, text) => {
    expect(await ask(target)).toMatchObject({status: 200, text});
  });

  test('no redirect leads to another host', async () => {
    expect(await ask('/folder')).toMatchObject({status: 301, location: '/folder/'});
    expect(await ask('//folder')).toMatchObject({status: 301, location: '/folder/'});
  });

  test('for whoever asks it without a server, too', () => {
    expect(resolveRequest(build, '/../build-old/secret.txt')).toMatchObject({status: 404});
  });
});
