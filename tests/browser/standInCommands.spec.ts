import type {Page} from '@playwright/test';
import type {LoaderOptions, WidgetName} from '../../src/contract/integration';
import type {CommandName, PROPERTIES} from '../../src/stand-in/loader/names';
import {
  EVERYTHING,
  hostHtml,
  logged,
  openHostPage,
  panelOf,
  tokenWith,
  typesIn,
} from './support/hostPage';
import {expect, readerTest as test} from './support/site';

const say = (page: Page, code: string) => page.evaluate(`void (${code})`);
const region = (page: Page, name: string | RegExp) => page.getByRole('region', {name});
const chat = (page: Page) => region(page, /^Chat/);
const frame = (page: Page) => page.locator('#sr-vs-widget > [data-stand-in]');

/** What each command does to a page with everything. One that the contract gets doesn’t compile here. */
const COMMANDS: Readonly<Record<CommandName, (page: Page) => Promise<void>>> = {
  addWidget: async (page) => {
    await say(
      page,
      `SIR('addWidget', document.querySelector('#other'), 'virtualStadium', {jwt, channelId: 'community-en'}, () => (window.isMounted = true))`,
    );
    await expect(region(page, 'Chat Community')).toBeVisible();
    expect(await page.evaluate('isMounted')).toBe(true);
  },
  registerAdapter: async (page) => {
    await expect(region(page, 'Bet Insights')).toContainText('Pick 3');
  },
  changeLanguage: async (page) => {
    await say(page, `SIR('changeLanguage', 'aa')`);
    await expect(panelOf(page)).toContainText('Language aa (Arabic)');
    await expect(frame(page)).toHaveAttribute('dir', 'rtl');
    await expect(frame(page)).toHaveClass(/sr-rtl/);
  },
  removeWidget: async (page) => {
    await say(page, `SIR('removeWidget', '#sr-vs-widget')`);
    await expect(frame(page)).toHaveCount(0);
    await say(page, `SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {...everything, jwt})`);
    await expect(chat(page)).toHaveCount(1);
  },
  updateWidget: async (page) => {
    await say(page, `SIR('updateWidget', '#sr-vs-widget', {channelId: 'community-en', jwt})`);
    await expect(region(page, 'Chat Community')).toBeVisible();
  },
  setClientTheme: async (page) => {
    await say(page, `SIR('setClientTheme', 'sportradardark')`);
    await expect(frame(page)).toHaveAttribute('data-mode', 'dark');
  },
  changeOddsType: async (page) => {
    await say(page, `SIR('changeOddsType', 'us')`);
    await expect(region(page, 'Bet Insights')).toContainText('+155');
    await say(page, `SIR('changeOddsType', 'uk')`);
    await expect(region(page, 'Bet Insights')).toContainText('31/20');
  },
  changeClockType: async (page) => {
    await say(page, `SIR('changeClockType', 12)`);
    await expect(page.getByRole('log')).toContainText(/\d\s?[ap]m/i);
  },
  changeTeamInvert: async (page) => {
    await say(page, `SIR('changeTeamInvert', {sid: {1: true}})`);
    await expect(chat(page)).toContainText('Away FC 0 : 1 Home FC');
  },
  check: async (page) => {
    await page.evaluate(() => {
      const other = document.querySelector<HTMLElement>('#other')!;
      other.dataset.srWidget = 'virtualStadium.button';
      other.dataset.srChannelId = 'match-2024-final';
    });
    await say(page, `SIR('check')`);
    await expect(page.getByRole('button', {name: 'Open the chat'})).toBeVisible();
  },
  changeLogLevel: async (page) => {
    const heard = page.waitForEvent('console', (it) => it.text().includes("SIR('check')"));
    await say(page, `SIR('changeLogLevel', 'info')`);
    await say(page, `SIR('check')`);
    await heard;
  },
};

const OTHER = {body: '<div id="sr-vs-widget"></div><div id="other"></div>'};

for (const [name, works] of Object.entries(COMMANDS)) {
  test(`the command ${name} works, whatever the case of its name`, async ({page}) => {
    await openHostPage(page, hostHtml(EVERYTHING, OTHER));
    await works(page);
    const asked = name.toUpperCase();
    await say(page, `SIR('${asked}')`);
    await expect(logged(page, 'command').first()).toContainText(asked);
    await expect(panelOf(page)).not.toContainText('there is no command');
  });
}

type Keys<Name extends WidgetName> = keyof (typeof PROPERTIES)[Name];

/** What each property does: as the widget is added with it, and what is seen then. */
type Seen = readonly [value: string, see: (page: Page) => Promise<unknown>];

const hears = (hook: string) => `(...args) => (window.heard ??= []).push(['${hook}', ...args])`;
const heard = (page: Page, hook: string) =>
  expect.poll(async () => JSON.stringify(await page.evaluate('window.heard'))).toContain(hook);
const has = (name: string) => (page: Page) =>
  expect(page.getByRole('button', {name, exact: true}).first()).toBeVisible();

const common: Readonly<Record<'language' | 'onTrack' | 'onDataChange' | 'onSizeChange', Seen>> = {
  language: [`'heb'`, (page) => expect(frame(page)).toHaveAttribute('dir', 'rtl')],
  onTrack: [hears('onTrack'), (page) => heard(page, 'onTrack')],
  onDataChange: [
    hears('onDataChange'),
    async (page) => {
      await say(page, `SIR('updateWidget', '#sr-vs-widget', {...everything, jwt})`);
      await heard(page, 'onDataChange');
    },
  ],
  onSizeChange: [hears('onSizeChange'), (page) => heard(page, 'onSizeChange')],
};
const onTrack: Seen = [
  hears('onTrack'),
  async (page) => {
    await say(page, `SIR('updateWidget', '#sr-vs-widget', {jwt: 'none'})`);
    await heard(page, 'onTrack');
  },
];
const token = {
  jwt: [
    `'${tokenWith({displayName: 'Zoe'})}'`,
    (page) => expect(panelOf(page)).toContainText('Zoe'),
  ],
  getJwt: [
    `async () => '${tokenWith({displayName: 'Noa'})}'`,
    (page) => expect(panelOf(page)).toContainText('Noa'),
  ],
} satisfies Readonly<Record<'jwt' | 'getJwt', Seen>>;
const channelId: Seen = [
  `'community-en'`,
  (page) =>
    expect(
      frame(page)
        .getByText(/Community|Open the chat/)
        .first(),
    ).toBeVisible(),
];

const PROPERTIES_SEEN: {readonly [Name in WidgetName]: Readonly<Record<Keys<Name>, Seen>>} = {
  virtualStadium: {
    ...token,
    ...common,
    onTrack,
    channelId,
    onAction: [
      'onAction',
      async (page) => {
        await page.getByRole('button', {name: 'Chat rules'}).click();
        expect(await typesIn(page)).toContain('Click');
      },
    ],
    enableBetInsights: ['true', (page) => expect(region(page, 'Bet Insights')).toBeVisible()],
    enableFlashBet: [
      'true',
      async (page) => {
        await page.getByRole('button', {name: 'A goal', exact: true}).click();
        await expect(region(page, 'Flash bet')).toBeVisible();
      },
    ],
    enableCopyBetButton: ['true', has('Copy bet')],
    enableCentralHub: ['true', has('Central Hub')],
    enableBetShare: ['true', has('Share a slip')],
    enableContactSupport: ['true', has('Support')],
    enableLmt: ['true', has('Tracker')],
  },
  'virtualStadium.button': {
    ...token,
    ...common,
    onTrack,
    onDataChange: [hears('onDataChange'), (page) => has('Open the chat')(page)],
    channelId,
    onAction: [
      'onAction',
      async (page) => {
        await page.getByRole('button', {name: 'Open the chat'}).click();
        expect(await typesIn(page)).toContain('Click');
      },
    ],
    enableUnreadCount: ['true', has('Open the chat, 2 unread')],
  },
  centralHub: {
    jwt: [
      `'${tokenWith({displayName: 'Zoe'})}'`,
      (page) => expect(region(page, 'Central Hub')).toContainText('Zoe'),
    ],
  },
};

for (const [widget, properties] of Object.entries(PROPERTIES_SEEN)) {
  for (const [name, [value, see]] of Object.entries<Seen>(properties)) {
    test(`the property ${name} of ${widget} works`, async ({page}) => {
      const own = name === 'jwt' || name === 'getJwt' ? '' : 'jwt,';
      const channel = widget === 'centralHub' ? '' : `channelId: 'match-2024-final',`;
      await openHostPage(
        page,
        hostHtml(`SIR('registerAdapter', adapter);
          SIR('addWidget', '#sr-vs-widget', '${widget}', {${channel} ${own} ${name}: ${value}});`),
      );
      await see(page);
      await expect(logged(page, 'finding')).toHaveCount(0);
      await expect(panelOf(page)).not.toContainText('has no property');
    });
  }
}

test('options of the snippet are taken, and those of the script tag', async ({page}) => {
  const options: Required<LoaderOptions> = {
    language: 'de',
    theme: 'betradardark',
    debug: false,
    logLevel: 'error',
    oddsType: 'us',
    clockType: 12,
    useTeamColors: true,
    teamColorsTheme: 'any',
    runAccessibilityChecker: true,
  };
  const messages: string[] = [];
  page.on('console', (it) => messages.push(it.text()));
  const given = {options: JSON.stringify(options), attributes: 'data-sr-odds-type="uk"'};
  await openHostPage(page, hostHtml(EVERYTHING.replace('jwt}', `jwt: '<JWT>'}`), given));
  await expect(panelOf(page)).toContainText(
    'Language de (German); these words are English · theme betradardark · odds fractional · clock 12',
  );
  await expect(logged(page, 'remark')).toHaveCount(1);
  expect(
    messages.filter((it) => it.includes('not a token')),
    'below the log level',
  ).toEqual([]);
});
