/**
 * Serves a build by the rules of GitHub Pages, for `npm run serve` and for the tests:
 * - `/x` is the file `x`, else `x.html`, else a redirect (301) to `/x/` where that folder has an index;
 * - `/x/` is `x/index.html`, and nothing else;
 * - below a sub-path, that path without its slash leads to it, and what is not below it is nothing;
 * - everything else is `404.html` with status 404; text is compressed; answers live ten minutes.
 *
 * Nothing outside of the folder is served, whatever the path: a link within it that leads out is
 * not there.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

export interface PagesServer {
  /** Origin and base URL, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

type Answer = {status: 200 | 404; file: string} | {status: 301; location: string} | {status: 404};

/** Whether there is such a file, and in the folder when every link on the way to it is followed. */
function isFileIn(root: string, file: string): boolean {
  try {
    const inside = path.relative(fs.realpathSync(root), fs.realpathSync(file));
    const leadsOut = inside.split(path.sep)[0] === '..' || path.isAbsolute(inside);
    return !leadsOut && fs.statSync(file).isFile();
  } catch {
    return false; // not there, or no name that a file can have
  }
}

/** What GitHub Pages answers for a path, already decoded and without the base URL. */
export function resolveRequest(root: string, pathname: string): Answer {
  const isFile = (name: string) => isFileIn(root, name);
  const file = path.join(root, pathname);
  const candidates = pathname.endsWith('/')
    ? [path.join(file, 'index.html')]
    : [file, `${file}.html`];
  const found = candidates.find(isFile);
  if (found) {
    return {status: 200, file: found};
  }
  if (!pathname.endsWith('/') && isFile(path.join(file, 'index.html'))) {
    const folder = path.relative(root, file).split(path.sep).join('/');
    return {status: 301, location: folder ? `/${folder}/` : '/'};
  }
  const notFound = path.join(root, '404.html');
  return isFile(notFound) ? {status: 404, file: notFound} : {status: 404};
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function handle(root: string, base: string, req: http.IncomingMessage, res: http.ServerResponse) {
  // Not by `new URL`, which takes "//x" for a host and "//" for an error.
  const [pathname = ''] = (req.url ?? '').split(/[?#]/);
  const decoded = decode(pathname);
  const inBase = decoded?.startsWith(base) ? `/${decoded.slice(base.length)}` : null;
  const outside: Answer = `${decoded}/` === base ? {status: 301, location: '/'} : {status: 404};
  const answer = inBase === null ? outside : resolveRequest(root, inBase);
  if (answer.status === 301) {
    res.writeHead(301, {location: encodeURI(base.slice(0, -1) + answer.location)}).end();
    return;
  }
  if (!('file' in answer)) {
    res.writeHead(404, {'content-type': 'text/plain'}).end(`Not found. The site is at ${base}`);
    return;
  }
  const type = CONTENT_TYPES[path.extname(answer.file)] ?? 'application/octet-stream';
  const body = fs.readFileSync(answer.file);
  const compress =
    /text|javascript|json|xml/.test(type) && /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');
  res.writeHead(answer.status, {
    'content-type': type,
    'cache-control': 'max-age=600',
    vary: 'accept-encoding',
    ...(compress ? {'content-encoding': 'gzip'} : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : compress ? zlib.gzipSync(body) : body);
}

/** What answers each request as GitHub Pages would. */
export function pagesHandler(folder: string, base: string): http.RequestListener {
  const root = path.resolve(folder);
  return (req, res) => handle(root, base, req, res);
}

/** Starts a server on a free port, or on the given one. */
export async function startPagesServer(
  folder: string,
  {port = 0, base = '/'}: {readonly port?: number; readonly base?: string} = {},
): Promise<PagesServer> {
  const root = path.resolve(folder);
  if (!isFileIn(root, path.join(root, 'index.html'))) {
    throw new Error(`There is no build in ${folder}. Run "npm run build" first.`);
  }
  const server = http.createServer(pagesHandler(root, base));
  // Longer than a program computes between two requests: it takes up the connection it has.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
