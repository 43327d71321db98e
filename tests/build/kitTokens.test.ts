// Runs the token checker of the build, and holds the page's table of mistakes to what it prints.
import {execFileSync, spawn} from 'node:child_process';
import {createSign, generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {CreateChannelRequest} from '../../src/contract/integration';
import {KitFolder} from '../support/kit';
import {keys, ProgramFolder, TokenServer} from '../support/samplePrograms';
import {fencesOf} from '../support/samples';
import {build, root} from './built';

const program = path.join(build, 'stand-in/check.mjs');
const file = 'docs/virtualStadium/authentication.mdx';
const page = fs.readFileSync(path.join(root, file), 'utf8');
let programs: ProgramFolder;
let server: TokenServer;
let kit: KitFolder;

beforeAll(async () => {
  programs = new ProgramFolder(file);
  server = await TokenServer.start(programs);
  kit = new KitFolder(program);
});

afterAll(() => {
  server.stop();
  programs.remove();
  kit.remove();
});

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

function sign(claims: object, {alg = 'RS256', typ = 'JWT'} = {}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({alg, typ})}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(signed).sign(keys.privateKey, 'base64url');
  return `${signed}.${signature}`;
}

/** With the key of the page. */
const check = (token: string) =>
  kit.run(['token', '-', '--key', programs.publicKeyFile], `${token}\n`);

test('finds nothing wrong with a token of the server', async () => {
  const {stdout, code} = await check(await (await server.tokenOf('user-1001')).text());
  expect(stdout).toMatch(/\nno problem found\n$/);
  expect(code).toBe(0);
});

test('accepts the maximum lifetime as the end', async () => {
  const {code} = await check(sign({...good, iat: now - 60, exp: now - 60 + 16 * 60 * 60}));
  expect(code).toBe(0);
});

test('prints what there is to compare, and neither who the user is nor the whole key', async () => {
  const {stdout} = await check(sign(good));
  expect(stdout).toContain('apiKey: "…_KEY"');
  expect(stdout).toContain('env: "dev"');
  expect(stdout).not.toMatch(/Ana|user-1001|YOUR_API/);
  const wrong = sign({...good, sub: 77001, userId: 77001, displayName: 77001, apiKey: 77001});
  expect((await check(wrong)).stdout).not.toContain('77001\n');
  const {findings} = JSON.parse((await kit.run(['token', '-', '--json'], wrong)).stdout) as {
    findings: {message: string}[];
  };
  expect(JSON.stringify(findings)).not.toContain('77001');
  expect(findings).toHaveLength(4);
});

test('reads a file, and says that without the key nothing is verified', async () => {
  kit.save('token.txt', `${sign(good)}\n`);
  const {stdout, code} = await kit.run(['token', 'token.txt']);
  expect(stdout).toContain('Its signature was not verified');
  expect(code).toBe(0);
});

test('takes no token from the command line, which a shell would keep', async () => {
  const token = sign(good);
  const {stdout, stderr, code} = await kit.run(['token', token]);
  expect(stderr).toContain('a shell keeps what is written into a command');
  expect(stdout + stderr).not.toContain(token.slice(0, 20));
  expect(code).toBe(2);
  expect(page).not.toMatch(/^\s*(?:node check\.mjs|export).*YOUR_TOKEN/m);
});

test.each([
  ['what a header has', (token: string) => ['token', `Bearer ${token}`]],
  ['two parts', (token: string) => ['token', token.split('.').slice(0, 2).join('.')]],
  ['another command', (token: string) => ['bet-slip', token]],
  ['the place of a key', (token: string) => ['token', 'token.txt', '--key', token]],
  ['an option', (token: string) => ['token', `--${token}`]],
])('repeats no token: %s', async (_, args) => {
  const token = sign(good);
  const {stdout, stderr, code} = await kit.run(args(token));
  expect(stderr).toContain('a shell keeps what is written into a command');
  expect(stdout + stderr).not.toContain(token.slice(0, 20));
  expect(code).toBe(2);
});

test.each([
  ['a short one', {apiKey: 'k7x1'}, 'k7x1'],
  ['one in the place of env', {env: 'YOUR_API_KEY'}, 'YOUR_API_KEY'],
  ['one in the place of iss', {iss: '7f9c2ba4e88f827d616045507605853e'}, '7f9c2ba4'],
])('shows no whole API key: %s', async (_, claims, secret) => {
  const {stdout} = await check(sign({...good, ...claims}));
  expect(stdout).toContain('env: ');
  expect(stdout).not.toContain(secret);
});

test('says in JSON that the signature was not verified', async () => {
  const {stdout} = await kit.run(['token', '-', '--json'], sign(good));
  expect(JSON.parse(stdout)).toEqual({findings: [], unchecked: ['signature']});
});

test('skips empty lines before the token', async () => {
  const {stdout, code} = await kit.run(
    ['token', '-', '--key', programs.publicKeyFile],
    `\n\n${sign(good)}`,
  );
  expect(stdout).toContain('no problem found');
  expect(code).toBe(0);
});

test('says what is wrong with the file of a key', async () => {
  kit.save('prose.pem', 'This is prose.');
  const ed = generateKeyPairSync('ed25519');
  kit.save('private.pem', keys.privateKey);
  kit.save('ed.pem', ed.publicKey.export({type: 'spki', format: 'pem'}).toString());
  for (const [key, sentence] of [
    ['private.pem', 'private.pem is a private key'],
    ['ed.pem', 'ed.pem is a key of the type ed25519'],
    ['none.pem', 'none.pem is not there'],
    ['prose.pem', 'prose.pem isn’t a public key'],
  ] as const) {
    const {stderr, code} = await kit.run(['token', '-', '--key', key], sign(good));
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  }
});

test('asks at a terminal, shows nothing of what is pasted, and ends after one line', async () => {
  const terminal = 'data:text/javascript,process.stdin.isTTY=true;process.stdin.setRawMode=()=>{}';
  const child = spawn(process.execPath, ['--import', terminal, program, 'token', '-'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const token = sign(good);
  child.stdin.write(`${token}\r`);
  try {
    expect(await once(child, 'exit', {signal: AbortSignal.timeout(10_000)})).toEqual([0, null]);
  } finally {
    child.kill();
  }
  expect(output).toMatch(/^Paste the token[^]*no problem found\n$/);
  expect(output).not.toContain(token.slice(0, 20));
}, 15_000);

const foreign = sign({...good, sub: 'user-1002'}).split('.')[2];

describe.concurrent('prints, as the page says,', () => {
  test.each([
    ['not a token', '<!doctype html>'],
    ['not a token', ''],
    ['not a token', 'cut.off.token'],
    ['not a token', sign(good).slice(0, 80)],
    ['alg is not RS256', sign(good, {alg: 'HS256'})],
    ['typ is not JWT', sign(good, {typ: 'at+jwt'})],
    ['the signature is wrong', [...sign(good).split('.').slice(0, 2), foreign].join('.')],
    ['apiKey is missing', sign({...good, apiKey: undefined})],
    ['userType is none of Normal, vip, MODERATOR', sign({...good, userType: 'normal'})],
    ['env is not dev or prod', sign({...good, env: 'staging'})],
    ['scope lacks vs', sign({...good, scope: 'av,vs'})],
    ['iat is not a number', sign({...good, iat: undefined})],
    ['iat is in milliseconds', sign({...good, iat: now * 1000})],
    ['iat is in the future', sign({...good, iat: now + 600})],
    ['iat is 16 hours ago or more', sign({...good, iat: now - 16 * 60 * 60})],
    [
      'exp is more than 16 hours after iat',
      sign({...good, iat: now - 60, exp: now - 59 + 16 * 60 * 60}),
    ],
    ['exp is in milliseconds', sign({...good, exp: (now + 3600) * 1000})],
    ['exp has passed', sign({...good, exp: now - 1})],
  ])('“%s”', async (line, token) => {
    const {stdout, code} = await check(token);
    expect(stdout).toContain(`\n  ${line}: expected `);
    expect(stdout).toMatch(/\n1 finding[.]\n$/);
    expect(page).toContain(`\`${line}\``);
    expect(code).toBe(1);
  });
});

test('the first call, made as the page says, sends a token that the check of tokens accepts', () => {
  const signing = 'docs/apiReference/authentication.mdx';
  const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  // Node before 22.18 can't run TypeScript: there tsx does.
  const runner = Reflect.get(process.features, 'typescript') ? [] : ['--import', tsx];
  const folder = new ProgramFolder(signing);
  const commands = (file: string, has: string) =>
    fencesOf(file).find(({language, text}) => language === 'shell' && text.includes(has))?.text;
  const text = fs.readFileSync(path.join(root, signing), 'utf8');
  const script = [
    // What the reader has: the programs in one folder, the keys at home, this Node, and curl.
    `cp ${program} . && ln -s ${folder.keyFolder} .vs && HOME=$PWD`,
    `node() { '${process.execPath}' ${runner.map((it) => `'${it}'`).join(' ')} "$@"; }`,
    `curl() { printf '%s\\0' "$@"; }`,
    commands(signing, 'export VS_ISSUER'),
    commands('docs/apiReference/overview.mdx', 'VS_TOKEN="$(node'),
    /`(echo "\$VS_TOKEN" \| node check\.mjs token [^`]+)`/.exec(text)?.[1],
    commands('docs/apiReference/overview.mdx', '-X POST'),
  ];
  try {
    const output = execFileSync('bash', ['-ec', script.join('\n')], {
      cwd: folder.path,
      encoding: 'utf8',
      input: 'SERVER_KEY\n',
    });
    const [checked = '', call = ''] = output.split('no problem found\n');
    expect(checked).toContain('userType: "MODERATOR"');
    expect(checked).toContain('apiKey: "…_KEY"');
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
    folder.remove();
  }
});
