import {ROUTES, expect, hydrated, test, visitTest} from './support/site';

test.describe.configure({mode: 'parallel'});

for (const route of ROUTES) {
  visitTest(`route ${route}`, async ({visit: {page, record}}) => {
    const response = await page.goto(`.${route}`);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // A window of 1280 px at 400 %.
    await page.setViewportSize({width: 320, height: 640});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, 'the page does not scroll sideways at 320 px').toBeLessThanOrEqual(0);
    expect(record.messages).toEqual([]);
    expect(record.foreignRequests).toEqual([]);
  });
}

test('an unknown path is a 404 that helps on', async ({page}) => {
  for (const path of ['/nowhere', '/docs/nowhere/', '/docs/api/interfaces/Nobody.html']) {
    const response = await page.goto(`.${path}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', {name: 'Quick start'}).click();
  await expect(page.locator('h1')).toHaveText('Quick start: add the widget to a page');
});

test('/x, /x/, /x.html and /x/index.html show the same page, hydrated', async ({page, record}) => {
  const route = '/docs/virtualStadium/web/theming';
  await page.goto(`.${route}`);
  const heading = await page.locator('h1').textContent();
  for (const form of [route, `${route}/`, `${route}.html`, `${route}/index.html`]) {
    const response = await page.goto(`.${form}`);
    expect(response?.status(), form).toBe(200);
    expect(response?.request().redirectedFrom(), form).toBeNull();
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${route}/?$`));
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${route}$`),
    );
    await expect(page.locator('.menu__link--active').last()).toBeVisible();
  }
  expect(record.messages).toEqual([]);
});
