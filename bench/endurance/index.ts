/**
 * What 200 navigations in one tab leave behind, with pictures enlarged and searches on the way:
 * `npx tsx bench/endurance`, after `npm run build`. The tests hold nodes, listeners and tags to a
 * bound; this shows the heap as well, which no test can promise.
 */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {startPagesServer} from '../../scripts/pagesServer';
import {ROUND, remains, round, type Remains} from '../../tests/browser/support/endurance';

const BUILD = path.join(__dirname, '../../build');
const START = 'docs/virtualStadium/overview';
const NAVIGATIONS = 200;
/** Navigations after which every page of a round is known and every lazy part loaded. */
const WARM_UP = 20;

function line(navigations: number, {heapBytes, nodes, listeners}: Remains, first: Remains): string {
  const cells = [
    navigations,
    (heapBytes / 1_000_000).toFixed(1),
    (heapBytes / first.heapBytes).toFixed(2),
    (nodes / first.nodes).toFixed(2),
    (listeners / first.listeners).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function main(): Promise<void> {
  const server = await startPagesServer(BUILD);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    // tsx wraps functions to keep their names, and the page does not know its helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    const client = await page.context().newCDPSession(page);
    await page.goto(new URL(START, server.url).href);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    console.log('| navigations | heap, MB | heap | nodes | listeners |');
    console.log('| --- | --- | --- | --- | --- |');
    let first: Remains | undefined;
    for (let done = ROUND; done <= NAVIGATIONS; done += ROUND) {
      await round(page);
      if (done >= WARM_UP && done % WARM_UP === 0) {
        const now = await remains(page, client);
        first ??= now;
        console.log(line(done, now, first));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();
