import {createPrivateKey, sign} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set the environment variable ${name}.`);
  return value;
}

const issuer = setting('VS_ISSUER');
const apiKey = setting('VS_API_KEY');
const env = setting('VS_ENV');
if (env !== 'dev' && env !== 'prod') throw new Error('VS_ENV must be dev or prod.');
const privateKey = createPrivateKey(readFileSync(setting('VS_PRIVATE_KEY_FILE')));
const lifetime = 60 * 60; // seconds

/** @param {import('virtual-stadium').TokenHeader | import('virtual-stadium').TokenClaims} part */
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param {{id: string, name: string}} user */
const signToken = (user) => {
  const now = Math.floor(Date.now() / 1000); // seconds, not milliseconds
  const header = encode({alg: 'RS256', typ: 'JWT'});
  const claims = encode({
    iss: issuer,
    env,
    iat: now,
    exp: now + lifetime,
    scope: 'vs',
    sub: user.id,
    userId: user.id,
    apiKey,
    displayName: user.name,
    userType: 'Normal', // for every user: this answers browsers
  });
  const signed = `${header}.${claims}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
};

// From here on a stand-in for your own login: two users, and a cookie that anyone can set.
if (env === 'prod') {
  throw new Error('VS_ENV is prod: first replace users, signedInUser and /sign-in by your login.');
}
const users = new Map([
  ['user-1001', {id: 'user-1001', name: 'Ana'}],
  ['user-1002', {id: 'user-1002', name: 'Ben'}],
]);

/** @param {import('node:http').IncomingMessage} request */
function signedInUser(request) {
  const id = /(?:^|; )demo-user=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return users.get(id ?? '');
}

const port = Number(process.env.PORT ?? 3000);
const origin = `http://localhost:${port}`;

const server = createServer((request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  /** @param {number} status @param {string | Buffer} body */
  const answer = (status, body) => response.writeHead(status).end(body);

  // Another name for this machine would let the pages of that name read the answers.
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')) {
    return answer(421, `Open ${origin}`);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return answer(405, 'GET and HEAD only');
  }
  const address = request.url ?? '/';
  if (!URL.canParse(address, origin)) return answer(400, 'Not an address');
  const {pathname, searchParams} = new URL(address, origin);

  if (pathname === '/virtual-stadium-token') {
    const user = signedInUser(request);
    return user ? answer(200, signToken(user)) : answer(401, 'Not signed in');
  }
  if (pathname === '/chat.html') {
    if (!existsSync('chat.html')) return answer(404, 'First save the page of the quick start.');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return answer(200, readFileSync('chat.html'));
  }
  const newUser = users.get(searchParams.get('user') ?? '');
  if (pathname === '/sign-in' && newUser) {
    // A part of the stand-in, too.
    response.setHeader('Set-Cookie', `demo-user=${newUser.id}; HttpOnly; SameSite=Strict`);
    response.setHeader('Location', '/chat.html');
    return answer(303, '');
  }
  return answer(404, 'Not found');
});

server.listen(port, '127.0.0.1', () => console.log(`${origin}/sign-in?user=user-1001`));
