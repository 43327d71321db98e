import fs from 'node:fs';
import path from 'node:path';
import {ownNames} from '../../src/ownNames';
import {QUICK_START, expect, open, readerTest as test} from './support/site';

const TYPE = '/docs/api/interfaces/BetSlip';

const bottom = (element: Element) => element.getBoundingClientRect().bottom;

test('the first screen of a type has its whole signature and five fields; on a phone, one', async ({
  page,
}) => {
  const rows = page.locator('#properties ~ .fields tbody tr, #properties ~ * .fields tbody tr');
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, TYPE);
  expect(await page.locator('.signature pre').evaluate(bottom)).toBeLessThanOrEqual(900);
  expect(await rows.nth(4).evaluate(bottom)).toBeLessThanOrEqual(900);
  await page.setViewportSize({width: 390, height: 844});
  expect(await rows.first().evaluate(bottom)).toBeLessThanOrEqual(844);
});

test('a name in a signature leads to its row, and both are lit', async ({page}) => {
  await open(page, TYPE);
  const lit = page.locator('.signature [aria-current]');
  await page.locator('.signature a', {hasText: /^stake$/}).click();
  await expect(lit).toHaveText('stake');
  await expect(page.locator('tr:has(:target)')).toContainText('Amount staked');
  await page.locator('.signature a', {hasText: /^bets$/}).click();
  await expect(lit).toHaveText('bets');
});

test.describe('a file that is explained', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied whole, and what its lines do stays next to them', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, QUICK_START);
    const walk = page.locator('.walk');
    await walk.getByRole('button', {name: 'Copy'}).click();
    await expect(walk.locator('.code-copy')).toHaveText('Copied');
    const file = path.join(__dirname, '../../samples/token-server/chat.html');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(ownNames(fs.readFileSync(file, 'utf8').trimEnd()));

    const step = walk.locator('li').nth(1);
    await step.evaluate((it) => window.scrollTo(0, it.getBoundingClientRect().top + scrollY + 60));
    await expect(step.locator('b')).toBeInViewport();
    const said = await step.locator('b').boundingBox();
    const lines = await step.locator('pre').boundingBox();
    expect(said!.y).toBeGreaterThan(lines!.y + 40);
    expect(said!.x + said!.width).toBeLessThanOrEqual(lines!.x);
  });
});
