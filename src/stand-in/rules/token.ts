import type {Mistake} from 'stand-in:contract';
import {address, tokenHours} from 'stand-in:site';

/** What is wrong with a token, as far as it can be seen without the key. */
interface TokenMistake extends Mistake {
  /** In the words of the table on the page about authentication. */
  readonly problem: string;
  readonly remedy: string;
}

/** What a token says, without a promise that anybody signed it. */
interface ReadToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

const page = 'docs/virtualStadium/authentication';
const longest = tokenHours * 60 * 60;
const texts = ['iss', 'sub', 'userId', 'apiKey', 'displayName', 'userType'] as const;
/** A report shows neither who the user is nor the key. */
const SECRET: readonly string[] = ['sub', 'userId', 'apiKey', 'displayName'];
const userTypes: readonly unknown[] = ['Normal', 'vip', 'MODERATOR'];

function decode(part: string): Readonly<Record<string, unknown>> {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (it) => it.charCodeAt(0));
  const value: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('no object');
  }
  return value as Record<string, unknown>;
}

/** Reads a token; `null` for what is none. */
export function readToken(token: unknown): ReadToken | null {
  const parts = typeof token === 'string' ? token.trim().split('.') : [];
  const [header, claims, signature] = parts;
  if (!header || !claims || !signature || parts.length > 3) {
    return null;
  }
  try {
    return {header: decode(header), claims: decode(claims)};
  } catch {
    return null;
  }
}

/** Whether a claim holds the API key, or text that could be one: it came into the wrong place. */
export function looksLikeKey(value: unknown, claims: Readonly<Record<string, unknown>>): boolean {
  const {apiKey} = claims;
  return (
    typeof value === 'string' &&
    ((typeof apiKey === 'string' && apiKey !== '' && value.includes(apiKey)) ||
      /(?=[\w-]*\d)[\w-]{20,}/.test(value))
  );
}

/** A value as a sentence shows it: short, and never a key or a name of a user as a whole. */
function shown(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  const json = JSON.stringify(value) ?? typeof value;
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
}

function timeMistakes({claims}: ReadToken, now: number): Slip[] {
  const {iat, exp} = claims;
  const found: Slip[] = [];
  if (typeof iat !== 'number' || !Number.isInteger(iat)) {
    found.push([
      'iat',
      'iat is not a number',
      'whole seconds since 1970',
      'Send it in whole seconds',
    ]);
  } else if (iat > now * 100) {
    found.push(['iat', 'iat is in milliseconds', 'seconds', 'Divide it by 1,000 and round down']);
  } else if (iat > now) {
    found.push([
      'iat',
      'iat is in the future',
      'now, or earlier',
      'Synchronize your server’s clock',
    ]);
  } else if (iat <= now - longest) {
    const problem = `iat is ${tokenHours} hours ago or more`;
    found.push(['iat', problem, `less than ${tokenHours} hours ago`, 'Renew the token']);
  }
  if (exp === undefined) {
    return found;
  }
  if (typeof exp === 'number' && exp > now * 100) {
    found.push(['exp', 'exp is in milliseconds', 'seconds', 'Divide it by 1,000 and round down']);
  } else if (typeof exp !== 'number' || exp <= now) {
    found.push(['exp', 'exp has passed', 'a time to come, in whole seconds', 'Renew the token']);
  } else if (typeof iat === 'number' && exp > iat + longest) {
    const problem = `exp is more than ${tokenHours} hours after iat`;
    found.push(['exp', problem, `at most ${tokenHours} hours after iat`, 'Set an earlier exp']);
  }
  return found;
}

type Slip = readonly [path: string, problem: string, expected: string, remedy: string];

function claimMistakes(token: ReadToken, now: number): Slip[] {
  const {header, claims} = token;
  const found: Slip[] = [];
  if (header.alg !== 'RS256') {
    found.push([
      'alg',
      'alg is not RS256',
      '"RS256"',
      'Choose RS256 and sign with the private key',
    ]);
  }
  if (header.typ !== 'JWT') {
    found.push(['typ', 'typ is not JWT', '"JWT"', 'Set the type of the header']);
  }
  for (const name of texts) {
    if (typeof claims[name] !== 'string' || !claims[name]) {
      found.push([name, `${name} is missing`, 'text that is not empty', 'Send it as a string']);
    }
  }
  if (
    typeof claims.userType === 'string' &&
    claims.userType &&
    !userTypes.includes(claims.userType)
  ) {
    const problem = 'userType is none of Normal, vip, MODERATOR';
    found.push(['userType', problem, '"Normal"', 'Spell it exactly like this']);
  }
  if (claims.env !== 'dev' && claims.env !== 'prod') {
    found.push([
      'env',
      'env is not dev or prod',
      '"dev" or "prod"',
      'Send the one whose key signs',
    ]);
  }
  if (typeof claims.scope !== 'string' || !claims.scope.split(' ').includes('vs')) {
    found.push(['scope', 'scope lacks vs', '"vs", or "av vs" with a space', 'Add vs to the scope']);
  }
  return [...found, ...timeMistakes(token, now)];
}

/**
 * What is wrong with a token. Whether the right key signed it can't be told without that key.
 * @param now - in milliseconds
 */
export function mistakesInToken(token: unknown, now = Date.now()): readonly TokenMistake[] {
  const link = `${address}${page}#what-can-go-wrong`;
  const read = readToken(token);
  if (!read) {
    const expected = 'three parts of Base64URL with dots between them';
    const length = typeof token === 'string' ? `text of ${token.length} characters` : typeof token;
    const remedy = 'Pass what your server signs, and nothing around it';
    return [{path: '', problem: 'not a token', expected, found: length, remedy, link}];
  }
  return claimMistakes(read, now / 1000).map(([path, problem, expected, remedy]) => {
    const value =
      path in read.header && !(path in read.claims) ? read.header[path] : read.claims[path];
    const isSecret = SECRET.includes(path) || looksLikeKey(value, read.claims);
    const found = isSecret && value ? `a ${typeof value}` : shown(value);
    return {path, problem, expected, found, remedy, link};
  });
}
