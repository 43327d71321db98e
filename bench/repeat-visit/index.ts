/**
 * What a service worker would change for a reader who comes back later than the ten minutes for which
 * GitHub Pages lets a browser keep a file: `npx tsx bench/repeat-visit`, after `npm run build`.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {resolveRequest} from '../../scripts/pagesServer';

const BUILD = path.join(__dirname, '../../build');
const PAGE = '/docs/virtualStadium/overview';
const RUNS = 7;
/** Lighthouse's slow 4G. The server waits, because a browser does not slow down a worker's requests. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600 / 8;
const CPU_SLOWDOWN = 4;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const sent = {requests: 0, bytes: 0};

function handle(request: http.IncomingMessage, response: http.ServerResponse): void {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const found =
    pathname === '/worker.js'
      ? {status: 200, file: path.join(__dirname, 'worker.js')}
      : resolveRequest(BUILD, pathname);
  if (!('file' in found)) {
    response.writeHead(404).end();
    return;
  }
  const body = zlib.gzipSync(fs.readFileSync(found.file));
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  // The ten minutes are over: whatever the browser has must be asked for again.
  const headers = {etag, 'cache-control': 'max-age=0'};
  sent.requests += 1;
  sent.bytes += isKnown ? 0 : body.length;
  setTimeout(
    () => {
      if (isKnown) {
        response.writeHead(304, headers).end();
        return;
      }
      const type = TYPES[path.extname(found.file)] ?? 'application/octet-stream';
      response
        .writeHead(found.status, {...headers, 'content-type': type, 'content-encoding': 'gzip'})
        .end(body);
    },
    ROUND_TRIP_MS + (isKnown ? 0 : body.length / BYTES_PER_MS),
  );
}

interface Visit {
  readonly paintMs: number;
  readonly hydratedMs: number;
  readonly requests: number;
  readonly kB: number;
}

async function load(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

async function visit(origin: string, withWorker: boolean): Promise<Visit> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'repeat-visit-'));
  const context = await chromium.launchPersistentContext(profile, launchOptions());
  const first = await context.newPage();
  await load(first, origin + PAGE);
  if (withWorker) {
    await first.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
  }
  // Once more, so that both have kept what the page prefetches.
  await load(first, origin + PAGE);
  await first.waitForTimeout(3_000);
  await first.close();

  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  Object.assign(sent, {requests: 0, bytes: 0});
  await load(page, origin + PAGE);
  const times = await page.evaluate(() => ({
    hydratedMs: performance.now(),
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  await page.waitForTimeout(2_000);
  const result = {...times, requests: sent.requests, kB: sent.bytes / 1_000};
  await context.close();
  fs.rmSync(profile, {recursive: true});
  return result;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function main(): Promise<void> {
  const server = http.createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const visits: Record<'plain' | 'worker', Visit[]> = {plain: [], worker: []};
  for (let run = 0; run < RUNS; run += 1) {
    // In turn, so that whatever else the machine does meets both.
    visits.plain.push(await visit(origin, false));
    visits.worker.push(await visit(origin, true));
  }
  for (const what of ['paintMs', 'hydratedMs', 'requests', 'kB'] as const) {
    const [plain, worker] = [visits.plain, visits.worker].map((all) =>
      median(all.map((each) => each[what])),
    ) as [number, number];
    const ratio = (worker / plain).toFixed(2);
    console.info(
      `${what}: ${plain.toFixed(0)} without, ${worker.toFixed(0)} with a service worker (${ratio})`,
    );
  }
  server.close();
  server.closeAllConnections();
}

void main();
