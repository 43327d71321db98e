import fs from 'node:fs';
import path from 'node:path';
import {FIXTURE_BASE, FIXTURE_COMMIT, HOSTILE_TEXT} from '../support/workingFixture';
import {expect, hydrated, open, siteTest} from './support/site';

const BUILD = '.cache/fixtures/working/build';

const test = siteTest(BUILD, FIXTURE_BASE);

test('a page that crashes says so, and "Try again" recovers', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The fixture page crashed on purpose')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('All is well.')).toBeVisible();
});

test('an unlisted page shows in the sidebar only while it is open', async ({page}) => {
  const items = page.locator('.theme-doc-sidebar-container a', {hasText: 'Unlisted sample'});
  await open(page, '/docs/virtualStadium/overview');
  await expect(items).toHaveCount(0);
  await open(page, '/docs/virtualStadium/unlistedSample');
  await expect(items).toHaveCount(1);
  await expect(items).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('an unlisted page stays out of the plain sidebar too', async ({page}) => {
    await page.goto('./docs/virtualStadium/overview');
    await expect(page.locator('.sidebar-without-script a')).not.toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Unlisted sample'})).toHaveCount(0);
    await page.goto('./docs/virtualStadium/unlistedSample');
    await expect(page.getByRole('link', {name: 'Unlisted sample'})).toBeVisible();
  });
});

test('the site works under a sub-path', async ({page, record}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      missing.push(response.url());
    }
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Put the widget on a page'}).click();
  await expect(page).toHaveURL(new RegExp(`${FIXTURE_BASE}docs/virtualStadium/web/`));
  await page.locator('.theme-announcement-bar').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${FIXTURE_BASE}docs#provisional$`));
  await open(page, '/markdown-page');
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await open(page, '/docs/api/interfaces/BetSlip.html');
  await expect(page).toHaveURL(new RegExp(`${FIXTURE_BASE}docs/api/interfaces/BetSlip$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://example.github.io${FIXTURE_BASE}docs/api/interfaces/BetSlip`,
  );
  expect(missing).toEqual([]);
  expect(record.messages).toEqual([]);
  expect(record.foreignRequests).toEqual([]);
});

test('markup in the owner’s plain text is shown as written', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`${HOSTILE_TEXT}Independent documentation`);
  await expect(footer.locator('img')).toHaveCount(0);
});

test('an unknown path under the sub-path is a 404', async ({page}) => {
  const response = await page.goto('./nowhere/');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
});

test('a host under a sub-path finds its files, and the start page its commit', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(__dirname, '../..', BUILD, file), 'utf8');
  expect(read('index.html')).toContain(`<meta name="commit" content="${FIXTURE_COMMIT}">`);
  expect(read('docs.html')).not.toContain(FIXTURE_COMMIT);
  expect(read('_headers')).toContain(`${FIXTURE_BASE}*\n`);
  expect(read('.nojekyll')).toBe('');
  // Under a sub-path the domain is not ours.
  expect(() => read('CNAME')).toThrow('ENOENT');
});
