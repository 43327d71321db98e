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

export const QUICK_START = '/docs/virtualStadium/web/widgets/virtualStadium/quickStart';

interface SiteFixtures {
  readonly record: PageRecord;
  /** What the policy has blocked so far, as `directive: what`. */
  readonly violations: readonly string[];
  /** For tests that try what the policy blocks: `test.use({provokesViolations: true})`. */
  readonly provokesViolations: boolean;
}

interface Tab {
  readonly page: Page;
  readonly record: PageRecord;
  readonly violations: string[];
}

/** A tab on which nothing has happened yet. */
type Visit = Pick<Tab, 'page' | 'record'>;

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

/** A built site in `folder`, served for one worker. */
function servedTest(folder: string, basePath: string) {
  return base.extend<object, {siteUrl: string}>({
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
  });
}

/** The same, with a browser of its own for each test. */
export function siteTest(folder: string, basePath = '/') {
  return servedTest(folder, basePath).extend<SiteFixtures>({
    provokesViolations: [false, {option: true}],
    violations: [
      async ({context, provokesViolations}, use) => {
        const violations = await collectViolations(context);
        await use(violations);
        if (!provokesViolations) {
          expect(violations, 'what the Content-Security-Policy blocked').toEqual([]);
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

/**
 * The same build in one tab of a worker, for tests that open a page and read it: scripts come from the
 * tab's cache, and a page takes a third of the time.
 */
export const visitTest = servedTest('build', baseUrl).extend<{visit: Visit}, {tab: Tab}>({
  tab: [
    async ({browser, siteUrl}, use) => {
      const context = await browser.newContext({baseURL: siteUrl});
      const violations = await collectViolations(context);
      const page = await context.newPage();
      await use({page, record: new PageRecord(page, siteUrl), violations});
      await context.close();
    },
    {scope: 'worker'},
  ],
  visit: async ({tab}, use) => {
    const {page, record, violations} = tab;
    await page.setViewportSize({width: 1280, height: 900});
    for (const list of [record.messages, record.foreignRequests, violations]) {
      list.length = 0;
    }
    await use(tab);
    expect(violations, 'what the Content-Security-Policy blocked').toEqual([]);
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
export async function remember(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, held]) => localStorage.setItem(name, held), [
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

/** Navigates inside the tab, as a link does. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href$="${route}"]:visible`).first();
  await link.click();
}
