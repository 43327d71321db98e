/** The development server: from its start to a page, and from an edit to the reader's eye. */
import {once} from 'node:events';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../../scripts/browser';
import {start, stop} from './command';
import {median} from './numbers';
import {Samples} from './samples';
import {clearCaches, type Site} from './sites';
import type {Row} from './table';

const EDITS = 5;
const START_TIMEOUT_MS = 180_000;
const SETTLE_MS = 3_000;
/** Ours reads the rest of the site again, and checks it, a second after an edit: no edit falls in with that. */
const BETWEEN_EDITS_MS = 2_500;

type Development = 'cold' | 'warm' | 'edit';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    const {status, body} = await fetch(url, {headers: {accept: 'text/html'}});
    await body?.cancel();
    return status === 200;
  } catch {
    return false; // it does not listen yet
  }
}

async function waitForHeading(page: Page, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (Date.now() > deadline) {
      throw new Error(`The development server never answered at ${url}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator('h1').first().waitFor({timeout: START_TIMEOUT_MS});
}

/** The median of some edits of the page that is shown; leaves the file as it was. */
async function editSeconds(page: Page, file: string): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const mark = `Edit number ${edit} of ${EDITS}.`;
      const begin = performance.now();
      fs.writeFileSync(file, `${text}\n${mark}\n`);
      // In each frame: a locator would look after 270 ms, and then after 770.
      const isShown = `document.querySelector('main')?.textContent.includes('${mark}')`;
      await page.waitForFunction(isShown, null, {timeout: 60_000});
      times.push(performance.now() - begin);
      await page.waitForTimeout(BETWEEN_EDITS_MS);
    }
  } finally {
    fs.writeFileSync(file, text);
  }
  return median(times) / 1_000;
}

async function session(site: Site, withEdits: boolean) {
  const port = await freePort();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const begin = performance.now();
  const server = start({cwd: site.folder, line: site.develop(port)});
  // Unread, they would fill up and hold the server.
  server.stdout?.resume();
  server.stderr?.resume();
  try {
    await waitForHeading(page, `http://localhost:${port}${site.page}`);
    const seconds = (performance.now() - begin) / 1_000;
    if (!withEdits) {
      return {seconds, edit: undefined};
    }
    await page.waitForTimeout(SETTLE_MS);
    return {seconds, edit: await editSeconds(page, site.source)};
  } finally {
    await browser.close();
    await stop(server);
  }
}

export async function development(sites: readonly Site[], runs: number): Promise<Row[]> {
  const samples = new Samples<Development>();
  for (let run = 1; run <= runs; run += 1) {
    for (const site of sites) {
      console.error(`dev ${run}/${runs}: ${site.id}`);
      clearCaches(site);
      const cold = await session(site, false);
      const warm = await session(site, true);
      samples.add(site.id, {cold: cold.seconds, warm: warm.seconds, edit: warm.edit});
    }
  }
  return [
    samples.row('dev server, cold: s to a page', 'cold', 1),
    samples.row('dev server, warm: s to a page', 'warm', 1),
    samples.row('dev server: s from edit to view', 'edit', 2),
  ];
}
