/**
 * What each type of page says to who can't see it: landmarks, headings, tables, controls, their names and
 * states, in order. Prose is left out, because its words change every week. When a page is meant to have
 * another structure: `npx playwright test structure --update-snapshots`, and read the diff.
 */
import fs from 'node:fs';
import type {Locator} from '@playwright/test';
import {ownNames} from '../../src/ownNames';
import {site} from '../../src/site';
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

/** Roles whose lines are prose, a date, or repeat what is in a table from row to row. */
const PROSE =
  /^ *- (?:text|paragraph|listitem|strong|emphasis|code|term|definition|row|rowgroup|cell|rowheader|link|deletion|insertion|superscript|\/url|time)\b/;

async function structure(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return `${lines.filter((line) => !PROSE.test(line)).join('\n')}\n`;
}

/** Snapshots have the names that the sources write; an owner may have set others. */
function expectStructure(found: string, name: string): void {
  const file = test.info().snapshotPath(`${name}.yml`);
  const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (ownNames(written) === written) {
    expect(found).toMatchSnapshot(`${name}.yml`);
  } else {
    // A name may have become a link: what holds it ends in a colon then.
    const withoutColons = (lines: string) => lines.replace(/:$/gm, '');
    expect(withoutColons(found)).toBe(withoutColons(ownNames(written)));
  }
}

test('the landing page, with what is around every page', async ({page}) => {
  await open(page, '/');
  // An owner may announce nothing.
  if (site.announcement) {
    await page.locator('.theme-announcement-bar').getByRole('button').click();
  }
  expectStructure(await structure(page.locator('body')), 'landing');
});

for (const [name, route] of Object.entries(PAGES)) {
  test(`${name}: ${route}`, async ({page}) => {
    await open(page, route);
    expectStructure(await structure(page.getByRole('main')), name);
  });
}
