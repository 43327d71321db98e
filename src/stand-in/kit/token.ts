import {createPublicKey, createVerify, type KeyObject} from 'node:crypto';
import {createInterface} from 'node:readline';
import {looksLikeKey, mistakesInToken, readToken} from '../rules/token';
import {address} from 'stand-in:site';
import {readText} from './files';
import type {Report, Reported} from './report';
import {Stop} from './stop';

const page = `${address}docs/virtualStadium/authentication`;

/** The first line of standard input that says something; at a terminal it is asked for, and not shown. */
async function fromInput(): Promise<string> {
  const {stdin} = process;
  const terminal = stdin.isTTY;
  if (terminal) {
    process.stderr.write('Paste the token and press Enter. It is not shown.\n');
  }
  const input = createInterface({input: stdin, terminal});
  try {
    for await (const line of input) {
      if (line.trim()) {
        return line;
      }
    }
    return '';
  } finally {
    input.close();
  }
}

async function keyOf(file: string): Promise<KeyObject> {
  const text = await readText(file);
  if (text.includes('PRIVATE KEY')) {
    const remedy = 'pass the public key that you sent; the private one stays on your server';
    throw new Stop(`${file} is a private key.`, remedy);
  }
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    throw new Stop(`${file} isn’t a public key.`, 'pass the .pem file that you sent');
  }
  if (key.asymmetricKeyType !== 'rsa') {
    const type = String(key.asymmetricKeyType);
    throw new Stop(`${file} is a key of the type ${type}, and RS256 takes RSA.`, 'pass an RSA key');
  }
  return key;
}

function isSigned(text: string, key: KeyObject): boolean {
  const [head = '', body = '', signature = ''] = text.trim().split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`);
  return verify.verify(key, signature, 'base64url');
}

/** What there is to compare. Who the user is stays out of the terminal, and so does the key. */
function claimsToCompare(claims: Readonly<Record<string, unknown>>): string {
  const {iss, env, scope, userType, iat, exp} = claims;
  const key = typeof claims.apiKey === 'string' ? claims.apiKey : '';
  // Of a short key the end would be most of it.
  const apiKey =
    claims.apiKey === undefined ? undefined : `…${key.length < 8 ? '' : key.slice(-4)}`;
  return Object.entries({iss, env, scope, apiKey, userType, iat, exp})
    .map(([name, value]) => {
      const isKey = name !== 'apiKey' && looksLikeKey(value, claims);
      return `${name}: ${isKey ? 'not shown, it looks like a key' : (JSON.stringify(value) ?? 'missing')}`;
    })
    .join('\n');
}

/** Reads a token, and says what is wrong with it. */
export async function token(file: string, options: {readonly key?: string}): Promise<Report> {
  const key = options.key === undefined ? null : await keyOf(options.key);
  const text = file === '-' ? await fromInput() : await readText(file);
  const read = readToken(text);
  const findings = mistakesInToken(text).map(
    ({path, problem, expected, found, remedy, link}): Reported => ({
      rule: 'token',
      request: '',
      path,
      message: `${problem}: expected ${expected}, found ${found}. ${remedy}.`,
      link,
    }),
  );
  if (read && key && !isSigned(text, key)) {
    const message =
      'the signature is wrong: expected one that this key verifies. Compare the key pairs, and sign the very text that you send.';
    findings.push({
      rule: 'token',
      request: '',
      path: '',
      message,
      link: `${page}#what-can-go-wrong`,
    });
  }
  const notVerified =
    'The token was decoded. Its signature was not verified: that takes the key, with --key FILE.';
  const notes = read ? [claimsToCompare(read.claims), ...(key ? [] : [notVerified])] : [];
  return {findings, checked: ['token'], unchecked: key ? [] : ['signature'], notes};
}
