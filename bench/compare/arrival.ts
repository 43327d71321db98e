/** What a reader waits for who comes to a page for the first time, with an empty cache. */
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {measure} from './command';
import {toolsFolder} from './install';
import {sum} from './numbers';
import {lowest, Samples, worst} from './samples';
import {openBrowser, trust, type Certificate, type SiteServer} from './server';
import type {Site} from './sites';
import type {Row} from './table';

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {readonly items?: readonly {readonly transferSize?: number}[]};
      }
    >
  >;
}

type Arrival = 'score' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'kB' | 'requestsBefore' | 'kBBefore';

export interface Served {
  readonly site: Site;
  readonly server: SiteServer;
}

/** Lighthouse's own choice for phones: slow 4G, simulated, and a processor four times slower. */
async function lighthouse(url: string, certificate: Certificate) {
  const {executablePath, args} = launchOptions();
  process.env.CHROME_PATH = executablePath;
  const {output} = await measure({
    cwd: toolsFolder,
    line: [
      process.execPath,
      path.join(toolsFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${['--headless=new', ...args, trust(certificate)].join(' ')}`,
    ],
  });
  const {audits, categories, runtimeError} = JSON.parse(
    output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1),
  ) as Report;
  if (runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  }
  const number = (audit: string) => audits[audit]?.numericValue;
  const items = audits['network-requests']?.details?.items ?? [];
  return {
    score: (categories.performance.score ?? NaN) * 100,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: items.length,
    kB: sum(items.map(({transferSize = 0}) => transferSize)) / 1_000,
  };
}

interface Transfer {
  readonly startTime: number;
  readonly transferSize: number;
}

/** What was asked for before the page answers to a reader, over a fast line. */
async function beforeHydration(browser: Browser, {site, server}: Served) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.origin + site.page, {waitUntil: 'commit'});
  const condition = site.hydrated ?? 'document.readyState === "complete"';
  const handle = await page.waitForFunction(`${condition} && performance.now()`);
  const hydratedMs = (await handle.jsonValue()) as number;
  const transfers = await page.evaluate<Transfer[]>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map(({startTime, transferSize}) => ({startTime, transferSize}))`,
  );
  await context.close();
  const before = transfers.filter(({startTime}) => startTime <= hydratedMs);
  return {
    requestsBefore: before.length,
    kBBefore: sum(before.map(({transferSize}) => transferSize)) / 1_000,
  };
}

export async function arrival(
  served: readonly Served[],
  certificate: Certificate,
  runs: number,
): Promise<Row[]> {
  const samples = new Samples<Arrival>();
  for (let run = 1; run <= runs; run += 1) {
    for (const one of served) {
      console.error(`arrival ${run}/${runs}: ${one.site.id}`);
      samples.add(one.site.id, await lighthouse(one.server.origin + one.site.page, certificate));
      // A browser of its own each time: its cache is empty.
      const browser = await openBrowser(certificate);
      samples.add(one.site.id, await beforeHydration(browser, one));
      await browser.close();
    }
  }
  return [
    samples.row('Lighthouse, phone: score', 'score'),
    samples.row('Lighthouse, phone: worst score', 'score', 0, lowest),
    samples.row('Lighthouse, phone: LCP, ms', 'lcp'),
    samples.row('Lighthouse, phone: TBT, ms', 'tbt'),
    samples.row('Lighthouse, phone: worst TBT, ms', 'tbt', 0, worst),
    samples.row('Lighthouse, phone: CLS', 'cls', 3),
    samples.row('Lighthouse, phone: requests', 'requests'),
    samples.row('Lighthouse, phone: kB', 'kB'),
    samples.row('before hydration: requests', 'requestsBefore'),
    samples.row('before hydration: kB', 'kBBefore'),
  ];
}
