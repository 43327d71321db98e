import {createPublicKey, createVerify, type KeyObject} from 'node:crypto';
import {createInterface} from 'node:readline';
import {mistakesInToken, readToken} from '../rules/token';
import {address} from 'stand-in:site';
import {readText} from './files';
import type {Report, Reported} from './report';
import {Stop} from './stop';

const page = `${address}docs/virtualStadium/authentication`;

/** The first line of standard input; at a terminal it is asked for, and not shown. */
async function fromInput(): Promise<string> {
  const {stdin} = process;
  const terminal = stdin.isTTY;
  if (terminal) {
    process.stderr.write('Paste the token and press Enter. It is not shown.\n');
  }
  const input = createInterface({input: stdin, terminal});
  try {
    for await (const line of input) {
      return line;
    }
    return '';
  } finally {
    input.close();
  }
}

async function keyOf(file: string): Promise<KeyObject> {
  const text = await readText(file);
  try {
    return createPublicKey(text);
  } catch {
    throw new Stop(`${file} is no public key.`, 'pass the .pem file that you sent');
  }
}

function isSigned(text: string, key: KeyObject): boolean {
  const [head = '', body = '', signature = ''] = text.trim().split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`);
  return verify.verify(key, signature, 'base64url');
}

/** What there is to compare. Who the user is stays out of the terminal, and so does the key. */
function claimsToCompare(claims: Readonly<Record<string, unknown>>): string {
  const {iss, env, scope, userType, iat, exp} = claims;
  const apiKey = `…${String((claims.apiKey as string | undefined) ?? '').slice(-4)}`;
  return Object.entries({iss, env, scope, apiKey, userType, iat, exp})
    .map(([name, value]) => `${name}: ${JSON.stringify(value) ?? 'missing'}`)
    .join('\n');
}

/** Reads a token, and says what is wrong with it. */
export async function token(file: string, options: {readonly key?: string}): Promise<Report> {
  if (readToken(file)) {
    throw new Stop(
      'That is a token, and a shell keeps what is written into a command.',
      'pass a file, or - and the token on standard input; remove the line from the history',
    );
  }
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
  return {findings, checked: ['token'], unchecked: [], notes};
}
