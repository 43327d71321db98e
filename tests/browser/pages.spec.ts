/**
 * Every page, visited once: it comes, hydrates without a word, fits its window and has no violation of
 * WCAG 2.2 AA. `npm run test:all` visits each in both modes, and looks at it at every width. What else a
 * type of page has to bear is in `tests/engines/sizes.spec.ts`.
 */
import type {Page} from '@playwright/test';
import {violations} from './support/axe';
import {crowded, cut, outside, sideways, tooSmall} from './support/layout';
import {ROUTES, expect, hydrated, readerTest as test, remember} from './support/site';

const MODES = ['light', 'dark'] as const;
const WIDTHS = [390, 1280];

const NOWHERE = '/nowhere';

/** One of each type of page, with the mode and the width in which axe looks at it every day. */
const TYPES: Readonly<Record<string, readonly [mode: 'light' | 'dark', width: number]>> = {
  '/': ['light', 390],
  '/web': ['dark', 390],
  '/markdown-page': ['dark', 390],
  '/docs': ['light', 390],
  '/docs/api': ['dark', 390],
  '/docs/api/interfaces/BetSlip': ['dark', 1280],
  '/docs/api/functions/onAction': ['light', 390],
  '/docs/apiReference/endpoints': ['light', 1280],
  '/docs/moderationUi/views/channels': ['dark', 390],
  '/docs/mobileIntro': ['light', 390],
  '/docs/virtualStadium/web/api': ['dark', 390],
  [NOWHERE]: ['dark', 1280],
};

/** Waits for what can be scrolled, which takes the focus a moment after the window has its width. */
async function takesFocus(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(table, pre)')].every(
      (element) =>
        element.hasAttribute('tabindex') ||
        element.scrollWidth <= element.clientWidth ||
        getComputedStyle(element).overflowX === 'visible',
    ),
  );
}

async function comes(page: Page, route: string): Promise<void> {
  const response = await page.goto(`.${route}`);
  expect(response?.status()).toBe(route === NOWHERE ? 404 : 200);
  expect(response?.request().redirectedFrom()).toBeNull();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

const typeOf = (route: string) => route.replace(/(?!^)\/$/, '');

test('every type of page is a page', () => {
  expect([...ROUTES, NOWHERE].map(typeOf)).toEqual(expect.arrayContaining(Object.keys(TYPES)));
});

for (const route of [...ROUTES, NOWHERE]) {
  const [daily = 'light', dailyWidth] = TYPES[typeOf(route)] ?? [];
  for (const mode of MODES) {
    const tag = mode === daily ? '' : ' @all';
    test(`${route} in ${mode} mode${tag}`, async ({page, record}) => {
      const all = Boolean(process.env.TEST_ALL);
      await remember(page, 'theme', mode);
      await comes(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const width of WIDTHS.filter((it) => all || it === dailyWidth)) {
        await page.setViewportSize({width, height: 844});
        expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
        await takesFocus(page);
        expect(await violations(page), `${width} px`).toEqual([]);
      }
      // A window of 1280 px at 400 %.
      await page.setViewportSize({width: 320, height: 640});
      expect(await sideways(page), '320 px').toBeLessThanOrEqual(0);
      expect(await tooSmall(page)).toEqual([]);
      if (all) {
        const wrong = [...(await outside(page)), ...(await cut(page)), ...(await crowded(page))];
        expect(wrong, '320 px').toEqual([]);
      }
      // The browser itself says that an unknown page is not found.
      expect(route === NOWHERE ? [] : record.messages).toEqual([]);
      expect(record.foreignRequests).toEqual([]);
    });
  }
}

test('an unknown path is a 404 that helps on', async ({page}) => {
  for (const path of ['/nowhere', '/docs/nowhere/', '/docs/api/interfaces/Nobody.html']) {
    const response = await page.goto(`.${path}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', {name: 'Quick start'}).click();
  await expect(page.locator('h1')).toHaveText('Quick start: add the widget to a page');
});
