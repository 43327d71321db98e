import Ajv2020 from 'ajv/dist/2020';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {AdapterRequestName, TriggerActionEnum} from '../../src/contract/integration';
import {violations} from './support/axe';
import {
  CHANNEL,
  EVERYTHING,
  hostHtml,
  keptIn,
  logged,
  openHostPage,
  panelOf,
  tokenWith,
  typesIn,
} from './support/hostPage';
import {expect, readerTest as test, test as ownTest} from './support/site';

const root = path.join(__dirname, '../..');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {name}).first().click();
const scenario = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Scenarios'}).getByRole('button', {name, exact: true}).click();

interface Way {
  /** Its type in the contract, which its data has to fit; none where it has no data. */
  readonly type: string | null;
  do(page: Page): Promise<unknown>;
}

/** What a user does for each action: one that the contract gets, and this lacks, doesn’t compile. */
const ACTIONS: Readonly<Record<TriggerActionEnum, Way>> = {
  BetInsightsOutcome: {type: 'BetInsightsActionInterface', do: (page) => press(page, /Pick 3/)},
  FlashBetOutcome: {
    type: 'FlashBetActionInterface',
    do: async (page) => {
      await scenario(page, 'A goal');
      await press(page, /Away FC 2.05/);
    },
  },
  CopyBet: {type: 'CopyBetActionInterface', do: (page) => press(page, 'Copy bet')},
  Click: {type: 'ClickActionInterface', do: (page) => press(page, 'Chat rules')},
  Error: {type: 'ErrorActionInterface', do: (page) => scenario(page, 'Token expires')},
  ContactSupport: {type: 'ContactSupportActionInterface', do: (page) => press(page, 'Support')},
  Message: {
    type: 'MessageActionInterface',
    do: async (page) => {
      await page.getByLabel('Message', {exact: true}).fill('Hello <b>all</b>');
      await press(page, 'Send');
      await expect(page.getByRole('log')).toContainText('Hello <b>all</b>');
    },
  },
  ReactionClick: {type: 'ReactionClickInterface', do: (page) => press(page, '👏 3')},
  ReportMessageClick: {
    type: 'ReportMessageClick',
    do: (page) => press(page, 'Report: message of Ben'),
  },
  BetSlip: {
    type: 'BetslipActionInterface',
    do: async (page) => {
      await press(page, 'Share a slip');
      await press(page, 'Share slip-1');
    },
  },
  CloseBetslipShareList: {
    type: 'CloseBetslipShareListInterface',
    do: (page) => press(page, 'Close the list'),
  },
  Lmt: {type: 'LmtActionInterface', do: (page) => press(page, 'Tracker')},
  SelectChannelTag: {
    type: 'SelectChannelTagInterface',
    do: (page) => press(page, `# ${CHANNEL}`),
  },
  SwitchChannel: {type: 'SwitchChannelActionInterface', do: (page) => press(page, '# Community')},
  Close: {type: null, do: (page) => press(page, 'Close the chat')},
};

/** The type of each request’s arguments, and what makes the widget send it. */
const REQUESTS: Readonly<Record<AdapterRequestName, Way>> = {
  outcomes: {type: 'OutcomesRequest', do: (page) => scenario(page, 'Ask again')},
  matchEventMarkets: {type: 'MatchEventMarketRequest', do: (page) => scenario(page, 'A corner')},
  'virtualStadium.matchEventMarkets': {
    type: 'MatchEventMarketRequest',
    do: (page) => scenario(page, 'A goal'),
  },
  betShare: {type: 'BetShareRequest', do: (page) => press(page, 'Share a slip')},
};

function validator() {
  const file = path.join(root, 'build/schemas/virtual-stadium.json');
  const schema = JSON.parse(fs.readFileSync(file, 'utf8')) as {$id: string};
  const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});
  ajv.addSchema(schema, 'contract');
  return (type: string, value: unknown) => {
    const validate = ajv.getSchema(`contract#/$defs/${type}`);
    return validate?.(value) ? [] : (validate?.errors ?? [`no schema of ${type}`]);
  };
}

test('a user’s deeds send every action with valid data', async ({page}) => {
  const mistakes = validator();
  await openHostPage(page, hostHtml(EVERYTHING));
  for (const [name, way] of Object.entries(ACTIONS)) {
    const before = (await keptIn(page)).actions.length;
    await way.do(page);
    const sent = async () =>
      (await keptIn(page)).actions.slice(before).filter(([type]) => type === name);
    await expect.poll(sent, {message: name}).not.toEqual([]);
    for (const [type, data] of await sent()) {
      expect(way.type ? mistakes(way.type, {type, data}) : (data ?? []), name).toEqual([]);
    }
  }
  await expect(logged(page, 'finding')).toHaveCount(0);
});

test('every request has valid arguments, and a new subscription begins before the old one ends', async ({
  page,
}) => {
  const mistakes = validator();
  await openHostPage(page, hostHtml(EVERYTHING));
  for (const [name, way] of Object.entries(REQUESTS)) {
    await way.do(page);
    const sent = async () => (await keptIn(page)).requests.filter(([it]) => it === name);
    await expect.poll(sent, {message: name}).not.toEqual([]);
    for (const [, args] of await sent()) {
      expect(mistakes(way.type!, args), name).toEqual([]);
    }
  }
  const {requests} = await keptIn(page);
  const names = requests.map(([name]) => name);
  const [current, old] = [
    names.indexOf('matchEventMarkets'),
    names.indexOf('virtualStadium.matchEventMarkets'),
  ];
  expect(old).toBe(current + 1);
  expect(requests[old]?.[1]).toEqual(requests[current]?.[1]);
  const order = await panelOf(page).locator('.entry').allTextContents();
  const lines = order.map((it) => /(request|end) outcomes/.exec(it)?.[0]).filter(Boolean);
  expect(lines.reverse()).toEqual(['request outcomes', 'request outcomes', 'end outcomes']);
  await expect(logged(page, 'finding')).toHaveCount(0);
});

ownTest(
  'cards queue first in, first out, for 20 seconds each, and are suspended and moved',
  async ({page}) => {
    await page.clock.install();
    await openHostPage(page, hostHtml(EVERYTHING));
    const card = page.getByRole('region', {name: 'Flash bet'});
    await scenario(page, 'Two cards');
    await expect(card).toContainText('After SCORE_CHANGED');
    await expect(card).toContainText('1 more in the queue');
    await page.clock.runFor(19_000);
    await expect(card).toContainText('0:01');
    await page.clock.runFor(1_000);
    await expect(card).toContainText('After CORNER');
    await scenario(page, 'Odds move');
    await expect(card.getByRole('button', {name: 'Home FC 2.09'})).toBeEnabled();
    await scenario(page, 'Market suspended');
    await expect(card).toContainText('Suspended');
    await expect(card.getByRole('button').first()).toBeDisabled();
    await page.clock.runFor(20_000);
    await expect(card).toHaveCount(0);
    expect(await page.evaluate('open.size'), 'subscriptions that go on').toBe(0);
  },
);

ownTest('answers come late, or never', async ({page}) => {
  await page.clock.install();
  await openHostPage(page, hostHtml(EVERYTHING));
  const insights = page.getByRole('region', {name: 'Bet Insights'});
  await expect(insights).toContainText('Pick 3');
  await scenario(page, 'Slow answer');
  await expect(insights).toContainText('Waiting for the adapter');
  await page.clock.runFor(6_000);
  await expect(insights).toContainText('Pick 3');
  await scenario(page, 'No answer');
  await page.clock.runFor(60_000);
  await expect(insights).toContainText('Waiting for the adapter');
});

test('the quick start’s page works with the loader’s address replaced', async ({page}) => {
  const file = path.join(root, 'samples/token-server/chat.html'); // shown by the quick start
  const sample = fs.readFileSync(file, 'utf8');
  const vendors = 'https://widgets.sir.sportradar.com/YOUR_CLIENT_ID/widgetloader';
  expect(sample).toContain(vendors);
  await page.route('**/virtual-stadium-token', (route) => route.fulfill({body: tokenWith()}));
  await openHostPage(page, sample.replace(vendors, '/stand-in/widgetloader.js'));
  const chat = page.getByRole('region', {name: `Chat ${CHANNEL}`});
  await expect(chat).toContainText('What a start!');
  await expect(chat).toContainText('not the product');
  await expect(panelOf(page)).toContainText('can’t be verified without the key');
  await expect(logged(page, 'remark')).toHaveCount(0);
});

test('the chat is used by keyboard alone', async ({page}) => {
  await openHostPage(page, hostHtml(EVERYTHING));
  await page.getByLabel('Message', {exact: true}).focus();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Share a slip'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: 'Share a bet slip'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Share a slip'})).toBeFocused();
  await page.getByRole('button', {name: 'Fold scenarios and log'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', {name: 'Scenarios'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Unfold scenarios and log'})).toBeFocused();
  expect(await typesIn(page)).toEqual(['Message', 'BetSlip']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    const tag = (colorScheme === 'light') === (width === 320) ? '' : ' @all';
    test(`in ${colorScheme}, ${width} px wide, nothing is in the way of anybody${tag}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 900});
      await openHostPage(page, hostHtml(EVERYTHING));
      for (const name of ['Tracker', 'Central Hub', 'Share a slip', 'A goal', 'A message']) {
        await press(page, name);
      }
      await panelOf(page).getByText('Data as JSON').first().click();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
