// cspell:ignore enableflashbet authentcation xqzwvk Slpi
import {PAGE, ask, button, dialog, field, options} from './support/search';
import {areas} from '../../src/areas';
import {expect, open, pathOf, readerTest as test} from './support/site';

test('a result says where it is and what was found, and Enter leads there inside the tab', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {sameTab: true}));
  await ask(page, 'enableFlashBet');
  const best = options(page).first();
  await expect(best).toContainText(areas.virtualStadium);
  await expect(best).toContainText('Property of virtualStadium');
  await expect(best.locator('mark').first()).toHaveText('enableFlashBet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`${pathOf('/docs/virtualStadium/web/api')}#prop-enableflashbet$`),
  );
  await expect(dialog(page)).toHaveCount(0);
  const row = page.locator('#prop-enableflashbet');
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
});

test('a click leads to a heading, on this page too; with Ctrl it is left to the browser', async ({
  page,
}) => {
  await open(page, PAGE);
  await ask(page, 'how data flows');
  const best = options(page).first();
  await expect(best).toHaveAttribute('href', new RegExp(`^${pathOf(PAGE)}#`));
  const href = (await best.getAttribute('href'))!;
  // The headless shell crashes in a new tab; that the click is left to the browser is what we do.
  const isLeft = page.evaluate(
    () =>
      new Promise((resolve) => {
        const hear = (event: Event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', hear, {once: true});
      }),
  );
  await best.click({modifiers: ['Control']});
  expect(await isLeft).toBe(true);
  await expect(dialog(page)).toBeVisible();
  await best.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(href.replace(/.*#/, '#'))).toBeInViewport();
  // Once more: the address stays, the page is scrolled all the same.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await ask(page, 'how data flows');
  await options(page).first().click();
  await expect(page.locator(href.replace(/.*#/, '#'))).toBeInViewport();
});

test('a typo of one letter and another word for the same are forgiven', async ({page}) => {
  await open(page, PAGE);
  await ask(page, 'authentcation');
  await expect(options(page).first().locator('mark').first()).toHaveText(/authentication/i);
  await field(page).fill('ticket');
  await expect(options(page).first().locator('mark').first()).toHaveText(/bet|slip|ticket/i);
});

test('where nothing is found there is help', async ({page}) => {
  await open(page, PAGE);
  await button(page).click();
  await field(page).fill('xqzwvk');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “xqzwvk”');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  for (const name of [...Object.values(areas), 'All documentation']) {
    await expect(dialog(page).getByRole('link', {name, exact: true})).toBeVisible();
  }
  await field(page).fill('BtSlpi');
  await expect(dialog(page)).toContainText('Did you mean');
  await dialog(page).getByRole('link', {name: 'BetSlip', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/api\/interfaces\/BetSlip$/);
});
