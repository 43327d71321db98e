import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'token-server-'));
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});
let server;
let origin;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

before(async () => {
  const keyFile = join(folder, 'rsa-private.pem');
  writeFileSync(keyFile, keys.privateKey);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['token-server.mjs'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(port),
      VS_ISSUER: 'example-bet',
      VS_API_KEY: 'YOUR_API_KEY',
      VS_ENV: 'dev',
      VS_PRIVATE_KEY_FILE: keyFile,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
});

after(() => {
  server.kill();
  rmSync(folder, {recursive: true});
});

const tokenOf = (user) =>
  fetch(`${origin}/virtual-stadium-token`, {headers: {Cookie: `demo-user=${user}`}});

test('signs a token that the kit has nothing to say about', async () => {
  const token = await (await tokenOf('user-1001')).text();
  const keyFile = join(folder, 'rsa-public.pem');
  writeFileSync(keyFile, keys.publicKey);
  execFileSync(process.execPath, ['vendor/check.mjs', 'token', '--key', keyFile, '-'], {
    cwd: project,
    input: token,
  });
});

test('signs nothing for a stranger', async () => {
  const {status} = await tokenOf('user-9999');
  assert.equal(status, 401);
});

test('serves the page, which asks for the token here', async () => {
  const response = await fetch(`${origin}/sign-in?user=user-1001`);
  assert.equal(response.url, `${origin}/chat.html`);
  assert.match(await response.text(), /fetch\('\/virtual-stadium-token'\)/);
});
