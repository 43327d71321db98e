// Runs the token server of the authentication page as a reader would.
import {execFileSync, spawnSync} from 'node:child_process';
import {createVerify} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {TokenClaims} from '../../src/contract/integration';
import {fencesOf} from '../support/samples';
import {keys, ProgramFolder, TokenServer} from '../support/samplePrograms';

const page = 'docs/virtualStadium/authentication.mdx';
let folder: ProgramFolder;
let server: TokenServer;

beforeAll(async () => {
  folder = new ProgramFolder(page);
  server = await TokenServer.start(folder);
});

beforeEach(() => folder.save('chat.html', '<p>chat</p>'));

afterAll(() => {
  server.stop();
  folder.remove();
});

/** As it is written, unlike with `fetch`, which tidies addresses and hosts. */
async function ask(
  address: string,
  {method = 'GET', ...headers}: Record<string, string> = {},
): Promise<http.IncomingMessage> {
  const request = http.request({
    host: '127.0.0.1',
    port: server.port,
    path: address,
    method,
    headers: {Host: `localhost:${server.port}`, ...headers},
  });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response;
}

test('signs the documented claims for the user of the session, for an hour', async () => {
  const [head = '', body = '', signature = ''] = (
    await (await server.tokenOf('user-1002')).text()
  ).split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`);
  expect(verify.verify(keys.publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    alg: 'RS256',
    typ: 'JWT',
  });
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  expect(claims).toEqual({
    iss: 'example-bet',
    env: 'dev',
    iat: expect.any(Number) as number,
    exp: claims.iat + 3600,
    scope: 'vs',
    sub: 'user-1002',
    userId: 'user-1002',
    apiKey: 'YOUR_API_KEY',
    displayName: 'Ben',
    userType: 'Normal',
  });
  expect(Number.isInteger(claims.iat)).toBe(true);
  expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(60);
});

test('refuses a visitor and a stranger', async () => {
  expect((await ask('/virtual-stadium-token')).statusCode).toBe(401);
  expect((await server.tokenOf('user-9999')).status).toBe(401);
});

test('signs in the users of the stand-in and serves the page of the quick start', async () => {
  expect(server.greeting).toBe(`${server.origin}/sign-in?user=user-1001`);
  const response = await fetch(server.greeting, {redirect: 'manual'});
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/chat.html');
  expect(response.headers.get('set-cookie')).toBe('demo-user=user-1001; HttpOnly; SameSite=Strict');
  const chat = await fetch(`${server.origin}/chat.html`);
  expect(chat.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await chat.text()).toBe('<p>chat</p>');
  expect((await ask('/sign-in?user=user-9999')).statusCode).toBe(404);
});

describe('answers and goes on serving:', () => {
  test.each<[number, string, Record<string, string>]>([
    [400, '//', {}],
    [404, '/%', {}],
    [404, '/../rsa-private.pem', {}],
    [405, '/virtual-stadium-token', {method: 'POST'}],
    [200, '/virtual-stadium-token', {method: 'HEAD', Cookie: 'demo-user=user-1001'}],
    [200, '/virtual-stadium-token', {Host: '127.0.0.1:8080', Cookie: 'demo-user=user-1001'}],
    [421, '/virtual-stadium-token', {Host: 'evil.example', Cookie: 'demo-user=user-1001'}],
    [421, '/chat.html', {Host: 'localhost.evil.example:80'}],
  ])('%i for %s %o', async (status, address, headers) => {
    expect((await ask(address, headers)).statusCode).toBe(status);
    expect((await server.tokenOf('user-1001')).status).toBe(200);
    expect(server.isRunning).toBe(true);
  });

  test('404 for /chat.html before it is saved', async () => {
    fs.rmSync(path.join(folder.path, 'chat.html'));
    const response = await fetch(`${server.origin}/chat.html`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('First save the page of the quick start');
    folder.save('chat.html', '<p>saved</p>');
    expect(await (await fetch(`${server.origin}/chat.html`)).text()).toBe('<p>saved</p>');
  });
});

test.each(['/virtual-stadium-token', '/chat.html', '/sign-in?user=user-1001', '/none', '//'])(
  'keeps the answer to %s from caches, other sites and guesses',
  async (address) => {
    const {headers} = await ask(address);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

/** The machine's own addresses but the one that it should listen on. */
const otherAddresses = [
  '::1',
  '127.0.0.2',
  ...Object.values(os.networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({internal}) => !internal).map((it) => it.address),
  ),
].filter((it) => !it.startsWith('fe80:')); // needs the name of an interface

test.each(otherAddresses)('is not to be reached at %s', async (host) => {
  const socket = net.connect({host, port: server.port});
  await expect(once(socket, 'connect')).rejects.toThrow('connect E');
  expect((await ask('/none')).statusCode).toBe(404);
});

describe('ends at once, and says why,', () => {
  const start = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ['token-server.mjs'], {
      cwd: folder.path,
      env: {...folder.environment, PORT: '0', ...environment},
      encoding: 'utf8',
      timeout: 10_000,
    });

  test.each<[string, Record<string, string>, string]>([
    ['for production', {VS_ENV: 'prod'}, 'replace users, signedInUser and /sign-in'],
    ['for another environment', {VS_ENV: 'staging'}, 'VS_ENV must be dev or prod'],
    ['without an issuer', {VS_ISSUER: ''}, 'Set the environment variable VS_ISSUER'],
    ['without a key', {VS_PRIVATE_KEY_FILE: 'none.pem'}, 'none.pem'],
    ['with another file as the key', {VS_PRIVATE_KEY_FILE: 'token-server.mjs'}, 'createPrivateKey'],
  ])('%s', {timeout: 15_000}, (_, environment, message) => {
    const {status, stdout, stderr} = start(environment);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

test('the key pair of the page lies in the home folder, readable to its owner alone', () => {
  const fences = fencesOf(page);
  const commands = fences.find(({text}) => text.includes('openssl genrsa'))?.text ?? '';
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
  try {
    execFileSync('sh', ['-ec', commands], {
      cwd: folder.path,
      env: {...process.env, HOME: home},
      stdio: 'ignore',
    });
    const privateKey = path.join(home, '.vs/rsa-private.pem');
    expect(fs.statSync(privateKey).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(path.join(home, '.vs/rsa-public.pem'), 'utf8')).toMatch(/^-----BEGIN P/);
    expect(fs.readdirSync(folder.path).filter((it) => it.endsWith('.pem'))).toEqual([]);
    const {text} = fences.find((it) => it.text.includes('export VS_PRIVATE_KEY_FILE')) ?? {};
    expect(text).toContain('VS_PRIVATE_KEY_FILE="$HOME/.vs/rsa-private.pem"');
  } finally {
    fs.rmSync(home, {recursive: true});
  }
});
