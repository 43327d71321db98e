import type {Page} from '@playwright/test';
import {expect, hydrated, open, readerTest as test, remember} from './support/site';

const toggle = (page: Page) => page.locator('.navbar button[aria-label^="Switch between"]:visible');

async function expectMode(page: Page, choice: string, shown: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
}

test('the first visit is light, on a dark system too; the button goes on to dark and system, and says so', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs');
  await expectMode(page, 'light', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await toggle(page).click();
  await expectMode(page, 'system', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
});

test('on "system" a live change of the system is followed, on "light" it is not', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'light', 'light');
  await toggle(page).click();
  await toggle(page).click();
  await expectMode(page, 'system', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'system', 'light');
});

test('another tab follows, and keeps the choice over its own reload', async ({page, context}) => {
  await open(page, '/docs');
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await toggle(page).click();
  await expectMode(other, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(other, 'system', 'light');
  await other.reload();
  await hydrated(other);
  await expectMode(other, 'system', 'light');
  await toggle(page).click();
  await expectMode(other, 'light', 'light');
});

test('the mode is set before the first paint', async ({page}) => {
  await remember(page, 'theme', 'dark');
  // Script files hang (what failed would be loaded again), so only what is in the page can set the mode.
  await page.route('**/*.js', () => undefined);
  await page.goto('./docs', {waitUntil: 'domcontentloaded'});
  await expectMode(page, 'dark', 'dark');
  const isSetAboveContent = await page.evaluate(() => {
    const script = [...document.querySelectorAll('script')].find((element) =>
      element.textContent?.includes('data-theme-choice'),
    );
    const content = document.querySelector('#__docusaurus');
    return Boolean(
      script &&
      content &&
      script.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  expect(isSetAboveContent).toBe(true);
});
