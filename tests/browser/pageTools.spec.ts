import fs from 'node:fs';
import {areas} from '../../src/areas';
import {expect, open, readerTest as test} from './support/site';

const PAGE = '/docs/virtualStadium/overview';

test('the page is copied as Markdown, and its link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await page.getByText('Copy page').click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Markdown copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    fs.readFileSync(`build${PAGE}.md`, 'utf8'),
  );
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('without the clipboard the menu says what to do instead', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['write', 'writeText'] as const) {
      navigator.clipboard[name] = () => Promise.reject(new Error('denied'));
    }
  });
  await open(page, PAGE);
  await page.getByText('Copy page').click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Open the Markdown instead')).toBeVisible();
  await page.getByRole('link', {name: 'Open as Markdown'}).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}\\.md$`));
  await expect(page.locator('body')).toContainText(`# ${areas.virtualStadium} overview`);
});

test('the menu closes with Escape, on a click elsewhere and on the next page', async ({page}) => {
  await open(page, PAGE);
  const menu = page.locator('details:has-text("Copy page")');
  const summary = page.getByText('Copy page');
  await summary.click();
  await page.getByRole('button', {name: 'Copy link'}).focus();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
  await summary.click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(menu).not.toHaveAttribute('open');
});
