/**
 * What each type of page says to who can't see it: landmarks, headings, tables, controls, their names and
 * states, in order. Prose is left out, because its words change every week. When a page is meant to have
 * another structure: `npx playwright test structure --update-snapshots`, and read the diff.
 */
import type {Locator} from '@playwright/test';
import {QUICK_START, expect, open, readerTest as test} from './support/site';

const PAGES: Readonly<Record<string, string>> = {
  overview: '/docs/virtualStadium/overview',
  tutorial: QUICK_START,
  module: '/docs/virtualStadium/web/widgets/virtualStadium/modules/flashBet',
  'screen reference': '/docs/moderationUi/views/messages',
  type: '/docs/api/interfaces/OutcomesRequest',
  endpoints: '/docs/apiReference/endpoints',
  'not found': '/nowhere',
};

/** Roles whose lines are prose or repeat what is in a table from row to row. */
const PROSE =
  /^ *- (?:text|paragraph|listitem|strong|emphasis|code|term|definition|row|rowgroup|cell|rowheader|link|deletion|insertion|superscript|\/url)\b/;

async function structure(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return `${lines.filter((line) => !PROSE.test(line)).join('\n')}\n`;
}

test('the landing page, with what is around every page', async ({page}) => {
  await open(page, '/');
  expect(await structure(page.locator('body'))).toMatchSnapshot('landing.yml');
});

for (const [name, route] of Object.entries(PAGES)) {
  test(`${name}: ${route}`, async ({page}) => {
    await open(page, route);
    expect(await structure(page.getByRole('main'))).toMatchSnapshot(`${name}.yml`);
  });
}
