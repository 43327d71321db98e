import type {Page} from '@playwright/test';
import {site} from '../../src/site';
import {expect, open, storageKey, test} from './support/site';
import {ask, dialog} from './support/search';

/** The first column of the table in the privacy statement; `…` stands for the rest of a key. */
async function namedKeys(page: Page): Promise<string[]> {
  await open(page, '/docs/licensing');
  return page.locator('h2#privacy').evaluate((heading) => {
    let table: Element | null = heading;
    while (table && !table.querySelector('td')) {
      table = table.nextElementSibling;
    }
    return [...(table?.querySelectorAll('tbody td:first-child') ?? [])].map(
      (cell) => cell.textContent,
    );
  });
}

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** On a shared host every key ends in what the statement says of that. */
function isNamed(key: string, name: string): boolean {
  const [start = '', ...more] = name.split('…');
  const end = storageKey(more.join(''));
  return more.length > 0 ? key.startsWith(start) && key.endsWith(end) : key === start + end;
}

test('whatever a reader uses, storage holds what the privacy statement names and no cookie is set', async ({
  page,
  record,
}) => {
  const names = await namedKeys(page);
  const stored = new Set<string>();
  const look = async () => (await storedKeys(page)).forEach((key) => stored.add(key));
  const navbar = page.locator('.navbar');
  const mode = navbar.locator('button[aria-label^="Switch between"]:visible');
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await look();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  if (site.announcement) {
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  }
  await navbar.getByRole('link', {name: 'Next', exact: true}).click();

  await ask(page, 'bet slip');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');

  await open(page, '/docs/mobileIntro');
  await page.getByRole('tab', {name: 'Kotlin'}).first().click();
  await page.locator('main img:visible').first().click();
  await page.keyboard.press('Escape');
  await page.locator('main a.term, main a[data-card]').first().hover();

  expect(record.messages).toEqual([]);
  await look();

  // A part of a page that does not load, the first time and again.
  await page.route('**/assets/js/*.js', (route) =>
    /(?:main|runtime~main)\.[0-9a-f]+\.js$/.test(route.request().url())
      ? route.continue()
      : route.abort(),
  );
  await page.goto('./docs/virtualStadium/overview');
  await expect(page.locator('.load-error')).toBeVisible();

  await look();
  expect([...stored].filter((key) => !names.some((name) => isNamed(key, name)))).toEqual([]);
  const used = names.filter((name) => site.announcement || !name.includes('.announcement.'));
  expect(used.filter((name) => ![...stored].some((key) => isNamed(key, name)))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(record.foreignRequests).toEqual([]);
});

test('the host sees pages that the reader has not opened, and the privacy statement says so', async ({
  page,
  siteUrl,
}) => {
  const ahead = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) {
      ahead.add(request.url());
    }
  });
  await open(page, '/docs/licensing');
  await expect.poll(() => ahead.size).toBeGreaterThan(0);
  expect([...ahead].filter((url) => !url.startsWith(siteUrl))).toEqual([]);
  const statement = page.locator('h2#privacy ~ p');
  await expect(statement.filter({hasText: 'GitHub, Inc.'})).toContainText('fetches in advance');
  await expect(statement.filter({hasText: 'same host'})).toContainText(
    'other sites of the same owner can read the keys',
  );
});

test('the footer of every page leads to both statements', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [label, id] of [
    ['Accessibility', 'accessibility'],
    ['Privacy', 'privacy'],
  ] as const) {
    await footer.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`/docs/licensing#${id}$`));
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
  }
});
