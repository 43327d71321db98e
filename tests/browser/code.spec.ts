import {QUICK_START, expect, open, readerTest as test, test as freshTest} from './support/site';

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies what the reader sees, and says so', async ({page}) => {
    await open(page, '/');
    const block = page.locator('figure.theme-code-block').first();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.locator('.code-copy')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^SIR\('registerAdapter', onRequest\);\n\nSIR\('addWidget',/);
    expect(copied).toMatch(/\n\}\);$/);
    expect(copied).not.toContain('---cut---');
    await expect(block.locator('.code-copy')).toHaveText('Copy');
  });

  test('copies neither line numbers nor the marks of highlighted lines', async ({page}) => {
    await open(page, '/markdown-page');
    const block = page.locator('figure.theme-code-block', {has: page.locator('.code-line')});
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.locator('.code-copy')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await block.locator('code').textContent(),
    );
    expect(await block.locator('code').textContent()).not.toMatch(/^1/);
  });
});

test('without permission to copy, the code is selected instead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/');
  const block = page.locator('figure.theme-code-block').first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toMatch(/^SIR\('registerAdapter'/);
});

test('a code block is night, coloured in both modes from one markup, and keeps the public classes', async ({
  page,
}) => {
  await open(page, QUICK_START);
  const block = page.locator('.theme-code-block.language-shell').first();
  await expect(block.locator('pre.prism-code.language-shell')).toBeVisible();
  await expect(block.locator('figcaption')).toContainText('Shell');
  // It is too wide, and has taken its place among what Tab reaches.
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
  const html = await block.innerHTML();
  const of = (selector: string, property: string) =>
    block
      .locator(selector)
      .first()
      .evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);
  const isNight = async (ground: string) => {
    await expect(block).toHaveCSS('background-color', ground);
    expect(await of('.tk-s', 'color')).not.toBe(await of('code', 'color'));
  };
  await isNight('rgb(10, 28, 22)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await isNight('rgb(16, 36, 28)');
  expect(await block.innerHTML()).toBe(html);
});

test('highlighted lines stand out, over the whole width of the block', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/markdown-page');
  const line = page.locator('.theme-code-block-highlighted-line').first();
  const block = page.locator('pre', {has: line});
  const [inner, outer] = await Promise.all([
    line.evaluate((element) => element.getBoundingClientRect().width),
    block.evaluate((element) => Math.max(element.clientWidth, element.scrollWidth)),
  ]);
  expect(Math.abs(inner - outer)).toBeLessThanOrEqual(1);
});

freshTest.describe('without JavaScript', () => {
  freshTest.use({javaScriptEnabled: false});

  freshTest('code is highlighted, and no button offers what it can not do', async ({page}) => {
    await page.goto('.' + QUICK_START);
    await expect(page.locator('pre .tk-k').first()).toBeVisible();
    await expect(page.locator('.code-copy').first()).toBeHidden();
  });
});
