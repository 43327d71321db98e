import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {ROUTES, expect, open, test} from './support/site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One of each type of page, each in one mode and width; `npm run test:all` has every page in all. */
const TYPES: readonly [route: string, mode: 'light' | 'dark', width: number][] = [
  ['/', 'light', 390],
  ['/', 'dark', 1280],
  ['/web', 'dark', 390],
  ['/markdown-page', 'light', 1280],
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
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await open(page, route);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [route, mode, width] of TYPES) {
  checkPage(route, mode, width);
}

for (const route of ROUTES) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      if (!TYPES.some((type) => type[0] === route && type[1] === mode && type[2] === width)) {
        checkPage(route, mode, width, '@all');
      }
    }
  }
}

test('open menus have no violation', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/virtualStadium/overview');
  await page.getByText('Copy page').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.navbar__toggle').click();
  // Half faded in, its colours are not yet its colours.
  await page
    .locator('.navbar')
    .evaluate((bar) =>
      Promise.all(bar.getAnimations({subtree: true}).map(({finished}) => finished)),
    );
  expect(await violations(page)).toEqual([]);
});

test('an enlarged picture and a dropdown have no violation', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/markdown-page');
  const picture = page.locator('article img.medium-zoom-image:visible').first();
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: /^Enlarged/})).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await page.locator('.navbar').getByRole('button', {name: 'English'}).click();
  expect(await violations(page)).toEqual([]);
});

test('the search has no violation, with results and without', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('/');
  for (const query of ['bet slip', 'zzzzzzzz']) {
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('');
    expect(await violations(page)).toEqual([]);
  }
});
