// cspell:ignore AKIA pousr bxox abprs xoxb
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.join(__dirname, '../../..');

const SECRETS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/,
  'npm token': /\bnpm_[0-9A-Za-z]{36}\b/,
  'Google key': /\bAIza[\w-]{35}/,
  'Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'name and password in an address': /\bhttps?:\/\/[^\s/:@'"`$<]+:[^\s/:@'"`$<]+@[\w.-]+/,
  'value of a secret':
    /(?:secret|password|passwd|token|api_?key)["']?\s*[:=]\s*["'](?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{24,}["']/i,
};

/** Checksums, which look like anything. */
const EXEMPT = new Set(['package-lock.json']);

function secretsIn(text: string): string[] {
  return Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}

/** Put together here, so that this file holds none. */
const some = (length: number) => 'a1B2'.repeat(length).slice(0, length);

test.each([
  ['private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ['AWS key', `AKIA${some(16).toUpperCase()}`],
  ['GitHub token', `ghp_${some(36)}`],
  ['npm token', `npm_${some(36)}`],
  ['Google key', `AIza${some(35)}`],
  ['Slack token', `xoxb-${some(12)}`],
  ['Stripe key', `sk_live_${some(20)}`],
  ['JSON Web Token', `eyJ${some(20)}.eyJ${some(20)}.${some(30)}`],
  ['name and password in an address', `https://user:${some(8)}@example.org`],
  ['value of a secret', `clientSecret: '${some(32)}'`],
])('a %s is told', (name, text) => {
  expect(secretsIn(`const x = "${text}";`)).toContain(name);
});

test('no file of the tree holds what looks like a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file && !EXEMPT.has(file) && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    secretsIn(fs.readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
