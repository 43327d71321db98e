/**
 * The built site for one test, at an address of its own: no cache and no storage of another test is
 * there. Not every client can hold a request back or hear what a page says, so the server does both.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pagesHandler, resolveRequest} from '../../../scripts/pagesServer';

/** What is done to a request. `await` it to hold the answer back; `false` says that it is gone. */
type Fault = (file: string) => boolean | void | Promise<void>;

interface Asked {
  /** The name of the file, without folders. */
  readonly file: string;
  /** Fetched for a page that nobody has asked for yet. */
  readonly isAhead: boolean;
}

export interface TestServer {
  /** Origin and base URL, with a slash at the end. */
  readonly url: string;
  /** What pages wrote to the console, threw, or wanted against their policy. */
  readonly said: string[];
  readonly asked: Asked[];
  /** How often a page, and not a part of one, was asked for. */
  readonly loads: () => number;
  fault: Fault | null;
  close(): Promise<void>;
}

const SPY = 'engine-test/spy.js';
const SAID = 'engine-test/said';
const FRAME = 'engine-test/frame.html';

/** Runs before all scripts of the page. */
function spy(address: string): void {
  const say = (text: string) => void navigator.sendBeacon(address, text);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const own = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      say(`${level}: ${parts.map(String).join(' ')}`);
      own(...parts);
    };
  }
  addEventListener('error', ({message}) => message && say(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({reason}) => say(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    say(`refused: ${effectiveDirective} ${blockedURI}`),
  );
}

async function textOf(req: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

/** A page in a frame: as narrow as no window can be, or with its scripts switched off. */
function frame(url: URL): string {
  const sandbox = url.searchParams.has('scripts') ? '' : 'sandbox="allow-same-origin"';
  const [route, width] = ['route', 'width'].map((it) => url.searchParams.get(it) ?? '');
  return `<!doctype html><title>Frame</title><style>body{margin:0}iframe{border:0}</style>
<iframe ${sandbox} src="${route}" width="${width}" height="640"></iframe>`;
}

export async function serveForTest(folder: string, base: string): Promise<TestServer> {
  const pages = pagesHandler(folder, base);
  const said: string[] = [];
  const asked: Asked[] = [];
  let loads = 0;
  const result = {fault: null as Fault | null};

  async function answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '', 'http://localhost');
    const inSite = url.pathname.slice(base.length);
    if (inSite === SAID) {
      said.push(await textOf(req));
      res.writeHead(204).end();
      return;
    }
    if (inSite === SPY) {
      res.writeHead(200, {'content-type': 'text/javascript'});
      res.end(`(${spy.toString()})(${JSON.stringify(base + SAID)})`);
      return;
    }
    if (inSite === FRAME) {
      res.writeHead(200, {'content-type': 'text/html'}).end(frame(url));
      return;
    }
    const file = path.posix.basename(url.pathname);
    const purpose = [req.headers['sec-purpose'], req.headers.purpose, req.headers['x-moz']];
    asked.push({file, isAhead: purpose.some((it) => it?.includes('prefetch'))});
    if ((await result.fault?.(file)) === false) {
      res.writeHead(404, {'content-type': 'text/html'}).end('<h1>Page Not Found</h1>');
      return;
    }
    const found = resolveRequest(folder, decodeURIComponent(`/${inSite}`));
    if ('file' in found && found.file.endsWith('.html')) {
      loads += 1;
      res.writeHead(found.status, {'content-type': 'text/html; charset=utf-8'});
      const html = fs.readFileSync(found.file, 'utf8');
      res.end(html.replace('<head>', `<head><script src="${base}${SPY}"></script>`));
      return;
    }
    pages(req, res);
  }

  const server = http.createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      said.push(`the server of the test: ${String(error)}`);
      res.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(result, {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    said,
    asked,
    loads: () => loads,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Where a page is in a frame, for `Reader.open`. */
export function framed(
  route: string,
  options: {readonly width: number; readonly scripts: boolean},
) {
  return `/${FRAME}?width=${options.width}${options.scripts ? '&scripts' : ''}&route=${encodeURIComponent(route)}`;
}
