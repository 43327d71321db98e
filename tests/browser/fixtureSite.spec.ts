import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/base/files';
import {FIXTURE_BASE, FIXTURE_COMMIT, OWNER} from '../support/workingFixture';
import {ask, dialog, field, options} from './support/search';
import {expect, hydrated, open, siteTest} from './support/site';

const BUILD = '.cache/fixtures/working/build';

const test = siteTest(BUILD, FIXTURE_BASE);

test('a page that crashes says so, and "Try again" recovers', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The fixture page crashed on purpose')).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "This page crashed." [level=1]
    - button "Try again"
    - separator
    - paragraph: The fixture page crashed on purpose
  `);
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
  await page.getByRole('main').getByRole('link', {name: 'Embed the widget'}).click();
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

test('the search works under a sub-path', async ({page, record}) => {
  await open(page, '/docs/virtualStadium/overview');
  await ask(page, 'onAction');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FIXTURE_BASE}docs/api/functions/onAction$`));
  await expect(page.locator('h1')).toHaveText('onAction');
  await page.keyboard.press('/');
  await field(page).fill('Unlisted sample');
  await expect(dialog(page).getByRole('status')).not.toHaveText('');
  await expect(options(page).filter({hasText: 'Unlisted sample'})).toHaveCount(0);
  expect(record.messages).toEqual([]);
});

test('what a reader chooses is kept apart from what neighbours keep', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.tab.mobile-platform', 'kotlin');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('search-slash', 'off');
  });
  const root = page.locator('html');
  const chosenTab = page.locator('[role="tab"][aria-selected="true"]').first();
  await open(page, '/docs/mobileIntro');
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await expect(chosenTab).toHaveAttribute('data-tab-value', 'swift');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');

  const mode = page.locator('button[aria-label^="Switch between"]:visible');
  await mode.click();
  await mode.click();
  await page.getByRole('tab', {name: 'Kotlin'}).first().click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();

  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys.filter((key) => key.endsWith(FIXTURE_BASE))).toEqual(
    [
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.mobile-platform',
      'search-slash',
      'theme-choice',
    ].map((key) => `${key}-${FIXTURE_BASE}`),
  );
  // The four above belong to the neighbours.
  expect(keys).toHaveLength(9);

  // Only what is in the page can show it: script files hang.
  await page.route('**/*.js', () => undefined);
  await page.reload({waitUntil: 'domcontentloaded'});
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  await expect(chosenTab).toHaveAttribute('data-tab-value', 'kotlin');
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test.describe('of an origin that it shares', () => {
  test.use({provokesViolations: true});

  test('the site loads nothing but its own', async ({page, violations}) => {
    await page.route('**/neighbour/**', (route) => route.fulfill({body: 'window.intruded = true'}));
    await open(page, '/docs');
    const {origin} = new URL(page.url());
    await page.evaluate(() => {
      const add = (name: string, attributes: Record<string, string>) =>
        document.head.append(Object.assign(document.createElement(name), attributes));
      add('script', {src: '/neighbour/assets/js/x.js'});
      add('script', {src: 'x.md'});
      add('link', {rel: 'stylesheet', href: '/neighbour/x.css'});
      add('img', {src: '/neighbour/x.png'});
      void fetch('/neighbour/x.json').catch(() => undefined);
    });
    await expect
      .poll(() => [...violations].sort())
      .toEqual([
        `connect-src: ${origin}/neighbour/x.json`,
        `img-src: ${origin}/neighbour/x.png`,
        `script-src-elem: ${origin}/neighbour/assets/js/x.js`,
        `script-src-elem: ${origin}${FIXTURE_BASE}x.md`,
        `style-src-elem: ${origin}/neighbour/x.css`,
      ]);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });

  test('at its address it works, and nothing of this computer is loaded', async ({
    page,
    siteUrl,
    record,
    violations,
  }) => {
    await page.route('https://example.github.io/**', async (route) => {
      const {pathname} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: new URL(pathname, siteUrl).href})});
    });
    const address = `https://example.github.io${FIXTURE_BASE}`;
    await page.goto(`${address}docs`);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', {name: 'Licensing'}).first().click();
    await expect(page).toHaveURL(`${address}docs/licensing`);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('bet slip');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(violations).toEqual([]);
    expect(record.messages).toEqual([]);

    await page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), {src}));
    }, `${siteUrl}assets/js/x.js`);
    await expect.poll(() => violations).toEqual([`script-src-elem: ${siteUrl}assets/js/x.js`]);
  });
});

test('every address of a page and of its Markdown twin has the sub-path, once', () => {
  const folder = path.join(__dirname, '../..', BUILD);
  const files = listFiles(folder).filter((file) => /\.(?:html|md)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const isWrong = (address: string) =>
    !address.startsWith(FIXTURE_BASE) || address.startsWith(FIXTURE_BASE, FIXTURE_BASE.length - 1);
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const written = text.matchAll(
      file.endsWith('.md')
        ? /\]\((?:https:\/\/example\.github\.io)?(\/[^)\s]*)\)/g
        : /<\w[^<>]*?\s(?:href|src)="?(\/[^"\s>]*)/g,
    );
    const addresses = [...written].map(([, address = '']) => address);
    expect(addresses.filter(isWrong), file).toEqual([]);
  }
});

test('markup in the owner’s plain text is shown as written', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(OWNER.disclaimer);
  await expect(footer.locator('img')).toHaveCount(0);
});

test('an unknown path under the sub-path is a 404', async ({page}) => {
  const response = await page.goto('./nowhere/');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
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

test('“Something wrong on this page?” opens an issue with page, section, commit and words', async ({
  page,
}) => {
  await open(page, '/docs/virtualStadium/authentication');
  await hydrated(page);
  const paragraph = page.locator('main h2[id] ~ p').first();
  const words = (await paragraph.innerText()).replace(/\s+/g, ' ');
  await paragraph.selectText();
  await page.route(`${OWNER.feedback}*`, (route) => route.fulfill({body: 'New issue'}));
  await page.getByRole('link', {name: 'Something wrong on this page?'}).click();
  await page.waitForURL(`${OWNER.feedback}*`);
  const query = new URL(page.url()).searchParams;
  expect(query.get('title')).toContain('/docs/virtualStadium/authentication');
  const [at, section, commit, quoted] = query.get('body')!.split('\n');
  expect(at).toMatch(/^Page: .*\/docs\/virtualStadium\/authentication$/);
  expect(section).toMatch(/^Section: \S/);
  expect(commit).toBe(`Commit: ${FIXTURE_COMMIT}`);
  expect(quoted).toContain(words.slice(0, 40));
});
