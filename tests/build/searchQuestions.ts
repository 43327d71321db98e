// The anchors are in lower case, and the typos are meant.
// cspell:disable
/**
 * Questions that readers ask, and where the answer is: the page has to be among the first three
 * results. `anchor`: the result has to lead to that place in the page. `first`: it has to be the best.
 */
interface Question {
  readonly ask: string;
  /** Any of these pages answers. */
  readonly pages: readonly string[];
  readonly anchor?: string;
  readonly first?: true;
}

const stadium = '/docs/virtualStadium';
const modules = `${stadium}/web/widgets/virtualStadium/modules`;
const custom = `${stadium}/web/adapter/custom`;
const moderation = '/docs/moderationUi';
const api = '/docs/api';
const rest = '/docs/apiReference';

/** Names of the contract, as a reader copies them from code. */
const names: readonly Question[] = [
  {ask: 'BetSlip', pages: [`${api}/interfaces/BetSlip`], first: true},
  {ask: 'betslip', pages: [`${api}/interfaces/BetSlip`], first: true},
  {ask: 'onAction', pages: [`${api}/functions/onAction`], first: true},
  {
    ask: 'enableFlashBet',
    pages: [`${stadium}/web/api`],
    anchor: 'prop-enableflashbet',
    first: true,
  },
  {ask: 'enableFlash', pages: [`${stadium}/web/api`], anchor: 'prop-enableflashbet', first: true},
  {
    ask: 'matchEventMarkets',
    pages: [`${api}/interfaces/MatchEventMarketRequest`],
    first: true,
  },
  {
    ask: 'FlashBetOutcome',
    pages: [`${api}/type-aliases/TriggerActionEnum`],
    anchor: 'flashbetoutcome',
    first: true,
  },
  {ask: 'SIR', pages: [`${stadium}/web/api`], anchor: 'type-sirfunction', first: true},
  {
    ask: "SIR('addWidget')",
    pages: [`${stadium}/web/api`],
    anchor: 'command-addwidget',
    first: true,
  },
  {ask: 'BetSlip.stake', pages: [`${api}/interfaces/BetSlip`], anchor: 'stake', first: true},
  {ask: 'MarketStatus', pages: [`${api}/type-aliases/MarketStatus`], first: true},
  {ask: 'ChatRow', pages: [`${api}/interfaces/ChatRow`], first: true},
  {
    ask: 'CopyBet',
    pages: [`${api}/type-aliases/TriggerActionEnum`],
    anchor: 'copybet',
    first: true,
  },
  {ask: 'getJwt', pages: [`${stadium}/web/api`], anchor: 'prop-getjwt', first: true},
  {ask: 'market', pages: [`${api}/interfaces/Market`], first: true},
];

/** Integrators. */
const integration: readonly Question[] = [
  {ask: 'how do I embed the widget', pages: [`${stadium}/web/widgets/virtualStadium/quickStart`]},
  {ask: 'content security policy', pages: [`${stadium}/web/overview`, '/web']},
  {ask: 'csp', pages: [`${stadium}/web/overview`, '/web']},
  {ask: 'log out', pages: [`${stadium}/authentication`]},
  {ask: 'sign a token', pages: [`${stadium}/authentication`]},
  {ask: 'token expired', pages: [`${stadium}/authentication`]},
  {ask: 'flutter', pages: ['/docs/mobileIntro', `${stadium}/sdk/overview`]},
  {ask: 'react native', pages: ['/docs/mobileIntro', `${stadium}/sdk/overview`]},
  {ask: 'android webview', pages: [`${stadium}/android/overview`]},
  {ask: 'wkwebview', pages: ['/docs/mobileIntro', `${stadium}/ios/overview`]},
  {
    ask: 'change the language of the widget',
    pages: [`${stadium}/web/localization`, `${stadium}/localization`],
  },
  {ask: 'dark theme', pages: [`${stadium}/web/theming`]},
  {ask: 'write a custom adapter', pages: [`${custom}/getting-started`]},
  {ask: 'hosted adapter', pages: [`${stadium}/web/adapter/hosted/getting-started`]},
  {ask: 'share a bet in the chat', pages: [`${custom}/modules/betShare`, `${modules}/betShare`]},
  {ask: 'copy bet button', pages: [`${modules}/copyBetButton`]},
  {ask: 'live match tracker', pages: [`${modules}/lmt`]},
  {ask: 'contact support', pages: [`${modules}/contactSupportButton`]},
  {ask: 'unread messages button', pages: [`${stadium}/web/widgets/button/quickStart`]},
  {
    ask: 'decimal odds',
    pages: ['/docs', `${api}/interfaces/Odds`, `${stadium}/shared/selection-data-structures`],
  },
  {ask: 'checklist before going live', pages: [`${stadium}/nextSteps`]},
  {ask: 'third party licences', pages: ['/docs/licensing']},
];

/** People who run the chat. */
const running: readonly Question[] = [
  {
    ask: 'can a moderator create channels',
    pages: [
      `${moderation}/integrationTimeline/createChannels`,
      `${moderation}/views/channels`,
      `${moderation}/uiOverview/moderation/channels`,
    ],
  },
  {
    ask: 'longest message',
    pages: [
      `${moderation}/integrationTimeline/moderationSettingsSetup`,
      `${moderation}/uiOverview/dashboard/organizationSettings`,
      `${moderation}/uiOverview/dashboard/managingOperators`,
      `${moderation}/uiOverview/dashboard/managingBrands`,
    ],
  },
  {
    ask: 'rotate api key',
    pages: [
      `${moderation}/integrationTimeline/copyAPIKey`,
      `${moderation}/uiOverview/dashboard/managingOperators`,
    ],
  },
  {
    ask: 'panic button',
    pages: [
      `${moderation}/uiOverview/moderation/messages`,
      `${moderation}/views/messages`,
      `${moderation}/uiOverview/moderation/overview`,
    ],
  },
  {
    ask: 'export logs csv',
    pages: [`${moderation}/uiOverview/moderation/logs`, `${moderation}/views/logs`],
  },
  {ask: 'export analytics', pages: [`${moderation}/uiOverview/analytics/exportData`]},
  {
    ask: 'invite a moderator',
    pages: [
      `${moderation}/integrationTimeline/inviteSupervisorsAndModerators`,
      `${moderation}/uiOverview/management/managingSupervisorsAndModerators`,
    ],
  },
  {ask: 'add a brand', pages: [`${moderation}/integrationTimeline/addBrand`]},
  {ask: 'new operator', pages: [`${moderation}/integrationTimeline/addOperator`]},
  {
    ask: 'blacklisted words',
    pages: [
      `${moderation}/integrationTimeline/moderationSettingsSetup`,
      `${moderation}/uiOverview/dashboard/managingOperators`,
      `${moderation}/uiOverview/dashboard/managingBrands`,
      `${moderation}/uiOverview/dashboard/organizationSettings`,
    ],
  },
  {
    ask: 'suspend a user',
    pages: [`${moderation}/uiOverview/moderation/users`, `${moderation}/views/users`],
  },
];

/** Back ends. */
const backEnd: readonly Question[] = [
  {ask: 'rate limits', pages: [`${rest}/rateLimits`], first: true},
  {ask: 'ratelimit', pages: [`${rest}/rateLimits`]},
  {
    ask: 'too many requests 429',
    pages: [`${rest}/rateLimits`, `${rest}/overview`, `${rest}/endpoints`],
  },
  {ask: 'create a channel over REST', pages: [`${rest}/endpoints`, `${rest}/overview`]},
  {ask: 'rest api authentication', pages: [`${rest}/authentication`]},
];

/** One letter wrong, left out, too many, or swapped with its neighbour. */
const typos: readonly Question[] = [
  {
    ask: 'autopliot',
    pages: [
      '/docs',
      `${moderation}/uiOverview/moderation/messages`,
      `${moderation}/views/messages`,
      `${moderation}/uiOverview/moderation/channels`,
      `${moderation}/integrationTimeline/moderationSettingsSetup`,
    ],
  },
  {ask: 'authentcation', pages: [`${stadium}/authentication`, `${rest}/authentication`]},
  {
    ask: 'enableFlashBte',
    pages: [`${stadium}/web/api`],
    anchor: 'prop-enableflashbet',
    first: true,
  },
  {
    ask: 'MatchEventMarketRequst',
    pages: [`${api}/interfaces/MatchEventMarketRequest`],
    first: true,
  },
  {ask: 'locolization', pages: [`${stadium}/localization`, `${stadium}/web/localization`]},
  {ask: 'adaptor overview', pages: [`${stadium}/web/adapter/overview`]},
  {ask: 'licencing', pages: ['/docs/licensing']},
];

/** Words that the glossary knows for what the pages call otherwise. */
const synonyms: readonly Question[] = [
  {
    ask: 'ticket',
    pages: [`${stadium}/shared/bet-data-structure`, `${api}/interfaces/BetSlip`, '/docs'],
  },
  {
    ask: 'accumulator',
    pages: ['/docs', `${stadium}/shared/bet-data-structure`, `${api}/interfaces/BetSlip`],
  },
  {ask: 'json web token', pages: [`${stadium}/authentication`]},
  {
    ask: 'assisted moderation',
    pages: [
      '/docs',
      `${moderation}/uiOverview/moderation/messages`,
      `${moderation}/views/messages`,
    ],
  },
  {ask: 'LMT', pages: [`${modules}/lmt`]},
];

export const questions: readonly Question[] = [
  ...names,
  ...integration,
  ...running,
  ...backEnd,
  ...typos,
  ...synonyms,
];
