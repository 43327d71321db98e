/** Every type of page for who reads in a narrow window, with large or spaced text, or from right to left. */
import {crowded, cut, outside, tooSmall} from '../browser/support/layout';
import {FIXTURE_BASE} from '../support/workingFixture';
import type {Client} from './support/client';
import type {Engine} from './support/installed';
import {DAILY, TYPES} from './support/pages';
import type {Reader} from './support/reader';
import {expect, test} from './support/test';

/** WCAG 1.4.12: what a reader may set, and a page has to bear. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-block-end: 2em !important}`;

type Framed = Pick<Client, 'evaluate'>;

async function fits(page: Framed, what: string): Promise<void> {
  expect([...(await outside(page)), ...(await crowded(page))], what).toEqual([]);
}

async function bears(page: Framed, reader: Reader, engine: Engine): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await fits(page, 'spaced text');
  expect(await cut(page), 'spaced text').toEqual([]);

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '200%';
  });
  await fits(page, 'text of 200 %');
  expect(await cut(page), 'text of 200 %').toEqual([]);
  await reader.widenFrame(640);
  await fits(page, 'text of 200 % at 640 px');

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dir = 'rtl';
  });
  // In WebKit a page is as wide as what scrolls in it, from right to left.
  for (const width of engine === 'webkit' ? [] : [390, 1280]) {
    await reader.widenFrame(width);
    await fits(page, `from right to left at ${width} px`);
  }

  await page.evaluate(() => (document.documentElement.dir = ''));
  // A window of 1280 px at 400 %.
  await reader.widenFrame(320);
  await fits(page, '320 px');
  expect([...(await cut(page)), ...(await tooSmall(page))], '320 px').toEqual([]);
}

for (const route of TYPES) {
  const tag = DAILY.includes(route) ? '@once' : '@all';
  test(`${route} fits, whatever its text and its window ${tag}`, async ({engine, reader}) => {
    await bears(await reader.openFramed(route), reader, engine);
  });
}

test.describe('of the fixture site', () => {
  const folder = '.cache/fixtures/working/build';
  // React says what was thrown.
  test.use({built: {folder, baseUrl: FIXTURE_BASE}, maySay: /crashed on purpose/});

  test('a page that crashed fits as well @all', async ({engine, reader}) => {
    const page = await reader.openFramed('/crash');
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({textContent}) => textContent === 'Crash')?.click();
    });
    const title = () => page.evaluate(() => document.querySelector('h1')?.textContent);
    await expect.poll(title).toBe('This page crashed.');
    await bears(page, reader, engine);
  });
});
