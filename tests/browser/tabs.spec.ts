import type {Page} from '@playwright/test';
import {expect, open, readerTest as test, remember} from './support/site';

const PAGE = '/docs/mobileIntro';
const tabs = (page: Page, name: string) =>
  page.locator('[data-tab-group="mobile-platform"]').getByRole('tab', {name});
const shown = (page: Page) =>
  page
    .locator('[data-tab-group="mobile-platform"] [role="tabpanel"]:not([hidden])')
    .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset.tabValue));

async function expectShown(page: Page, value: string): Promise<void> {
  await expect.poll(async () => [...new Set(await shown(page))]).toEqual([value]);
}

test('a remembered choice never flips after load', async ({page}) => {
  await remember(page, 'docusaurus.tab.mobile-platform', 'kotlin');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, {panelsSeen: seen});
    const look = () => {
      for (const panel of document.querySelectorAll<HTMLElement>(
        '[data-tab-group="mobile-platform"] [role="tabpanel"]',
      )) {
        if (panel.checkVisibility()) {
          seen.add(String(panel.dataset.tabValue));
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, PAGE);
  await expectShown(page, 'kotlin');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  expect(
    await page.evaluate(() => [...(window as unknown as {panelsSeen: Set<string>}).panelsSeen]),
  ).toEqual(['kotlin']);
});

test('a remembered choice shows before any script file arrives', async ({page}) => {
  await remember(page, 'docusaurus.tab.mobile-platform', 'kotlin');
  // They hang: what failed would be loaded again.
  await page.route('**/*.js', () => undefined);
  await page.goto(`.${PAGE}`, {waitUntil: 'domcontentloaded'});
  await expectShown(page, 'kotlin');
  await expect(tabs(page, 'Kotlin').first()).toHaveClass(/tabs__item--active/);
});

test('a remembered choice that does not exist is ignored', async ({page}) => {
  await remember(page, 'docusaurus.tab.mobile-platform', '"><b>');
  await open(page, PAGE);
  await expectShown(page, 'swift');
});

test('tabs work by keyboard and name their panels', async ({page}) => {
  await open(page, PAGE);
  const [ios, android] = [tabs(page, 'Swift').first(), tabs(page, 'Kotlin').first()];
  await ios.focus();
  for (const [key, tab, value] of [
    ['ArrowRight', android, 'kotlin'],
    ['ArrowRight', ios, 'swift'],
    ['End', android, 'kotlin'],
    ['Home', ios, 'swift'],
    ['ArrowLeft', android, 'kotlin'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expectShown(page, value);
    const panel = await tab.getAttribute('aria-controls');
    await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
    await expect(page.locator(`[id="${panel}"]`)).toHaveAccessibleName(await tab.innerText());
  }
});
