import packageJson from '../../package.json';
import {areas} from '../../src/areas';
import {site} from '../../src/site';
import {expect, open, pathOf, readerTest as test} from './support/site';

const BAR = '.theme-announcement-bar';

test('its link leads to what it announces', async ({page}) => {
  const {link} = site.announcement ?? {};
  test.skip(!link, 'src/site.ts announces nothing with a link');
  const [route = '', anchor] = (link?.to ?? '').split('#');
  await open(page, '/');
  await page.locator(BAR).getByRole('link', {name: link?.label}).click();
  await expect(page).toHaveURL((url) => url.pathname === pathOf(route));
  await expect(page.locator(anchor ? `[id="${anchor}"]` : 'h1')).toBeInViewport();
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
