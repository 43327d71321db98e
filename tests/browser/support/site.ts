/**
 * The `test` of all browser tests: the built site, served by the rules of GitHub Pages, with every
 * console message, page error and foreign request of a page recorded. A test whose pages break
 * their Content-Security-Policy fails, whatever it is about.
 */
import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {startPagesServer} from '../../../scripts/pagesServer';
import {readDeployment, storageNamespace} from '../../../src/deployment';

export {expect};

const root = path.join(__dirname, '../../..');

/** The routes of the specification. */
export const ROUTES = fs
  .readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

const WINDOW = {width: 1280, height: 900};

const BLOCKED = 'what the Content-Security-Policy blocked';

export const QUICK_START = '/docs/virtualStadium/web/widgets/virtualStadium/quickStart';

interface SiteFixtures {
  readonly record: PageRecord;
  /** What the policy has blocked so far, as `directive: what`. */
  readonly violations: string[];
  /** For tests that try what the policy blocks: `test.use({provokesViolations: true})`. */
  readonly provokesViolations: boolean;
}

/** A browser of a worker, with what it has in its cache, and what the policy has blocked there. */
interface Reader {
  readonly context: BrowserContext;
  readonly violations: string[];
}

async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`.trim());
    });
  });
  return violations;
}

/**
 * A built site in `folder`, served for one worker, with a browser of its own for each test. What
 * belongs to a worker is here, used or not: tests with other parts of that kind get another worker.
 */
export function siteTest(folder: string, basePath = '/') {
  return base.extend<SiteFixtures, {siteUrl: string; reader: Reader; tab: Page}>({
    siteUrl: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
      async ({}, use) => {
        const server = await startPagesServer(path.join(root, folder), {base: basePath});
        await use(server.url);
        await server.close();
      },
      {scope: 'worker'},
    ],
    baseURL: async ({siteUrl}, use) => use(siteUrl),
    reader: [
      async ({browser, siteUrl}, use) => {
        const context = await browser.newContext({baseURL: siteUrl, viewport: WINDOW});
        await use({context, violations: await collectViolations(context)});
        await context.close();
      },
      {scope: 'worker'},
    ],
    tab: [async ({reader}, use) => use(await reader.context.newPage()), {scope: 'worker'}],

    provokesViolations: [false, {option: true}],
    violations: [
      async ({context, provokesViolations}, use) => {
        const violations = await collectViolations(context);
        await use(violations);
        if (!provokesViolations) {
          expect(violations, BLOCKED).toEqual([]);
        }
      },
      {auto: true},
    ],
    record: async ({page, siteUrl}, use) => use(new PageRecord(page, siteUrl)),
  });
}

const deployment = readDeployment(process.env);
const {baseUrl} = deployment;

/** The build of this environment: the deployment tests the one it deploys, under its sub-path. */
export const test = siteTest('build', baseUrl);

/** As a tab is that was just opened: nothing is remembered, and no test before has left anything. */
async function forget({context, violations}: Reader, tab: Page, siteUrl: string): Promise<void> {
  await context.clearPermissions();
  // Behind a tab that an earlier test has opened, no frame is made.
  await tab.bringToFront();
  await tab.setViewportSize(WINDOW);
  // No page of the site: what an earlier test has opened ends, and the next page is loaded anew.
  await tab.goto(`${siteUrl}robots.txt`);
  await tab.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.clear()));
  violations.length = 0;
}

const UNTOUCHED = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/** Takes back what a test has asked of its tab. */
async function release(tab: Page, scripts: readonly {dispose(): Promise<void>}[]): Promise<void> {
  Reflect.deleteProperty(tab, 'addInitScript');
  ['console', 'pageerror', 'request', 'response'].forEach((it) => tab.removeAllListeners(it));
  await tab.context().setOffline(false);
  await tab.unrouteAll({behavior: 'ignoreErrors'});
  await Promise.all(scripts.map((it) => it.dispose()));
  await tab.emulateMedia(UNTOUCHED);
}

/**
 * The same with one tab for a worker: scripts come from the cache, are compiled already, and a page takes
 * a fifth of the time. Not for those that look at what is loaded, that stop the clock, nor for those with
 * options of their own for the browser.
 */
export const readerTest = test.extend({
  context: async ({reader: {context}, tab, javaScriptEnabled, deviceScaleFactor}, use) => {
    if (javaScriptEnabled === false || deviceScaleFactor) {
      throw new Error('A test with options of its own for the browser needs `test`.');
    }
    context.clock.install = () => {
      throw new Error('A clock goes on in all later tests of this browser: use `test`.');
    };
    await use(context);
    const opened = context.pages().filter((page) => page !== tab);
    await Promise.all(opened.map((page) => page.close()));
  },
  page: async ({context, reader, tab, siteUrl, permissions}, use) => {
    await forget(reader, tab, siteUrl);
    await context.grantPermissions(permissions ?? []);
    const scripts: {dispose(): Promise<void>}[] = [];
    const add = tab.addInitScript.bind(tab);
    tab.addInitScript = async (...script) => {
      const added = await add(...(script as Parameters<typeof add>));
      scripts.push(added);
      return added;
    };
    await use(tab);
    await release(tab, scripts);
  },
  violations: async ({reader}, use) => {
    await use(reader.violations);
    expect(reader.violations, BLOCKED).toEqual([]);
  },
});

/** The address of a route as the browser shows it: with the base URL. */
export function pathOf(route: string): string {
  return baseUrl.slice(0, -1) + route;
}

/** A key of the site as it is in the browser's storage. */
export function storageKey(key: string): string {
  const namespace = storageNamespace(deployment);
  return namespace ? `${key}-${namespace}` : key;
}

/** As if the reader had chosen it on an earlier visit. */
export function remember(page: Page, key: string, value: string) {
  return page.addInitScript(([name, held]) => localStorage.setItem(name, held), [
    storageKey(key),
    value,
  ] as const);
}

/** What a page said and asked for. */
export class PageRecord {
  readonly messages: string[] = [];
  readonly foreignRequests: string[] = [];

  constructor(page: Page, siteUrl: string) {
    const {origin} = new URL(siteUrl);
    page.on('console', (message) => this.messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) =>
      this.messages.push(`uncaught: ${error.name}: ${error.message}`),
    );
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) {
        this.foreignRequests.push(url);
      }
    });
  }
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a route (a path without the base URL) and waits for hydration. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`.${route}`);
  await hydrated(page);
}

/**
 * Waits until what has happened so far has had its effect: two frames are made, all that was put off
 * until the browser is idle is done, and a request that was sent after all others is answered.
 */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch(location.href);
  });
}

/** Navigates inside the tab, as a link does. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href$="${route}"]:visible`).first();
  await link.click();
}
