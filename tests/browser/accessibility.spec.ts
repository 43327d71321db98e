import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {ask, button, dialog, field} from './support/search';
import {ROUTES, expect, open, remember, test} from './support/site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One of each type of page, each in one mode and width; `npm run test:all` has every page in all. */
const TYPES: readonly [route: string, mode: 'light' | 'dark', width: number][] = [
  ['/', 'light', 390],
  ['/web', 'dark', 390],
  ['/markdown-page', 'dark', 390],
  ['/docs', 'light', 390],
  ['/docs/api', 'dark', 390],
  ['/docs/api/interfaces/BetSlip', 'dark', 1280],
  ['/docs/api/functions/onAction', 'light', 390],
  ['/docs/apiReference/endpoints', 'light', 1280],
  ['/docs/moderationUi/views/channels', 'dark', 390],
  ['/docs/mobileIntro', 'light', 390],
  ['/docs/virtualStadium/web/api', 'dark', 390],
  ['/nowhere', 'dark', 1280],
];

async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).withTags(RULES).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

function checkPage(route: string, mode: 'light' | 'dark', width: number, tag = ''): void {
  test(`${route} in ${mode} mode at ${width} px has no violation ${tag}`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await remember(page, 'theme', mode);
    await open(page, route);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [route, mode, width] of TYPES) {
  checkPage(route, mode, width);
}

for (const route of [...ROUTES, '/nowhere']) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      if (!TYPES.some((type) => type[0] === route && type[1] === mode && type[2] === width)) {
        checkPage(route, mode, width, '@all');
      }
    }
  }
}

/** Half faded in, colours are not yet what they will be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
  );
}

/** What opens, on which page, and how. */
const OPENED: readonly {
  readonly what: string;
  readonly route: string;
  readonly widths: readonly number[];
  readonly open: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'the mobile menu',
    route: '/docs/virtualStadium/overview',
    widths: [390],
    open: async (page) => {
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    },
  },
  {
    what: 'the menu that copies a page',
    route: '/docs/virtualStadium/overview',
    widths: [390, 1280],
    open: (page) => page.getByText('Copy page').click(),
  },
  {
    what: 'the dropdown of languages',
    route: '/docs',
    widths: [1280],
    open: async (page) => {
      await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
      await expect(page.locator('.navbar .dropdown__menu').last()).toBeVisible();
    },
  },
  {
    what: 'the search with results',
    route: '/docs',
    widths: [390, 1280],
    open: (page) => ask(page, 'bet slip'),
  },
  {
    what: 'the search without results',
    route: '/docs',
    widths: [390, 1280],
    open: async (page) => {
      await button(page).click();
      await field(page).fill('zzzzzzzz');
      await expect(dialog(page).getByRole('status')).not.toHaveText('');
    },
  },
  {
    what: 'an enlarged picture',
    route: '/docs/moderationUi/overview',
    widths: [1280, 390],
    open: async (page) => {
      await page.locator('main img:visible').first().click();
      await expect(page.locator('#__docusaurus[inert]')).toBeAttached();
    },
  },
  {
    what: 'the card of a name',
    route: '/docs/virtualStadium/overview',
    widths: [1280],
    open: async (page) => {
      await page.locator('main a.term').first().focus();
      await expect(page.locator('.name-card')).toBeVisible();
    },
  },
];

for (const {what, route, widths, open: act} of OPENED) {
  for (const width of widths) {
    for (const mode of ['light', 'dark'] as const) {
      const tag = mode === 'dark' || width !== widths[0] ? '@all' : '';
      test(`${what}, open, in ${mode} mode at ${width} px has no violation ${tag}`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await remember(page, 'theme', mode);
        await open(page, route);
        await act(page);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}
