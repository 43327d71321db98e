// Serves this folder to this machine, and a token that only the stand-in takes.
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname} from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};
const files = ['index.html', 'adapter.mjs', 'vendor/widgetloader.js'];

/** Its claims are right, and its signature is none: see the project of the token server. */
function demoToken() {
  const now = Math.floor(Date.now() / 1000); // seconds
  const claims = {
    iss: 'example-bet',
    env: 'dev',
    iat: now,
    exp: now + 60 * 60,
    scope: 'vs',
    sub: 'user-1001',
    userId: 'user-1001',
    apiKey: 'YOUR_API_KEY',
    displayName: 'Ana',
    userType: 'Normal',
  };
  return [{alg: 'RS256', typ: 'JWT'}, claims, 'not signed']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}

export const server = createServer(async (request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Another site's name that leads to this machine would read the token.
  if (
    !/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')
  ) {
    response.writeHead(421).end('Open http://localhost');
    return;
  }
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const file = pathname === '/' ? 'index.html' : pathname.slice(1);
  if (pathname === '/virtual-stadium-token') {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(demoToken());
  } else if (files.includes(file)) {
    const type = types[extname(file)];
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(await readFile(new URL(file, import.meta.url)));
  } else {
    response.writeHead(404).end('Not found');
  }
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? 'The port is taken. Set another one: PORT=3002 npm start'
      : error.message,
  );
  process.exitCode = 1;
});
const port = Number(process.env.PORT ?? 3001);
server.listen(port, '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}`);
});
