/** What opens on a page, by WCAG 2.2 AA; the pages themselves are in `pages.spec.ts`. */
import type {Page} from '@playwright/test';
import {violations} from './support/axe';
import {ask, button, dialog, field} from './support/search';
import {expect, open, readerTest as test, remember} from './support/site';

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
