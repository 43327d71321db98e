/** Every page comes in each form of its address, says nothing, and an unknown one is not found. */
import {ROUTES} from '../browser/support/site';
import type {Reader} from './support/reader';
import {expect, test} from './support/test';

const heading = () => document.querySelector('h1')?.textContent;

async function comes(reader: Reader, route: string, shown = route): Promise<void> {
  await reader.open(route);
  await reader.sees(() => document.querySelectorAll('h1').length, 1);
  await reader.seesPath(shown.replace(/(?!^)\/$/, ''));
}

test('/x, /x/, /x.html and /x/index.html show the same page @once', async ({reader}) => {
  const route = '/docs/virtualStadium/web/theming';
  await comes(reader, route);
  const title = await reader.evaluate(heading);
  for (const form of [`${route}/`, `${route}.html`, `${route}/index.html`]) {
    await comes(reader, form, route);
    await reader.sees(heading, title);
    await reader.sees(
      () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      expect.stringMatching(`${route}$`),
    );
    await reader.seesElement('.theme-doc-sidebar-menu .menu__link--active');
  }
});

test('an unknown address helps on @once', async ({reader}) => {
  await reader.open('/docs/nowhere/');
  await reader.sees(heading, 'Page not found');
  await reader.click('main a', 'Quick start');
  await reader.sees(heading, 'Quick start: add the widget to a page');
});

for (const route of ROUTES) {
  test(`${route} comes in both forms and says nothing @all`, async ({reader, site}) => {
    for (const form of [route, `${route.replace(/\/$/, '')}/`]) {
      await comes(reader, form, route);
      expect(site.said, form).toEqual([]);
    }
  });
}
