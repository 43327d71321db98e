/** What a reader waits for who comes to a page for the first time, with an empty cache. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {measure} from './command';
import {toolsFolder} from './install';
import {sum} from './numbers';
import {lowest, Samples, worst} from './samples';
import {openBrowser, trust, type Certificate, type SiteServer} from './server';
import type {Site} from './sites';
import type {Row} from './table';

interface Item {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {readonly items?: readonly Item[]};
      }
    >
  >;
}

type Arrival =
  | ('score' | 'lcp' | 'tbt' | 'cls')
  | ('requests' | 'kB' | 'scriptKB' | 'styleKB' | 'htmlKB')
  | ('requestsBefore' | 'kBBefore');

const TIMEOUT_MS = 30_000;

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
  const kB = (some: readonly Item[]) => sum(some.map(({transferSize = 0}) => transferSize)) / 1_000;
  const kBOf = (type: string) => kB(items.filter(({resourceType}) => resourceType === type));
  return {
    score: (categories.performance.score ?? NaN) * 100,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: items.length,
    kB: kB(items),
    scriptKB: kBOf('Script'),
    styleKB: kBOf('Stylesheet'),
    htmlKB: kBOf('Document'),
  };
}

interface Transfer {
  readonly startTime: number;
  readonly transferSize: number;
}

/** In the page from its start, and not by a string of the page's own: ours runs no such strings. */
const noteHydration = (condition: string) => `
  if (window.top === window) {
    const look = () => {
      if (${condition}) {
        window.hydratedAt = performance.now();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }`;

const TRANSFERS = `['navigation', 'resource']
  .flatMap((type) => performance.getEntriesByType(type))
  .map(({startTime, transferSize}) => ({startTime, transferSize}))`;

async function hydratedAt(page: Page): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const noted = await page.evaluate<number | undefined>('window.hydratedAt');
    if (noted !== undefined) {
      return noted;
    }
    await page.waitForTimeout(25);
  }
  throw new Error(`${page.url()} was not hydrated in ${TIMEOUT_MS} ms.`);
}

/** What was asked for before the page answers to a reader, over a fast line. */
async function beforeHydration({site, server}: Served, certificate: Certificate) {
  // A browser of its own each time: its cache is empty.
  const browser = await openBrowser(certificate);
  try {
    const page = await browser.newPage();
    await page.addInitScript(noteHydration(site.hydrated ?? 'document.readyState === "complete"'));
    await page.goto(server.origin + site.page, {waitUntil: 'load'});
    const end = await hydratedAt(page);
    const before = (await page.evaluate<Transfer[]>(TRANSFERS)).filter(
      ({startTime}) => startTime <= end,
    );
    return {
      requestsBefore: before.length,
      kBBefore: sum(before.map(({transferSize}) => transferSize)) / 1_000,
    };
  } finally {
    await browser.close();
  }
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
      samples.add(one.site.id, await beforeHydration(one, certificate));
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
    samples.row('Lighthouse, phone: scripts, kB', 'scriptKB', 1),
    samples.row('Lighthouse, phone: styles, kB', 'styleKB', 1),
    samples.row('Lighthouse, phone: HTML, kB', 'htmlKB', 1),
    samples.row('before hydration: requests', 'requestsBefore'),
    samples.row('before hydration: kB', 'kBBefore'),
  ];
}
