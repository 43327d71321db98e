import {expect, hydrated, readerTest as test, remember, test as freshTest} from './support/site';

// cspell:ignore enablelmt

const PAGE = './docs/virtualStadium/web/api';

freshTest.describe('without script', () => {
  freshTest.use({javaScriptEnabled: false});

  freshTest('a table shows, and a part of it opens and closes, at 390 px', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(PAGE);
    await expect(page.locator('#prop-jwt')).toBeVisible();
    const details = page.locator('.fields details').first();
    const parameter = details.locator('td', {hasText: 'props'}).first();
    await expect(parameter).toBeHidden();
    await details.locator('summary').click();
    await expect(parameter).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await details.locator('summary').press('Enter');
    await expect(parameter).toBeHidden();
  });
});

test('what is open stays open when the script takes the page over', async ({page, record}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const details = page.locator('.fields details').first();
  await details.locator('summary').click();
  await expect(details.locator('table')).toBeVisible();
  expect(record.messages).toEqual([]);
});

test('an address leads to its row', async ({page}) => {
  await page.goto(`${PAGE}#prop-enablelmt`);
  await expect(page.locator('#prop-enablelmt')).toBeInViewport();
  await expect(page.locator('tr', {has: page.locator('#prop-enablelmt')})).toContainText('tracker');
});

test('a table keeps its head and its rows for who hears it', async ({page}) => {
  await page.goto(PAGE);
  const table = page.getByRole('table').filter({has: page.locator('#prop-jwt')});
  await expect(table.getByRole('columnheader')).toHaveText([
    'Name',
    'Type',
    'Required',
    'Default',
    'Description',
  ]);
  await expect(table.getByRole('row').filter({hasText: 'getJwt'}).first()).toBeVisible();
});

for (const media of [
  {colorScheme: 'light', media: 'screen'},
  {colorScheme: 'dark', media: 'screen'},
  {colorScheme: 'light', media: 'print'},
] as const) {
  test(`the provisional mark is short and heard in full: ${media.colorScheme} ${media.media}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await remember(page, 'theme', media.colorScheme);
    await page.goto(PAGE);
    const mark = page
      .locator('article')
      .getByRole('link', {name: 'provisional (not confirmed)', exact: true})
      .first();
    await expect(mark).toBeVisible();
    const box = await mark.boundingBox();
    expect(box?.width).toBeLessThan(110);
    const hidden = await mark.locator('span').boundingBox();
    expect(hidden?.width).toBeLessThanOrEqual(1);
    const looks = await mark.evaluate((it) => {
      const {color} = getComputedStyle(it);
      const {borderTopStyle} = getComputedStyle(it, '::before');
      const ground = getComputedStyle(document.body).backgroundColor;
      return {differs: color !== ground, ring: borderTopStyle};
    });
    expect(looks).toEqual({differs: true, ring: 'dashed'});
  });
}

test('on paper the page says once what the mark means', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(PAGE);
  const said = await page
    .locator('article')
    .evaluate((it) => getComputedStyle(it, '::after').content);
  expect(said).toContain('has not confirmed');
});
