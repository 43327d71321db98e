// Runs the program of the REST authentication page that prints a token, from its file as a reader
// does. Node before 22.18 can't run TypeScript: there tsx does.
import {execFileSync} from 'node:child_process';
import {createVerify} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {TokenClaims} from '../../src/contract/integration';
import {keys, ProgramFolder} from '../support/samplePrograms';

const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
const runner = Reflect.get(process.features, 'typescript') ? [] : ['--import', tsx];
const page = 'docs/apiReference/authentication.mdx';
let folder: ProgramFolder;

beforeAll(() => {
  folder = new ProgramFolder(page);
});
afterAll(() => folder.remove());

const print = (environment: Record<string, string>) =>
  execFileSync(process.execPath, [...runner, 'printToken.ts'], {
    cwd: folder.path,
    env: {...folder.environment, ...environment},
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('prints a token of a server, with a key of its own, for an hour', () => {
  const output = print({VS_SERVER_API_KEY: 'SERVER_KEY'});
  expect(output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  const [head = '', body = '', signature = ''] = output.trim().split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`);
  expect(verify.verify(keys.publicKey, signature, 'base64url')).toBe(true);
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  expect(claims).toMatchObject({env: 'dev', apiKey: 'SERVER_KEY', userType: 'MODERATOR'});
  expect(claims.exp).toBe(claims.iat + 3600);
  expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(60);
});

test('does not take the key of the users, nor an environment that is none', () => {
  expect(() => print({})).toThrow('Set the environment variable VS_SERVER_API_KEY');
  expect(() => print({VS_SERVER_API_KEY: 'SERVER_KEY', VS_ENV: 'staging'})).toThrow(
    'VS_ENV must be dev or prod',
  );
});

test('both pages keep the signer of browsers and that of servers apart', () => {
  const read = (file: string) => fs.readFileSync(path.join(__dirname, '../..', file), 'utf8');
  const browser = read('docs/virtualStadium/authentication.mdx');
  expect(browser).toContain('../apiReference/authentication.mdx#print-a-token');
  expect(read(page)).toContain('../virtualStadium/authentication.mdx#a-server-that-signs');
  const firstCall = read('docs/apiReference/overview.mdx').split('## Make a first call')[1];
  expect(firstCall).toContain('./authentication.mdx#print-a-token');
  expect(firstCall).not.toContain('virtualStadium/authentication.mdx#a-server-that-signs');
});
