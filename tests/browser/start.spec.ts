/**
 * How the scripts of a page start: after its first paint, without waiting for the reader, and
 * without losing what the reader does before they answer.
 */
import type {Page} from '@playwright/test';
import {dialog} from './support/search';
import {expect, open, readerTest as test, rested} from './support/site';

const OVERVIEW = '/docs/virtualStadium/overview';
const CODE = '/docs/virtualStadium/web/widgets/virtualStadium/quickStart';
const TABS = '/docs/mobileIntro';

const hydrated = (page: Page) =>
  expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();

/** Opens a page whose scripts arrive when the result is called. */
async function openEarly(page: Page, route: string): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/js/*.js', async (request) => {
    await gate;
    await request.fallback();
  });
  await page.goto(`.${route}`, {waitUntil: 'domcontentloaded'});
  return async () => {
    letGo();
    await hydrated(page);
    // What was kept is given back right after.
    await rested(page);
  };
}

test('no script file is asked for before the first frame is made, and all of them without any sign of the reader', async ({
  page,
}) => {
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark('first frame')));
  await open(page, OVERVIEW);
  const [frame, scripts] = await page.evaluate(() => [
    performance.getEntriesByName('first frame')[0]?.startTime ?? Infinity,
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  ]);
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThan(frame);
});

test('the scripts of a route are asked for together with those of every page', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) {
      asked.push(request.url());
    }
  });
  const arrive = await openEarly(page, OVERVIEW);
  const own = async () =>
    (await page.locator('script[data-start]').getAttribute('data-start'))?.split(' ') ?? [];
  expect((await own()).length).toBeGreaterThan(2);
  await expect
    .poll(() => asked.map((url) => new URL(url).pathname).sort())
    .toEqual([...(await own())].sort());
  await arrive();
});

for (const [what, width, act, outcome] of [
  [
    'on the menu',
    390,
    (page: Page) => page.locator('.navbar__toggle').click(),
    (page: Page) => expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/),
  ],
  [
    'on a tab',
    1280,
    (page: Page) => page.getByRole('tab', {name: 'Kotlin'}).first().click(),
    (page: Page) =>
      expect(page.getByRole('tab', {name: 'Kotlin'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  ],
  [
    'on the colour toggle, which goes one step',
    1280,
    (page: Page) => page.locator('.navbar button[aria-label*="Switch"]:visible').click(),
    (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark'),
  ],
  [
    'on the search',
    1280,
    (page: Page) => page.locator('.navbar').getByRole('button', {name: 'Search'}).click(),
    (page: Page) => expect(dialog(page)).toBeVisible(),
  ],
  [
    'on the key of the search',
    1280,
    (page: Page) => page.keyboard.press('/'),
    (page: Page) => expect(dialog(page)).toBeVisible(),
  ],
] as const) {
  test(`an early tap ${what} counts, once`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const arrive = await openEarly(page, what === 'on a tab' ? TABS : OVERVIEW);
    await act(page);
    await arrive();
    await outcome(page);
  });
}

test('two early taps on the colour toggle count twice', async ({page}) => {
  const arrive = await openEarly(page, OVERVIEW);
  const toggle = page.locator('.navbar button[aria-label*="Switch"]:visible');
  await toggle.click();
  await toggle.click();
  await arrive();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('an early tap on copy copies, once', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const counted = window as unknown as {copies: string[]};
    counted.copies = [];
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      counted.copies.push(text);
      await write(text);
    };
  });
  const arrive = await openEarly(page, CODE);
  const block = page.locator('figure:has(.code-copy)').first();
  await block.locator('.code-copy').click();
  await arrive();
  const copies = await page.evaluate(() => (window as unknown as {copies: string[]}).copies);
  expect(copies).toHaveLength(1);
  expect(copies[0]?.trim()).not.toBe('');
});

test('an early tap on a link leads there at once', async ({page}) => {
  await openEarly(page, OVERVIEW);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${OVERVIEW}$`));
});

for (const [at, route] of ['/', OVERVIEW, TABS, '/docs/api/interfaces/BetSlip'].entries()) {
  for (const width of [390, 1280]) {
    // One width of each is enough for every day.
    const tag = (at % 2 === 0) === (width === 390) ? '' : ' @all';
    test(`nothing moves while ${route} hydrates at ${width} px${tag}`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(() => {
        const seen = window as unknown as {shifted: number};
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            seen.shifted += (entry as PerformanceEntry & {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, route);
      // What comes late, such as a picture, has come.
      await page.waitForLoadState('networkidle');
      await rested(page);
      expect(await page.evaluate(() => (window as unknown as {shifted: number}).shifted)).toBe(0);
    });
  }
}

/** The chunks of content are named by a digest; those of the site's own code are not. */
const CONTENT_CHUNK = /assets\/js\/([0-9a-f]{8})\./g;

/** Routes whose content a page has asked for, by the names of their chunks. */
function contentRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(...[...request.url().matchAll(CONTENT_CHUNK)].map(([, name = '']) => name));
  });
  return asked;
}

test('an idle page fetches what comes next, and nothing else that it links to', async ({page}) => {
  const asked = contentRequests(page);
  await open(page, OVERVIEW);
  const own = (await page.locator('script[data-start]').getAttribute('data-start')) ?? '';
  const ahead = () => [...new Set(asked)].filter((name) => !own.includes(name));
  await expect.poll(() => ahead().length).toBeGreaterThan(0);
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await rested(page);
  expect(ahead().length).toBeLessThanOrEqual(4);

  const href = (await page.locator('.pagination-nav__link--next').getAttribute('href')) ?? '';
  const html = await (await page.request.get(new URL(href, page.url()).href)).text();
  const [, start = ''] = /data-start="([^"]*)"/.exec(html) ?? [];
  const needed = [...start.matchAll(CONTENT_CHUNK)].map(([, name]) => name);
  expect(needed.length).toBeGreaterThan(0);
  expect(asked).toEqual(expect.arrayContaining(needed));
});

test('a link that is pointed at or focused by keyboard is fetched at once', async ({page}) => {
  await open(page, OVERVIEW);
  // What an idle page fetches is not counted.
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await rested(page);
  const asked = contentRequests(page);
  await page.locator('.theme-doc-sidebar-container a[href$="/nextSteps"]').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // And what is around it in the sidebar, once the browser is idle; not the whole sidebar.
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(2);
  await rested(page);
  const pointedAt = new Set(asked).size;
  expect(pointedAt).toBeLessThanOrEqual(12);
  await page.locator('.theme-doc-sidebar-container a[href$="/authentication"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(pointedAt);
});
