/** What the page does itself, beside what its adapter does. */
import type {Page} from '@playwright/test';
import {EVERYTHING, hostHtml, keptIn, logged, openHostPage, panelOf} from './support/hostPage';
import {expect, readerTest as test} from './support/site';

const BODY = '<div id="sr-vs-widget"></div><div id="last"></div>';

const LAST = `SIR('addWidget', '#last', 'virtualStadium.button', {jwt, channelId: 'match-2024-final'});`;

/** A page whose adapter answers insights, with a function that ends them, and then goes on itself. */
const answering = (answer: string, then = '') =>
  hostHtml(
    `const own = (name, args, callback) => {
      if (name !== 'outcomes') return undefined;
      adapter(name, args, (error, data) => { ${answer} });
      return () => undefined;
    };
    SIR('registerAdapter', own);
    ${LAST}
    SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, jwt});
    ${then}`,
    {body: BODY},
  );

const RIGHT = 'callback(error, data);';

/** Registers, adds and removes with the loader there: the page’s code is on the stack. */
const OWN_WORK = `window.work = async () => {
  SIR('removeWidget', '#sr-vs-widget');
  SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {
    ...everything, jwt, onDataChange: async () => { await null; setInterval(() => {}, 60000); },
  });
  await null;
  setInterval(() => {}, 60000);
  setTimeout(() => { throw new Error('page bug'); }, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));
  SIR('removeWidget', '#sr-vs-widget');
  await null;
  setInterval(() => {}, 60000);
};`;

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (it) => errors.push(it.message));
  return errors;
}

test('timers of the page are its own, and so are their errors', async ({page}) => {
  const errors = errorsOf(page);
  await openHostPage(page, answering(RIGHT, OWN_WORK));
  await expect(page.getByRole('region', {name: 'Bet Insights'})).toContainText('Pick 3');
  await page.evaluate('work()');
  await expect(logged(page, 'end')).toHaveCount(2);
  await expect.poll(() => errors).toEqual(['page bug']);
  await expect(panelOf(page)).toContainText('0 findings');
});

test('an error of an adapter’s timer is a finding, and reaches the page’s monitors', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const late = `${RIGHT} setTimeout(() => { throw new Error('adapter bug'); });`;
  await openHostPage(page, answering(late));
  await expect(logged(page, 'finding').filter({hasText: 'throws in outcomes'})).toHaveCount(1);
  expect(errors).toEqual(['adapter bug']);
});

for (const [what, answer] of [
  ['a proxy', 'callback(null, new Proxy(data, {}));'],
  ['a function', 'callback(null, {...data, refresh() {}});'],
  ['a getter that throws', `callback(null, {...data, get more() { throw new Error('none'); }});`],
  [
    'a class with getters',
    'class All { get outcomes() { return data.outcomes; } } callback(null, new All());',
  ],
] as const) {
  test(`an answer with ${what} is drawn, and the adapter hasn’t thrown`, async ({page}) => {
    const errors = errorsOf(page);
    await openHostPage(page, answering(answer));
    const insights = page.getByRole('region', {name: 'Bet Insights'});
    await insights.getByRole('button', {name: /Pick 3/}).click();
    expect((await keptIn(page)).actions).toHaveLength(1);
    await expect(panelOf(page)).toContainText('0 findings');
    expect(errors).toEqual([]);
  });
}

test('a queued call that can’t be read doesn’t stop those that follow', async ({page}) => {
  const errors = errorsOf(page);
  const bad = `
    SIR('addWidget', '#last', Object.create(null), {});
    SIR('setClientTheme', Object.create(null));
    SIR('addWidget', Object.create(null), 'virtualStadium', {jwt});
    SIR('addWidget', '#last', 'virtualStadium', {get jwt() { throw new Error('locked'); }});`;
  await openHostPage(page, hostHtml(bad + EVERYTHING, {body: BODY}));
  await expect(page.getByRole('region', {name: /^Chat/})).toHaveCount(1);
  for (const text of ['there is no widget', 'isn’t a theme', 'neither a CSS', 'locked']) {
    await expect(logged(page, 'remark').filter({hasText: text})).toHaveCount(1);
  }
  expect(errors).toEqual([]);
});

test('nothing goes on in a container that the page empties', async ({page}) => {
  await openHostPage(page, hostHtml(EVERYTHING + LAST, {body: BODY}));
  await page.getByRole('button', {name: 'A goal'}).click();
  await expect.poll(() => page.evaluate('open.size')).toBe(1);
  await page.evaluate(`document.querySelector('#sr-vs-widget').replaceChildren()`);
  await expect.poll(() => page.evaluate('open.size')).toBe(0);
  await expect(logged(page, 'remark').filter({hasText: 'The page emptied'})).toHaveCount(1);
});

test('the log keeps no token', async ({page}) => {
  await openHostPage(page, hostHtml(EVERYTHING));
  const data = logged(page, 'command').filter({hasText: `SIR('addWidget')`}).locator('pre');
  await expect(data).toContainText('a token of');
  const token = await page.evaluate<string>('jwt');
  expect(await panelOf(page).textContent()).not.toContain(token.split('.')[1]);
});

test('the keyboard stays in the widget when what it was on is gone', async ({page}) => {
  await openHostPage(page, hostHtml(EVERYTHING));
  const hasFocus = () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-stand-in') ?? false);
  for (const name of ['Report: message', 'Close the chat', 'Open it again']) {
    await page.getByRole('button', {name}).first().press('Enter');
    await expect(page.getByRole('button', {name, exact: true})).toHaveCount(0);
    expect(await hasFocus(), name).toBe(true);
  }
});

test('a page without an address of its own is where its parent is', async ({page}) => {
  const html = hostHtml('');
  await openHostPage(page, html);
  const written = page.waitForEvent('console', (it) => it.text().includes('[stand-in]'));
  await page.evaluate((srcdoc) => {
    document.body.append(Object.assign(document.createElement('iframe'), {srcdoc}));
  }, html);
  expect((await written).text()).toContain('doesn’t send any requests');
});
