import type {Locator, Page} from '@playwright/test';
import {expect, open, readerTest as test, rested, test as freshTest} from './support/site';

const GETTING_STARTED = '/docs/virtualStadium/web/adapter/custom/getting-started';
const OVERVIEW = '/docs/virtualStadium/overview';
const COMMAND = 'Registers a custom adapter';

const card = (page: Page): Locator => page.getByRole('tooltip');
const command = (page: Page): Locator =>
  page.locator('pre a', {hasText: 'registerAdapter'}).first();
const term = (page: Page): Locator => page.locator('a.term', {hasText: 'channels'}).first();

/** A focus that is shown, as after the Tab key. */
async function focusByKeyboard(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await link.focus();
}

test('pointing at a name shows its signature and first sentence, by a script that comes then', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, GETTING_STARTED);
  await page.locator('h1').hover();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await command(page).hover();
  await expect(card(page)).toContainText("SIR('registerAdapter', adapter)");
  await expect(card(page)).toContainText(COMMAND);
  expect(scripts.slice(before).filter((url) => /\/assets\/js\//.test(url))).toHaveLength(1);
});

freshTest('a card stays while the pointer is on it, and goes when it leaves', async ({page}) => {
  await page.clock.install();
  await open(page, GETTING_STARTED);
  await command(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).hover();
  // Longer than a card outlives a pointer that has left.
  await page.clock.runFor(800);
  await expect(card(page)).toBeVisible();
  await page.locator('h1').hover();
  await expect(card(page)).toBeHidden();
});

test('Escape closes the card and leaves pointer and focus where they are', async ({page}) => {
  await open(page, GETTING_STARTED);
  await command(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await focusByKeyboard(page, command(page));
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(command(page)).toBeFocused();
});

test('focus shows the card of a term and describes the link with it, until it moves on', async ({
  page,
}) => {
  await open(page, OVERVIEW);
  await focusByKeyboard(page, term(page));
  await expect(card(page)).toContainText('A chat room of one operator');
  await expect(term(page)).toHaveAccessibleDescription(/^channel ?A chat room of one operator/);
  await page.keyboard.press('Tab');
  await expect(card(page)).not.toContainText('A chat room of one operator');
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
});

test('only one card is open', async ({page}) => {
  await open(page, OVERVIEW);
  await term(page).hover();
  await expect(card(page)).toContainText('A chat room');
  await page.locator('a.term', {hasText: 'match events'}).hover();
  await expect(card(page)).toContainText('Something that happens in a match');
  await expect(card(page)).toHaveCount(1);
});

for (const [route, width, of, tag] of [
  [OVERVIEW, 390, 'a.term', ''],
  ['/docs/api/interfaces/Event', 320, 'pre a:not([href^="#"])', ''],
  ['/docs/api/interfaces/BetSlip', 390, 'pre a:not([href^="#"])', ' @all'],
] as const) {
  test(`every card of ${route} is inside of the window at ${width} px${tag}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    for (const link of await page.locator(of).all()) {
      await link.hover();
      await expect(card(page)).toBeVisible();
      const box = (await card(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(800);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
      await page.mouse.move(0, 0);
    }
  });
}

test('a name in code leads on inside of the open page, and its card goes', async ({page}) => {
  await open(page, GETTING_STARTED);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await command(page).hover();
  await expect(card(page)).toBeVisible();
  await command(page).click();
  await expect(page).toHaveURL(/\/docs\/virtualStadium\/web\/api#command-registeradapter$/);
  await expect(page.locator('h1')).toHaveText('Widget API reference');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(card(page)).toBeHidden();
});

test('a request has a card of its own, beside that of the type whose page tells of it', async ({
  page,
}) => {
  await open(page, GETTING_STARTED);
  await page
    .locator('pre a', {hasText: /^outcomes$/})
    .first()
    .hover();
  await expect(card(page)).toContainText("adapter('outcomes'");
});

test('when the script does not come, the link still works', async ({page}) => {
  await open(page, GETTING_STARTED);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  await page.route(/\/assets\/js\//, (route) => {
    asked += 1;
    return route.abort();
  });
  await command(page).hover();
  await expect.poll(() => asked).toBe(1);
  await rested(page);
  await expect(card(page)).toBeHidden();
  await page.unroute(/\/assets\/js\//);
  await command(page).click();
  await expect(page).toHaveURL(/#command-registeradapter$/);
});

freshTest.describe('without JavaScript', () => {
  freshTest.use({javaScriptEnabled: false});

  freshTest('names and terms lead to their place', async ({page}) => {
    await page.goto(`.${GETTING_STARTED}`);
    await command(page).click();
    await expect(page).toHaveURL(/\/docs\/virtualStadium\/web\/api#command-registeradapter$/);
    await page.goto(`.${OVERVIEW}`);
    await term(page).click();
    await expect(page).toHaveURL(/\/docs#term-channel$/);
    await expect(page.locator('#term-channel')).toBeInViewport();
    await expect(page.locator('#term-channel')).toContainText('A chat room of one operator');
  });
});
