import {expect, open, readerTest as test, remember} from './support/site';

const LONG_PAGE = '/docs/virtualStadium/authentication';

test('on paper there is the page and nothing else, in light colours, with the targets of links', async ({
  page,
}) => {
  await remember(page, 'theme', 'dark');
  await open(page, LONG_PAGE);
  await page.emulateMedia({media: 'print'});
  for (const gone of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
    await expect(page.locator(gone).first(), gone).toBeHidden();
  }
  for (const gone of ['.page-tools', '.theme-doc-breadcrumbs', '.code-copy', '.code-unfold']) {
    await expect(page.locator(gone).first(), gone).toBeHidden();
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(15, 31, 25)');
  const left = await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().left);
  expect(left, 'nothing is cut off').toBe(0);
  const target = await page
    .locator('article a[href$="/docs/virtualStadium/overview"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(target).toContain('/docs/virtualStadium/overview');
  const folded = page.locator('.code-folded pre').first();
  expect(await folded.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(
    2,
  );
});

test('on paper every tab and every detail is open', async ({page}) => {
  await open(page, '/markdown-page');
  await page.emulateMedia({media: 'print'});
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    await expect(panel).toBeVisible();
  }
});

test('a long sample is folded, unfolds and folds', async ({page}) => {
  await open(page, LONG_PAGE);
  const block = page.locator('figure:has(.code-unfold)').first();
  const unfold = block.locator('.code-unfold');
  await expect(unfold).toHaveText(/^Show all \d+ lines$/);
  const height = () => block.locator('pre').evaluate((pre) => pre.clientHeight);
  const folded = await height();
  await unfold.click();
  await expect(unfold).toHaveText('Show less');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(folded);
  await unfold.click();
  expect(await height()).toBe(folded);
});

test('wide code wraps when asked to', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, LONG_PAGE);
  const block = page.locator('figure.theme-code-block', {hasText: 'openssl rsa -in'}).first();
  const isWide = () =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
  expect(await isWide()).toBe(true);
  const wrap = block.getByRole('button', {name: 'Wrap'});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isWide()).toBe(false);
  await wrap.click();
  expect(await isWide()).toBe(true);
});

test('the mark of a heading copies its address', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, LONG_PAGE);
  const heading = page.locator('h2').nth(1);
  await heading.hover();
  await heading.locator('.hash-link').click();
  await expect(page).toHaveURL(/#./);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeAttached();
});

test('without permission to copy, the mark of a heading still leads there', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, LONG_PAGE);
  await page.locator('h2').nth(2).hover();
  await page.locator('h2 .hash-link').nth(2).click();
  await expect(page).toHaveURL(/#./);
});

test('going back leads to where one was', async ({page}) => {
  await open(page, LONG_PAGE);
  const link = page.locator('article a[href$="/docs/virtualStadium/nextSteps"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1500);
  await link.click();
  await expect(page).toHaveURL(/nextSteps$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(60);
});

test('the contents list follows on a page with many sections', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/docs/virtualStadium/web/overview');
  await page.locator('#content-security-policy').evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 80);
  });
  const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(active).toHaveAttribute('href', /security-policy|what-can-go-wrong/);
  await expect(active).toBeInViewport();
});

test('the way back to the top appears after scrolling back, and works by keyboard', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -400);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
});
