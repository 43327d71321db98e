import packageJson from '../../package.json';
import {areas} from '../../src/areas';
import {site} from '../../src/site';
import {
  expect,
  open,
  pathOf,
  readerTest as test,
  rested,
  storageKey,
  test as ownTest,
} from './support/site';

const BAR = '.theme-announcement-bar';

test('the announcement bar closes and stays closed, until its id changes', async ({page}) => {
  test.skip(!site.announcement, 'src/site.ts announces nothing');
  await open(page, '/docs');
  await expect(page.locator(BAR)).toContainText(site.announcement?.text ?? '');
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(BAR)).toBeHidden();
  await page.reload();
  await expect(page.locator(BAR)).toBeHidden();
  // What an earlier visit closed under another id does not count.
  await page.evaluate(
    (key) => localStorage.setItem(key, 'an-older-one'),
    storageKey('docusaurus.announcement.id'),
  );
  await open(page, '/docs');
  await expect(page.locator(BAR)).toBeVisible();
});

test('its link leads to what it announces', async ({page}) => {
  const {link} = site.announcement ?? {};
  test.skip(!link, 'src/site.ts announces nothing with a link');
  const [route = '', anchor] = (link?.to ?? '').split('#');
  await open(page, '/');
  await page.locator(BAR).getByRole('link', {name: link?.label}).click();
  await expect(page).toHaveURL((url) => url.pathname === pathOf(route));
  await expect(page.locator(anchor ? `[id="${anchor}"]` : 'h1')).toBeInViewport();
});

// In the tab that tests share, the browser has no idle moment here to wait for.
ownTest(
  'the mobile sidebar opens, closes, and closes above 996 px but not at 996',
  async ({page}) => {
    await page.setViewportSize({width: 800, height: 900});
    await open(page, '/docs/virtualStadium/overview');
    const navbar = page.locator('.navbar');
    const toggle = page.locator('.navbar__toggle');
    await toggle.click();
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 996, height: 900});
    await rested(page);
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.locator('.navbar-sidebar__close').click();
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
    await toggle.click();
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 997, height: 900});
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
  },
);

test('the version item is labelled Next and its choice is remembered', async ({page}) => {
  await open(page, '/docs/virtualStadium/overview');
  const key = storageKey('docs-preferred-version-default');
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await stored()).toBeNull();
  await page.locator('.navbar').getByRole('link', {name: 'Next', exact: true}).click();
  expect(await stored()).toBe('current');
});

test('the locale dropdown offers English', async ({page}) => {
  await open(page, '/docs');
  await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
  await expect(
    page.locator('.navbar .dropdown__menu').getByRole('link', {name: 'English'}),
  ).toBeVisible();
});

test('three sidebars stand in the navbar, and the one of the page is active', async ({page}) => {
  await open(page, '/docs/api/interfaces/BetSlip');
  const items = page.locator('.navbar__items').first().locator('.navbar__link');
  await expect(items).toHaveText(Object.values(areas));
  await expect(page.locator('.navbar__link--active').first()).toHaveText('API');
  await expect(page.locator('.theme-doc-sidebar-container .menu__link--active').last()).toHaveText(
    'BetSlip',
  );
  await expect(page.locator('.breadcrumbs')).toContainText('BetSlip');
});

test('the contents list shows headings of level 2 to 4 and no others', async ({page}) => {
  await open(page, '/markdown-page');
  const shown = await page.locator('.table-of-contents__link').allTextContents();
  const headings = await page
    .locator('article :is(h2, h3, h4)[id]:not(.sr-only)')
    .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
  expect(shown).toEqual(headings);
  expect(shown).not.toContain('A fifth-level heading');
});

test('a title is “page | site”, and the footer says what the site is', async ({page}) => {
  await open(page, '/docs/virtualStadium/overview');
  await expect(page).toHaveTitle(`${areas.virtualStadium} overview | ${site.title}`);
  await expect(page.locator('.footer')).toContainText(site.disclaimer);
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    `Docusaurus v${packageJson.dependencies['@docusaurus/core']}`,
  );
});

test('the landing page leads to the quick start and to the setup of moderation in one click', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Embed the widget'}).click();
  await expect(page.locator('h1')).toHaveText('Quick start: add the widget to a page');
  await open(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Set up moderation'}).click();
  await expect(page).toHaveURL(/\/docs\/moderationUi\/integrationTimeline\/overview$/);
});
