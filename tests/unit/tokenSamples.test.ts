// Runs the two programs of the authentication page as a reader would, and holds the page's table of
// mistakes to what they print.
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {createSign, createVerify, generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {TokenClaims} from '../../src/contract/integration';

const page = fs.readFileSync(
  path.join(__dirname, '../../docs/virtualStadium/authentication.mdx'),
  'utf8',
);
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'token-samples-'));
let server: ChildProcess;
let origin: string;

function saveSamples(): void {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(page);
  visit(tree, 'code', ({meta, value}) => {
    const title = /title="([^"]+\.mjs)"/.exec(meta ?? '')?.[1];
    if (title) fs.writeFileSync(path.join(folder, title), value);
  });
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

beforeAll(async () => {
  saveSamples();
  fs.writeFileSync(path.join(folder, 'rsa-private.pem'), keys.privateKey);
  fs.writeFileSync(path.join(folder, 'rsa-public.pem'), keys.publicKey);
  fs.writeFileSync(path.join(folder, 'chat.html'), '<p>chat</p>');
  server = spawn(process.execPath, ['token-server.mjs'], {
    cwd: folder,
    env: {
      VS_ISSUER: 'example-bet',
      VS_API_KEY: 'YOUR_API_KEY',
      VS_ENV: 'dev',
      VS_PRIVATE_KEY_FILE: 'rsa-private.pem',
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  expect(String(line).trim()).toMatch(/^http:\/\/localhost:\d+\/sign-in\?user=user-1001$/);
  origin = new URL(String(line)).origin;
});

afterAll(() => {
  server.kill();
  fs.rmSync(folder, {recursive: true});
});

const tokenOf = (user: string) =>
  fetch(`${origin}/virtual-stadium-token`, {headers: {Cookie: `demo-user=${user}`}});

describe('token-server.mjs', () => {
  test('signs the documented claims for the user of the session', async () => {
    const response = await tokenOf('user-1002');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [head = '', body = '', signature = ''] = (await response.text()).split('.');
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
      iat: expect.any(Number),
      scope: 'vs',
      sub: 'user-1002',
      userId: 'user-1002',
      apiKey: 'YOUR_API_KEY',
      displayName: 'Ben',
      userType: 'Normal',
    });
    expect(Number.isInteger(claims.iat)).toBe(true);
  });

  test('refuses a visitor and a stranger', async () => {
    expect((await fetch(`${origin}/virtual-stadium-token`)).status).toBe(401);
    expect((await tokenOf('user-9999')).status).toBe(401);
  });

  test('signs in the users of the stand-in and serves the page of the quick start', async () => {
    const response = await fetch(`${origin}/sign-in?user=user-1001`, {redirect: 'manual'});
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/chat.html');
    expect(response.headers.get('set-cookie')).toContain('demo-user=user-1001');
    expect(await (await fetch(`${origin}/chat.html`)).text()).toBe('<p>chat</p>');
    expect((await fetch(`${origin}/sign-in?user=user-9999`)).status).toBe(404);
  });
});

describe('check-token.mjs', () => {
  const now = Math.floor(Date.now() / 1000);
  const good: Record<string, unknown> = {
    iss: 'example-bet',
    env: 'dev',
    iat: now - 60,
    scope: 'av vs',
    sub: 'user-1001',
    userId: 'user-1001',
    apiKey: 'YOUR_API_KEY',
    displayName: 'Ana',
    userType: 'Normal',
  };

  function sign(claims: object, alg = 'RS256'): string {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({alg, typ: 'JWT'})}.${encode(claims)}`;
    const signature = createSign('RSA-SHA256').update(signed).sign(keys.privateKey, 'base64url');
    return `${signed}.${signature}`;
  }

  /** The lines after the claims. */
  function check(token: string): string[] {
    const output = execFileSync(process.execPath, ['check-token.mjs', 'rsa-public.pem', token], {
      cwd: folder,
      encoding: 'utf8',
    });
    return output
      .replace(/^\{[^]*\n\}\n/, '')
      .trim()
      .split('\n');
  }

  test('finds nothing wrong with a token of the server', async () => {
    expect(check(await (await tokenOf('user-1001')).text())).toEqual(['no problem found']);
  });

  const foreign = sign({...good, sub: 'user-1002'}).split('.')[2];

  test.each([
    ['this is no token', '<!doctype html>'],
    ['alg is not RS256', sign(good, 'HS256')],
    ['the signature is wrong', [...sign(good).split('.').slice(0, 2), foreign].join('.')],
    ['apiKey is missing', sign({...good, apiKey: undefined})],
    ['env is not dev or prod', sign({...good, env: 'staging'})],
    ['scope lacks vs', sign({...good, scope: 'av,vs'})],
    ['iat is in milliseconds', sign({...good, iat: now * 1000})],
    ['iat is in the future', sign({...good, iat: now + 600})],
    ['iat is more than 16 hours ago', sign({...good, iat: now - 17 * 60 * 60})],
    ['exp has passed', sign({...good, exp: now - 1})],
  ])('prints “%s”, as the page says', (line, token) => {
    expect(check(token)).toEqual([line]);
    expect(page).toContain(`\`${line}\``);
  });
});
