import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  EVERYTHING,
  hostHtml,
  keptIn,
  logged,
  openHostPage,
  panelOf,
  tokenWith,
} from './support/hostPage';
import {expect, test as ownTest, readerTest as test} from './support/site';

const LOADER = fs.readFileSync(
  path.join(__dirname, '../../build/stand-in/widgetloader.js'),
  'utf8',
);

/** A script of the page that still runs after the bad call, and what the stand-in says of it. */
const BAD: readonly (readonly [what: string, call: string, says: RegExp])[] = [
  [
    'a selector that finds nothing',
    `SIR('addWidget', '#none', 'virtualStadium', {...everything, jwt})`,
    /addWidget in "#none": no element matches\. Add the widget after/,
  ],
  [
    'a selector that is none',
    `SIR('addWidget', '..', 'virtualStadium', {...everything, jwt})`,
    /addWidget in "\.\.": it’s neither a CSS selector nor an element\. Pass one/,
  ],
  [
    'an unknown widget',
    `SIR('addWidget', '#other', 'VirtualStadium', {jwt})`,
    /no widget "VirtualStadium"\. Use virtualStadium\./,
  ],
  [
    'an unknown command',
    `SIR('changeWidgetProps', '#sr-vs-widget', {})`,
    /no command "changeWidgetProps"\. Use updateWidget\./,
  ],
  ['a command that is no text', `SIR({})`, /no command \[object Object\]\. Known are addWidget/],
  [
    'an unknown property',
    `SIR('addWidget', '#other', 'virtualStadium', {...everything, jwt, copyBetButton: true})`,
    /no property copyBetButton\. Use enableCopyBetButton\./,
  ],
  [
    'a property of another kind',
    `SIR('addWidget', '#other', 'virtualStadium', {...everything, jwt, enableLmt: 'yes'})`,
    /enableLmt is "yes"\. Pass true or false/,
  ],
  [
    'no properties',
    `SIR('addWidget', '#other', 'virtualStadium')`,
    /has no token\. Pass either jwt or getJwt/,
  ],
  [
    'an unknown theme',
    `SIR('setClientTheme', 'night')`,
    /"night" isn’t a theme, and is ignored\. Use one of sportradar/,
  ],
  [
    'the address of a theme',
    `SIR('setClientTheme', 'https://www.example.com/a.css')`,
    /doesn’t load/,
  ],
  ['an unknown type of odds', `SIR('changeOddsType', 'hk')`, /changeOddsType: "hk"/],
  ['an unknown clock', `SIR('changeClockType', '12')`, /changeClockType: "12" isn’t a number/],
  ['an unknown log level', `SIR('changeLogLevel', 'debug')`, /changeLogLevel: "debug"/],
  [
    'an invert that is no object',
    `SIR('changeTeamInvert', true)`,
    /changeTeamInvert: true isn’t an object/,
  ],
  [
    'an update of no widget',
    `SIR('updateWidget', '#other', {jwt})`,
    /updateWidget in "#other": there’s no widget in it/,
  ],
  [
    'a removal of no widget',
    `SIR('removeWidget', '#other')`,
    /removeWidget in "#other": there’s no widget in it/,
  ],
  [
    'a token that is none',
    `SIR('updateWidget', '#sr-vs-widget', {jwt: 'eyJ'})`,
    /token: not a token\. Expected three parts/,
  ],
  [
    'a token without a claim',
    `SIR('updateWidget', '#sr-vs-widget', {jwt: '${tokenWith({env: 'staging', scope: 'av'})}'})`,
    /env is not dev or prod.*(?:"staging").*Send/,
  ],
  [
    'a getJwt that fails',
    `SIR('updateWidget', '#sr-vs-widget', {getJwt: () => Promise.reject(new Error('401'))})`,
    /getJwt fails with Error: 401/,
  ],
  [
    'a handler that throws',
    `SIR('updateWidget', '#sr-vs-widget', {jwt: 'none', onAction: () => { throw new Error('own bug'); }})`,
    /onAction\('Error'\).*own bug.*Catch your own errors/,
  ],
];

test('what a page gets wrong is a sentence with a link, and the page goes on', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (it) => errors.push(it.message));
  await openHostPage(
    page,
    hostHtml(EVERYTHING, {body: '<div id="sr-vs-widget"></div><div id="other"></div>'}),
  );
  for (const [what, call, says] of BAD) {
    await page.evaluate(`${call}; window.wentOn = ${JSON.stringify(what)}`);
    expect(await page.evaluate('wentOn')).toBe(what);
    const remark = logged(page, 'remark').filter({hasText: says});
    await expect(remark.first(), what).toBeVisible();
    await expect(remark.first().getByRole('link')).toHaveAttribute('href', /^http.+\/docs\//);
    await page.evaluate(
      `document.querySelector('#other [data-stand-in]') && SIR('removeWidget', '#other')`,
    );
  }
  expect(errors.filter((it) => it !== 'own bug')).toEqual([]);
  await expect(page.getByRole('region', {name: /^Chat/})).toBeVisible();
});

test('an unknown language is an error that names it, and stops no script', async ({page}) => {
  const monitor = `addEventListener('error', ({message}) => (window.failed = message));`;
  const call = `SIR('changeLanguage', 'sv'); window.wentOn = true;`;
  await openHostPage(page, hostHtml(`${monitor} ${EVERYTHING} ${call}`));
  await expect.poll(() => page.evaluate('window.failed')).toContain('"sv"');
  expect(await page.evaluate('wentOn')).toBe(true);
  await expect(panelOf(page)).toContainText('Language en');
});

test('options that are wrong are said, and left out', async ({page}) => {
  const options = `{language: 'xx', theme: 'night', oddsType: 'hk', timeZone: 'UTC'}`;
  await openHostPage(page, hostHtml(EVERYTHING, {options}));
  for (const name of ['language "xx"', 'option theme', 'option oddsType', 'no option timeZone']) {
    await expect(logged(page, 'remark').filter({hasText: name})).toHaveCount(1);
  }
  await expect(panelOf(page)).toContainText('Language en');
});

test('what an adapter and the page send is text, never HTML', async ({page}) => {
  const evil = `'<img src=x onerror="window.intruded = true">'`;
  const adapter = `SIR('registerAdapter', (name, args, callback) => {
    if (name === 'outcomes') callback(null, {outcomes: args.outcomes.map((it) => {
      const outcome = {id: it.outcomeId, name: ${evil}};
      return {event: {id: it.eventId, name: ${evil}}, market: {id: it.marketId, name: ${evil}, outcomes: [outcome]}, outcome};
    })});
  }); SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, channelId: ${evil}, jwt: '${tokenWith({displayName: '<b>Eve</b>'})}'});`;
  await openHostPage(page, hostHtml(adapter));
  await expect(page.getByRole('region', {name: 'Bet Insights'})).toContainText('<img src=x');
  await expect(page.locator('img')).toHaveCount(0);
  expect(await page.evaluate('window.intruded')).toBeUndefined();
});

/** Serves a page and the built loader at an address of the reader’s, with nothing else behind it. */
async function openAt(page: Page, origin: string, html: string): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({body: LOADER, contentType: 'text/javascript'})
      : route.fulfill({body: html, contentType: 'text/html'}),
  );
  await page.goto(`${origin}/chat.html`);
}

test('on a public host it says what it is, and does nothing', async ({page}) => {
  const said: string[] = [];
  page.on('console', (it) => said.push(it.text()));
  await openAt(page, 'https://www.example.com', hostHtml(EVERYTHING));
  await expect(page.getByRole('region', {name: 'Stand-in'})).toContainText(
    'www.example.com is a public host, so the stand-in is off',
  );
  await page.evaluate(`SIR('removeWidget', '#sr-vs-widget')`);
  await expect(page.getByRole('region', {name: 'Stand-in'})).toHaveCount(0);
  await expect(page.getByRole('region', {name: /^Chat/})).toHaveCount(0);
  expect(await page.evaluate('kept.requests.length + kept.actions.length')).toBe(0);
  expect(said.join()).toContain('data-stand-in="allow"');
});

test('on a public host it plays if the script tag allows it', async ({page}) => {
  await openAt(
    page,
    'https://staging.example.com',
    hostHtml(EVERYTHING, {attributes: 'data-stand-in="allow"'}),
  );
  await expect(page.getByRole('region', {name: /^Chat/})).toBeVisible();
});

test('loaded twice, it plays once', async ({page}) => {
  const warned = page.waitForEvent('console', (it) => it.text().includes('loaded twice'));
  const second = '</script><script async src="/stand-in/widgetloader.js" n="SIR">';
  await openHostPage(page, hostHtml(`${EVERYTHING}${second}`));
  await warned;
  await expect(page.getByRole('region', {name: /^Chat/})).toHaveCount(1);
});

ownTest(
  'nothing goes on in a widget that is removed, by the page or by its command',
  async ({page}) => {
    await page.clock.install();
    const asks: string[] = [];
    page.on('request', (it) => asks.push(it.url()));
    await openHostPage(page, hostHtml(EVERYTHING));
    const before = asks.length;
    for (const remove of [
      `document.querySelector('#sr-vs-widget').remove()`,
      `SIR('removeWidget', '#sr-vs-widget')`,
    ]) {
      await page.getByRole('button', {name: 'Two cards'}).click();
      await expect.poll(() => page.evaluate('open.size')).toBe(2);
      await page.evaluate(remove);
      expect(await page.evaluate('open.size'), remove).toBe(0);
      const {actions} = await keptIn(page);
      await page.clock.runFor(60_000);
      expect((await keptIn(page)).actions).toHaveLength(actions.length);
      await page.evaluate(() => {
        if (!document.querySelector('#sr-vs-widget')) {
          document
            .querySelector('main')
            ?.append(Object.assign(document.createElement('div'), {id: 'sr-vs-widget'}));
        }
      });
      await page.evaluate(
        `SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, jwt})`,
      );
      await expect(page.getByRole('region', {name: /^Chat/})).toHaveCount(1);
    }
    expect(asks.slice(before), 'what the stand-in asks for').toEqual([]);
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    ).toEqual([0, 0, '']);
  },
);

test('hosted and object adapters are asked what is known of them', async ({page}) => {
  const hosted = `SIR('registerAdapter', 'example-bet', {
    betHistory: async (args) => { kept.requests.push(['betHistory', args]); return {bets: slips}; },
    onBetSlipChanged: (callback) => callback({betslip: []}),
  });`;
  await openHostPage(
    page,
    hostHtml(EVERYTHING.replace(`SIR('registerAdapter', adapter);`, hosted)),
  );
  await page.getByRole('button', {name: 'Share a slip'}).click();
  await expect(page.getByRole('button', {name: 'Share slip-2'})).toBeVisible();
  await expect(logged(page, 'hook').filter({hasText: 'onBetSlipChanged'})).toHaveCount(1);

  const object = `SIR('registerAdapter', {endpoints: {
    tickets: (args, callback) => { kept.requests.push(['tickets', args]); callback(null, {bets: slips}); },
    event: () => undefined,
  }});`;
  await openHostPage(
    page,
    hostHtml(EVERYTHING.replace(`SIR('registerAdapter', adapter);`, object)),
  );
  await page.getByRole('button', {name: 'Share a slip'}).click();
  await expect(page.getByRole('button', {name: 'Share slip-2'})).toBeVisible();
  expect(await page.evaluate('kept.requests[0]')).toEqual([
    'tickets',
    expect.objectContaining({endCustomerId: 'user-1001', page: 1, useCashOut: false}),
  ]);
  await expect(
    logged(page, 'remark').filter({hasText: 'doesn’t ask the endpoint event'}),
  ).toHaveCount(1);
});

test('an adapter that comes late is asked once it is there', async ({page}) => {
  const late = `SIR('registerAdapter', new Promise((resolve) => (window.resolveAdapter = () => resolve(adapter))));`;
  await openHostPage(page, hostHtml(EVERYTHING.replace(`SIR('registerAdapter', adapter);`, late)));
  const insights = page.getByRole('region', {name: 'Bet Insights'});
  await expect(insights).toContainText('Waiting');
  await page.evaluate('resolveAdapter()');
  await expect(insights).toContainText('Pick 3');
});
