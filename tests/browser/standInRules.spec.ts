import type {Page} from '@playwright/test';
import type {RuleId} from '../../src/stand-in/rules/finding';
import {FAULTY, codeOf} from '../support/faultyAdapters';
import {hostHtml, logged, openHostPage, panelOf} from './support/hostPage';
import {expect, test} from './support/site';

/** Every rule has an adapter that breaks it: a rule without one doesn’t compile here. */
const RULES: Readonly<Record<RuleId, true>> = {
  throws: true,
  promise: true,
  'no-end': true,
  'after-end': true,
  silent: true,
  'both-names': true,
  shape: true,
  ids: true,
  'error-type': true,
  incomplete: true,
  'left-running': true,
  unknown: true,
  'two-adapters': true,
  late: true,
};

const BODY = '<div id="sr-vs-widget"></div><div id="chat"></div><div id="last"></div>';

/** A page with the adapter, whose log outlives the chat. */
function pageWith(parts: Parameters<typeof codeOf>[0]): string {
  const code = codeOf(parts).replace('export default ', '');
  const registers = code.includes(`SIR('registerAdapter'`);
  return hostHtml(
    `{
      ${code}
      ${registers ? '' : `SIR('registerAdapter', adapter);`}
      SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, jwt});
      SIR('addWidget', '#last', 'virtualStadium.button', {jwt, channelId: 'match-2024-final'});
    }`,
    {body: BODY},
  );
}

/** Does once what makes the widget ask, ask again, and end what it has asked for. */
async function use(page: Page, patience = 6_000): Promise<void> {
  const press = (name: string) => page.getByRole('button', {name, exact: true}).first().click();
  await press('A goal');
  await press('Share a slip');
  await press('Unknown request');
  await page.clock.runFor(1_000);
  await press('Ask again');
  await page.clock.runFor(patience);
  await page.evaluate(`SIR('removeWidget', '#sr-vs-widget')`);
  await page.clock.runFor(6_000);
}

test('a right adapter gets no finding', async ({page}) => {
  await page.clock.install();
  await openHostPage(page, pageWith({}));
  await use(page);
  await expect(panelOf(page)).toContainText('0 findings');
  await expect(logged(page, 'answer').first()).toContainText('right');
});

/** One that is seen in an answer, one in its end, and one in what nobody catches. */
const DAILY: readonly string[] = ['shape', 'no-end', 'throws'];

const IN_PAGE = FAULTY.filter(({inKit}) => !inKit);

IN_PAGE.forEach(({what, rule, request, path = '', parts}, index) => {
  const isFirst = IN_PAGE.findIndex((it) => it.rule === rule) === index;
  const tag = isFirst && DAILY.includes(rule) ? '' : ' @all';
  test(`an adapter that ${what} breaks ${rule} alone${tag}`, async ({page}) => {
    expect(RULES).toHaveProperty(rule);
    await page.clock.install();
    await page.route('**/api/slips', () => undefined);
    await openHostPage(page, pageWith(parts));
    // A fetch that goes on after the end is none that leaves the widget waiting.
    await use(page, rule === 'left-running' ? 100 : undefined);
    const found = logged(page, 'finding');
    await expect(found.filter({hasNotText: `finding ${rule}`})).toHaveCount(0);
    const where = [request, path].filter(Boolean).join(', ');
    const told = found.filter({hasText: `${rule}${where && ` in ${where}`}:`});
    await expect(told.getByRole('link', {name: 'Rule'})).toHaveAttribute('href', /\/docs\//);
  });
});

test('every rule is broken by one of them', () => {
  expect([...new Set(IN_PAGE.map(({rule}) => rule))].sort()).toEqual(Object.keys(RULES).sort());
});
