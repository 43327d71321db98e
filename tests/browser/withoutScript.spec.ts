import {ROUTES, expect, pathOf, test} from './support/site';

test.use({javaScriptEnabled: false});

const AREAS = [
  {
    start: '/docs/virtualStadium/overview',
    pages: /^\/docs\/(?:virtualStadium|licensing|mobileIntro)/,
  },
  {start: '/docs/moderationUi/overview', pages: /^\/docs\/moderationUi/},
  {start: '/docs/apiReference/overview', pages: /^\/docs\/(?:api|apiReference)(?:\/|$)/},
];

for (const width of [1280, 390]) {
  for (const {start, pages} of AREAS) {
    test(`every page of the area of ${start} is reached from its sidebar at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(`.${start}`);
      await expect(page.locator('h1')).toBeVisible();
      const links = await page
        .locator('.theme-doc-sidebar-container a:visible')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
      const wanted = ROUTES.filter((route) => pages.test(route)).map((route) =>
        pathOf(route.replace(/\/$/, '')),
      );
      expect(wanted.length).toBeGreaterThan(20);
      expect(links).toEqual(expect.arrayContaining(wanted));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('the sidebar stands beside the text, in the colours of the site', async ({page}) => {
  await page.goto('./docs/apiReference/overview');
  await expect(page.locator('.sidebar-without-script a').first()).toBeInViewport();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeHidden();
  await page.goto('./docs/api/interfaces/BetSlip');
  await expect(page.locator('.theme-doc-sidebar-menu a:visible').first()).toBeInViewport();
  await expect(page.locator('.theme-doc-sidebar-container button:visible')).toHaveCount(0);
  await expect(page.locator('.navbar')).toHaveCSS('background-color', 'rgb(10, 28, 22)');
});

test('any page leads to the list of all pages of its area, at 390 px too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const [from, to] of [
    ['/docs/mobileIntro', '/docs/licensing'],
    ['/docs/moderationUi/views/users', '/docs/moderationUi/uiOverview/analytics/exportData'],
    ['/docs/api/interfaces/BetSlip', '/docs/apiReference/rateLimits'],
  ] as const) {
    await page.goto(`.${from}`);
    await page.getByRole('link', {name: 'All pages of this area'}).click();
    await page.locator(`#all-pages a[href$="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('a picture with a dark side shows once', async ({page}) => {
  await page.goto('./markdown-page');
  await expect(page.locator('article img:visible')).toHaveCount(2);
});

test('the areas are reached from the navbar at 390 px', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('./docs/api');
  await page.locator('.navbar').getByRole('link', {name: 'Moderation UI'}).click();
  await expect(page).toHaveURL(/\/docs\/moderationUi\/overview$/);
});

test('text, code and pictures of a page show', async ({page}) => {
  await page.goto('./markdown-page');
  await expect(page.getByText('A paragraph is short')).toBeVisible();
  await expect(page.locator('pre').first()).toBeVisible();
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('every panel of tabs shows, under the name of its tab', async ({page}) => {
  await page.goto('./docs/mobileIntro');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const label = await panel.evaluate((each) => getComputedStyle(each, '::before').content);
    expect(label).toMatch(/^"\w+/);
  }
});
