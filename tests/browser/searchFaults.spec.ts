// cspell:ignore authentcation xqzwvk
import {PAGE, ask, button, dialog, field, options} from './support/search';
import {expect, open, readerTest as test, remember, test as freshTest} from './support/site';

const INDEX = '**/assets/search/*.json';

test('when the index fails, Retry loads it', async ({page}) => {
  let broken = true;
  await page.route(INDEX, (route) => (broken ? route.abort() : route.continue()));
  await open(page, PAGE);
  await button(page).click();
  await field(page).fill('BetSlip');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('did not load');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toContainText('did not load');
  broken = false;
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(options(page).first()).toContainText('BetSlip');
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('an index that is gone is a failure, not an empty one', async ({page}) => {
  await page.route(INDEX, (route) => route.fulfill({status: 404, body: '<h1>Page Not Found</h1>'}));
  await open(page, PAGE);
  await button(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('did not load');
});

test('when the dialog fails, Retry loads it, and the page stays as it is', async ({page}) => {
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  let broken = true;
  await page.route('**/assets/js/*.js', (route) => (broken ? route.abort() : route.continue()));
  await button(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The search did not load.');
  await expect(page.locator('h1')).toBeVisible();
  broken = false;
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('hostile text is text', async ({page, record}) => {
  await open(page, PAGE);
  await button(page).click();
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '"><script>',
    '\\',
    '('.repeat(500),
  ]) {
    await field(page).fill(text);
    await expect(dialog(page).getByRole('status')).not.toHaveText('');
  }
  await expect(dialog(page).locator('img, script')).toHaveCount(0);
  expect(record.messages).toEqual([]);
});

for (const [mode, width] of [
  ['light', 320],
  ['dark', 320],
  ['dark', 390],
] as const) {
  test(`it fits a window of ${width} px, ${mode}`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await remember(page, 'theme', mode);
    await open(page, PAGE);
    const box = (await button(page).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const title = (await page.locator('.navbar__title').first().boundingBox())!;
    expect(title.x + title.width).toBeLessThanOrEqual(box.x);
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await page.locator('.navbar__title').first().evaluate(isCut)).toBe(false);
    await ask(page, 'MatchEventMarketResponse');
    for (const query of ['MatchEventMarketResponse', 'xqzwvk'.repeat(20)]) {
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).not.toHaveText('');
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog, dialog *:not(input)')]
          .filter(
            (element) =>
              element.scrollWidth > Math.max(element.clientWidth, 1) + 1 &&
              getComputedStyle(element).display !== 'inline',
          )
          .map((element) => element.className),
      );
      expect(overflow).toEqual([]);
    }
  });
}

test('the chosen result shows in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  await ask(page, 'market');
  const outlines = await options(page).evaluateAll((all) =>
    all.slice(0, 2).map((option) => getComputedStyle(option).outlineStyle),
  );
  expect(outlines).toEqual(['solid', 'none']);
});

freshTest.describe('without script', () => {
  freshTest.use({javaScriptEnabled: false});
  freshTest('there is no button', async ({page}) => {
    await page.goto(`.${PAGE}`);
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('.search-button')).toBeHidden();
  });
});

test.describe('under a policy without eval', () => {
  test('it works', async ({page, record}) => {
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const policy =
        "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
      await route.fulfill({
        response,
        headers: {...response.headers(), 'content-security-policy': policy},
      });
    });
    await open(page, PAGE);
    await ask(page, 'authentcation');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toContainText(/authenticate|authentication|sign/i);
    expect(record.messages).toEqual([]);
  });
});
