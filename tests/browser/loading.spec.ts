import type {Page, Route} from '@playwright/test';
import {
  expect,
  hydrated,
  open,
  readerTest as test,
  rested,
  test as freshTest,
} from './support/site';

const FROM = '/docs/virtualStadium/overview';
const TO = '/docs/moderationUi/overview';
/** The one after it, and the one after that. */
const NEXT = '/docs/virtualStadium/authentication';
const THIRD = '/docs/virtualStadium/web/overview';

/** Paths of the scripts that only `TO` needs, seen by visiting both pages. */
async function chunksOf(page: Page, route: string): Promise<string[]> {
  const loaded: string[] = [];
  const listener = (request: {url(): string}) => loaded.push(request.url());
  page.on('request', listener);
  await page.goto(`.${route}`);
  await hydrated(page);
  page.off('request', listener);
  return loaded
    .map((url) => new URL(url).pathname)
    .filter((path) => /\/assets\/js\/[^/]+\.js$/.test(path))
    .filter((path) => !/[/~]main\./.test(path));
}

async function chunksOnlyOf(page: Page, route: string, other: string): Promise<Set<string>> {
  await withoutPrefetch(page);
  const shared = new Set(await chunksOf(page, other));
  return new Set((await chunksOf(page, route)).filter((path) => !shared.has(path)));
}

/** Paths of the scripts that the page has run or is about to run; what is prefetched is not among them. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
}

/** Answers the given scripts with `handler`, everything else as usual. */
async function onScripts(page: Page, paths: Set<string>, handler: (route: Route) => Promise<void>) {
  await page.route('**/assets/js/*.js', async (route) =>
    paths.has(new URL(route.request().url()).pathname) ? handler(route) : route.continue(),
  );
}

/** Keeps links from being prefetched, so that a navigation has to load. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
}

freshTest('a fast navigation shows no progress bar', async ({page}) => {
  await chunksOf(page, TO); // now in the cache of the browser
  await page.clock.install();
  await open(page, FROM);
  await page.evaluate(() => {
    const state = window as unknown as {bars: number};
    state.bars = 0;
    new MutationObserver(() => {
      state.bars += document.querySelectorAll('#nprogress').length;
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await page.locator('.navbar').getByRole('link', {name: 'Moderation UI'}).click();
  await expect(page.locator('h1')).toHaveText(/moderation/i);
  // The time after which a navigation that has not ended shows it.
  await page.clock.runFor(400);
  expect(await page.evaluate(() => (window as unknown as {bars: number}).bars)).toBe(0);
});

for (const [name, connection] of Object.entries({
  '2g': {effectiveType: '2g', saveData: false},
  'slow-2g': {effectiveType: 'slow-2g', saveData: false},
  'save-data': {effectiveType: '4g', saveData: true},
})) {
  test(`nothing is prefetched on ${name}${name === 'slow-2g' ? ' @all' : ''}`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value}),
      connection,
    );
    await open(page, FROM);
    const onArrival = await scriptsOf(page);
    const next = page.locator('a.pagination-nav__link--next');
    await next.hover();
    await next.focus();
    await rested(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(await scriptsOf(page)).toEqual(onArrival);
    await next.click();
    await expect(page.locator('h1')).toHaveText('Authenticate users (JWT)');
    const afterClick = await scriptsOf(page);
    await rested(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(await scriptsOf(page)).toEqual(afterClick);
  });
}

test('who goes from page to page has the next one before asking for it', async ({
  page,
  context,
}) => {
  const elsewhere = await context.newPage();
  const chunks = await chunksOnlyOf(elsewhere, THIRD, NEXT);
  await elsewhere.close();
  expect(chunks.size).toBeGreaterThan(0);
  const next = page.locator('a.pagination-nav__link--next');
  const readAhead = async () => (await scriptsOf(page)).filter((script) => chunks.has(script));
  await open(page, NEXT);
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await rested(page);
  expect(await readAhead(), 'a reader who has just arrived').toEqual([]);

  await open(page, FROM);
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
  await expect.poll(readAhead).toHaveLength(chunks.size);
  await context.setOffline(true);
  await next.click();
  await expect(page.locator('h1')).toHaveText('Web integration overview');
});

test('a page that could not be read ahead is there all the same when it is asked for', async ({
  page,
  context,
}) => {
  const elsewhere = await context.newPage();
  const chunks = await chunksOnlyOf(elsewhere, THIRD, NEXT);
  await elsewhere.close();
  const next = page.locator('a.pagination-nav__link--next');
  let refused = 0;
  let refuse = true;
  await onScripts(page, chunks, async (route) => {
    refused += refuse && route.request().resourceType() === 'script' ? 1 : 0;
    await (refuse ? route.abort() : route.continue());
  });
  await open(page, FROM);
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
  await expect.poll(() => refused).toBeGreaterThan(0);
  refuse = false;
  await next.click();
  await expect(page.locator('h1')).toHaveText('Web integration overview');
  await hydrated(page);
});
