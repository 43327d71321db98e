// Runs the program of the REST authentication page that prints a token, from its file as a reader
// does. Node before 22.18 can't run TypeScript: there tsx does.
import {execFileSync} from 'node:child_process';
import {createVerify} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {CreateChannelRequest, TokenClaims} from '../../src/contract/integration';
import {fencesOf} from '../support/samples';
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

test('the first call, made as the page says, sends a token that the check of tokens accepts', () => {
  const checks = new ProgramFolder('docs/virtualStadium/authentication.mdx');
  const commands = (file: string, has: string) =>
    fencesOf(file).find(({language, text}) => language === 'shell' && text.includes(has))?.text;
  const text = fs.readFileSync(path.join(__dirname, '../..', page), 'utf8');
  const script = [
    // What the reader has: the programs in one folder, the keys at home, this Node, and curl.
    `cp ${checks.path}/check-token.mjs . && ln -s ${checks.keyFolder} .vs && HOME=$PWD`,
    `node() { '${process.execPath}' ${runner.map((it) => `'${it}'`).join(' ')} "$@"; }`,
    `curl() { printf '%s\\0' "$@"; }`,
    commands(page, 'export VS_ISSUER'),
    commands('docs/apiReference/overview.mdx', 'VS_TOKEN="$(node'),
    /`(echo "\$VS_TOKEN" \| node check-token\.mjs [^`]+)`/.exec(text)?.[1],
    commands('docs/apiReference/overview.mdx', '-X POST'),
  ];
  try {
    const output = execFileSync('bash', ['-ec', script.join('\n')], {
      cwd: folder.path,
      encoding: 'utf8',
      input: 'SERVER_KEY\n',
    });
    const [checked = '', call = ''] = output.split('no problem found\n');
    expect(checked).toContain("userType: 'MODERATOR'");
    expect(checked).toContain("apiKey: '…_KEY'");
    expect(checked).not.toContain('SERVER_KEY');
    const words = call.split('\0');
    const after = (flag: string) => words.filter((_word, index) => words[index - 1] === flag);
    const [, body = ''] =
      /^Authorization: Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(after('-H')[0] ?? '') ?? [];
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      apiKey: 'SERVER_KEY',
      userType: 'MODERATOR',
    });
    const channel = JSON.parse(after('-d')[0] ?? '') as CreateChannelRequest;
    expect(channel.channelId).toBe('match-2024-final');
    expect(Math.abs(channel.expirationDatetime - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  } finally {
    checks.remove();
  }
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
