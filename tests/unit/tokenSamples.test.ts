// Runs the program of the authentication page that checks a token, and holds the page's table of
// mistakes to what it prints.
import {execFileSync, spawn} from 'node:child_process';
import {createSign} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {keys, ProgramFolder, TokenServer} from '../support/samplePrograms';

const file = 'docs/virtualStadium/authentication.mdx';
const page = fs.readFileSync(path.join(__dirname, '../..', file), 'utf8');
let folder: ProgramFolder;
let server: TokenServer;

beforeAll(async () => {
  folder = new ProgramFolder(file);
  server = await TokenServer.start(folder);
});

afterAll(() => {
  server.stop();
  folder.remove();
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

  const run = (input: string, ...more: string[]) =>
    execFileSync(process.execPath, ['check-token.mjs', folder.publicKeyFile, ...more], {
      cwd: folder.path,
      encoding: 'utf8',
      input,
      stdio: 'pipe',
    });

  /** The lines after the claims. */
  const check = (token: string) =>
    run(token)
      .replace(/^\{[^]*\n\}\n/, '')
      .trim()
      .split('\n');

  test('finds nothing wrong with a token of the server', async () => {
    expect(check(await (await server.tokenOf('user-1001')).text())).toEqual(['no problem found']);
  });

  test('accepts the maximum lifetime as the end', () => {
    expect(check(sign({...good, iat: now - 60, exp: now - 60 + 16 * 60 * 60}))).toEqual([
      'no problem found',
    ]);
  });

  test('prints what there is to compare, and neither who the user is nor the whole key', () => {
    const output = run(`${sign(good)}\n`);
    expect(output).toContain("apiKey: '…_KEY'");
    expect(output).toContain("env: 'dev'");
    expect(output).not.toMatch(/Ana|user-1001|YOUR_API/);
  });

  test('takes no token from the command line, which a shell would keep', () => {
    expect(() => run('', sign(good))).toThrow('with the token on standard input');
    expect(page).not.toMatch(/^\s*(?:node check-token\.mjs|export).*YOUR_TOKEN/m);
  });

  test('asks at a terminal, shows nothing of what is pasted, and ends after one line', async () => {
    const terminal =
      'data:text/javascript,process.stdin.isTTY=true;process.stdin.setRawMode=()=>{}';
    const program = spawn(
      process.execPath,
      ['--import', terminal, 'check-token.mjs', folder.publicKeyFile],
      {cwd: folder.path, stdio: ['pipe', 'pipe', 'inherit']},
    );
    let output = '';
    program.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
    const token = sign(good);
    program.stdin.write(`${token}\r`);
    try {
      expect(await once(program, 'exit', {signal: AbortSignal.timeout(10_000)})).toEqual([0, null]);
    } finally {
      program.kill();
    }
    expect(output).toMatch(/^Paste the token.*\n\{[^]*\}\nno problem found\n$/);
    expect(output).not.toContain(token.slice(0, 20));
  }, 15_000);

  const foreign = sign({...good, sub: 'user-1002'}).split('.')[2];

  test.each([
    ['not a token', '<!doctype html>'],
    ['not a token', ''],
    ['not a token', 'cut.off.token'],
    ['not a token', sign(good).slice(0, 80)],
    ['alg is not RS256', sign(good, 'HS256')],
    ['the signature is wrong', [...sign(good).split('.').slice(0, 2), foreign].join('.')],
    ['apiKey is missing', sign({...good, apiKey: undefined})],
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
  ])('prints “%s”, as the page says', (line, token) => {
    expect(check(token)).toEqual([line]);
    expect(page).toContain(`\`${line}\``);
  });
});
