/** A click in the sidebar, until the new heading is painted; every page is new to the browser. */
import path from 'node:path';
import type {BrowserContext, CDPSession, Locator, Page} from '@playwright/test';
import type {Served} from './arrival';
import {median} from './numbers';
import {Samples, worst} from './samples';
import {openBrowser, type Certificate} from './server';
import type {Row} from './table';

/** With the first page, ten. */
const CLICKS = 9;
/** Ours fetches the following page ahead; this far on, no site but by the links in view. */
const FAR = 5;
/** How long a reader stays: time for whatever a site fetches ahead. */
const STAY_MS = 1_500;
const TIMEOUT_MS = 30_000;

/** DevTools' "Fast 3G", in bytes a second; its latency is for each request. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

type Navigation =
  | ('plain' | 'plainWorst' | 'slow' | 'slowWorst' | 'far' | 'farWorst' | 'first' | 'firstWorst')
  | ('kB' | 'requests');

interface Way {
  /** How many links of the sidebar each click goes on. */
  readonly step: number;
  readonly slow: boolean;
  readonly clicks?: number;
}

interface Walk {
  readonly times: readonly number[];
  readonly requests: number;
  readonly kB: number;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
}

async function countTraffic(session: CDPSession) {
  const counted = {requests: 0, bytes: 0};
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => (counted.requests += 1));
  session.on('Network.loadingFinished', (event) => (counted.bytes += event.encodedDataLength));
  return counted;
}

/** As a mouse does it: moves there and presses, whatever the element. */
async function click(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) {
    throw new Error(`A link of the sidebar is not to be seen on ${page.url()}.`);
  }
  await page.mouse.move(box.x + Math.min(30, box.width / 2), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

async function paintedAfter(page: Page): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    // While a document gives way to the next there is nothing to ask.
    const noted = await page
      .evaluate(() => sessionStorage.getItem('paintedAfter'))
      .catch(() => null);
    if (noted) {
      await page.evaluate(() => sessionStorage.removeItem('paintedAfter'));
      return Number(noted);
    }
    await page.waitForTimeout(25);
  }
  throw new Error(`No new heading appeared after a click that led to ${page.url()}.`);
}

async function walk(
  context: BrowserContext,
  {site, server}: Served,
  {step, slow, clicks = CLICKS}: Way,
): Promise<Walk> {
  await context.addInitScript({path: path.join(__dirname, 'paintedHeading.js')});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = await countTraffic(session);
  if (slow) {
    await slowDown(session);
  }
  await page.goto(server.origin + site.firstPage, {waitUntil: 'load', timeout: 120_000});
  await page.waitForTimeout(STAY_MS);
  const times: number[] = [];
  for (let index = 1; index <= clicks; index += 1) {
    await click(page, page.locator(site.links).nth(index * step));
    times.push(await paintedAfter(page));
    await page.waitForTimeout(STAY_MS);
  }
  return {times, requests: counted.requests, kB: counted.bytes / 1_000};
}

async function walkAfresh(certificate: Certificate, served: Served, way: Way): Promise<Walk> {
  const browser = await openBrowser(certificate);
  try {
    const context = await browser.newContext({viewport: {width: 1_400, height: 940}});
    return await walk(context, served, way);
  } finally {
    await browser.close();
  }
}

/** Clicks that are each the first of a visit, with nothing in the cache. */
async function firstClicks(certificate: Certificate, served: Served): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 1; visit <= CLICKS; visit += 1) {
    const walked = await walkAfresh(certificate, served, {step: 1, slow: true, clicks: 1});
    times.push(...walked.times);
  }
  return times;
}

export async function navigation(
  served: readonly Served[],
  certificate: Certificate,
  runs: number,
): Promise<Row[]> {
  const samples = new Samples<Navigation>();
  for (let run = 1; run <= runs; run += 1) {
    for (const one of served) {
      console.error(`navigation ${run}/${runs}: ${one.site.id}`);
      const plain = await walkAfresh(certificate, one, {step: 1, slow: false});
      const slow = await walkAfresh(certificate, one, {step: 1, slow: true});
      const far = await walkAfresh(certificate, one, {step: FAR, slow: true});
      const first = await firstClicks(certificate, one);
      samples.add(one.site.id, {
        plain: median(plain.times),
        plainWorst: Math.max(...plain.times),
        slow: median(slow.times),
        slowWorst: Math.max(...slow.times),
        far: median(far.times),
        farWorst: Math.max(...far.times),
        first: median(first),
        firstWorst: Math.max(...first),
        kB: plain.kB,
        requests: plain.requests,
      });
    }
  }
  return [
    samples.row('following page: ms', 'plain'),
    samples.row('following page: worst, ms', 'plainWorst', 0, worst),
    samples.row('following page, slow phone: ms', 'slow'),
    samples.row('following page, slow phone: worst, ms', 'slowWorst', 0, worst),
    samples.row('another page, slow phone: ms', 'far'),
    samples.row('another page, slow phone: worst, ms', 'farWorst', 0, worst),
    samples.row('first click, slow phone: ms', 'first'),
    samples.row('first click, slow phone: worst, ms', 'firstWorst', 0, worst),
    samples.row('ten pages in a row: kB', 'kB'),
    samples.row('ten pages in a row: requests', 'requests'),
  ];
}
