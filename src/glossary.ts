/**
 * The terms of betting and of the product, each defined once. `<Term>` shows a definition where a
 * page first speaks of it; `/docs#glossary` lists them all.
 */
export interface GlossaryTerm {
  /** Of its entry: `#term-bet-slip`. */
  readonly id: string;
  /** As it stands inside a sentence. */
  readonly name: string;
  /** Other words for it, which readers may meet. */
  readonly also?: readonly string[];
  /** Further forms that a sentence may need; a plural in -s needs no mention. */
  readonly forms?: readonly string[];
  /** One or two sentences of plain text. */
  readonly definition: string;
  /** The page, with anchor if need be, where it is explained. */
  readonly page: string;
}

export type GlossaryGroup = 'betting' | 'product';

const stadium = '/docs/virtualStadium';
const web = `${stadium}/web`;
const modules = `${web}/widgets/virtualStadium/modules`;
const moderation = '/docs/moderationUi/uiOverview/moderation';
const slips = `${stadium}/shared/bet-data-structure`;
const selections = `${stadium}/shared/selection-data-structures`;

const betting: readonly GlossaryTerm[] = [
  {
    id: 'american-odds',
    name: 'American odds',
    definition:
      'Odds as the profit on a stake of 100 (+150) or, below even chances, as the stake for a profit of 100 (−200). In decimal odds these are 2.50 and 1.50.',
    page: '/docs/api/interfaces/Odds',
  },
  {
    id: 'bet',
    name: 'bet',
    definition:
      'A stake on what happens in an event. In the contract a bet belongs to one event and holds the markets and outcomes that were selected.',
    page: '/docs/api/interfaces/Bet',
  },
  {
    id: 'bet-slip',
    name: 'bet slip',
    also: ['slip'],
    forms: ['betslip'],
    definition:
      'The bets that a user has put together or placed, with their odds. It is what users share and copy in the chat.',
    page: slips,
  },
  {
    id: 'cash-out',
    name: 'cash-out',
    forms: ['cash out'],
    definition:
      'An offer to settle a bet before its event has ended, for an amount that depends on how the event stands.',
    page: slips,
  },
  {
    id: 'decimal-odds',
    name: 'decimal odds',
    also: ['European odds'],
    definition:
      'Odds as the total return for each unit of stake, the stake included: 2.50 returns 2.50 for 1. The contract always carries odds in this form.',
    page: '/docs/api/interfaces/Odds',
  },
  {
    id: 'event',
    name: 'event',
    definition: 'A match or another contest that can be bet on.',
    page: '/docs/api/interfaces/Event',
  },
  {
    id: 'fractional-odds',
    name: 'fractional odds',
    definition:
      'Odds as profit in relation to stake: 3/2 returns 3 for 2 staked, and the stake. In decimal odds this is 2.50.',
    page: '/docs/api/interfaces/Odds',
  },
  {
    id: 'in-play',
    name: 'in-play',
    also: ['live'],
    forms: ['in play'],
    definition: 'While the event is being played. Markets and odds change with it.',
    page: selections,
  },
  {
    id: 'market',
    name: 'market',
    definition:
      'A question about an event that can be bet on, such as who wins, together with its possible answers, the outcomes.',
    page: selections,
  },
  {
    id: 'match-event',
    name: 'match event',
    definition:
      'Something that happens in a match, such as a goal, a corner or a card. A channel can show it as a message, and a flash bet can follow from it.',
    page: '/docs/api/interfaces/MatchEvent',
  },
  {
    id: 'multibet',
    name: 'multibet',
    also: ['accumulator', 'combination bet'],
    definition:
      'A bet slip with several selections that wins only if all of them win. Their odds are multiplied.',
    page: slips,
  },
  {
    id: 'odds',
    name: 'odds',
    definition: 'What a bet returns if it wins, in relation to its stake.',
    page: '/docs/api/interfaces/Odds',
  },
  {
    id: 'outcome',
    name: 'outcome',
    definition: 'One possible answer of a market, with odds of its own: what a user selects.',
    page: selections,
  },
  {
    id: 'payout',
    name: 'payout',
    definition:
      'The amount that a settled bet returns. The potential payout is what it would return if it won, the stake included.',
    page: slips,
  },
  {
    id: 'pre-match',
    name: 'pre-match',
    forms: ['prematch'],
    definition: 'Before the event begins.',
    page: selections,
  },
  {
    id: 'same-game-multi',
    name: 'same-game multi',
    forms: ['same game multi'],
    definition:
      'A multibet whose selections all belong to one event. As they depend on each other, their odds are set together and not multiplied.',
    page: slips,
  },
  {
    id: 'selection',
    name: 'selection',
    definition: 'An outcome that is picked for a bet, told by its event, its market and itself.',
    page: selections,
  },
  {
    id: 'settlement',
    name: 'settlement',
    forms: ['settled', 'settle'],
    definition:
      'The decision of a bet once the result of its market is known: it is won, lost or void.',
    page: slips,
  },
  {
    id: 'single',
    name: 'single',
    definition: 'A bet slip with one selection.',
    page: slips,
  },
  {
    id: 'specifier',
    name: 'specifier',
    definition:
      'A value that tells markets with the same id apart, such as total=2.5 for more or fewer than 2.5 goals.',
    page: '/docs/api/interfaces/SRMarket',
  },
  {
    id: 'stake',
    name: 'stake',
    definition: 'The amount that a user bets.',
    page: slips,
  },
  {
    id: 'suspended',
    name: 'suspended',
    forms: ['suspension'],
    definition:
      'Of a market or an outcome: closed to bets for the moment. It can open again, and the adapter tells the widget when it does.',
    page: '/docs/api/type-aliases/MarketStatus',
  },
  {
    id: 'uof',
    name: 'Unified Odds Feed',
    also: ['UOF'],
    definition:
      'Sportradar’s feed of events, markets and odds. Bet Insights names markets and outcomes by its ids; a client without the feed maps them to its own.',
    page: `${web}/adapter/custom/modules/betInsights`,
  },
];

const product: readonly GlossaryTerm[] = [
  {
    id: 'action',
    name: 'action',
    definition:
      'What the widget tells the host page through onAction: a type, such as CopyBet, and the data that belong to it.',
    page: '/docs/api/functions/onAction',
  },
  {
    id: 'adapter',
    name: 'adapter',
    definition:
      'The part that answers the widget’s requests for markets, odds and bet history. You write it yourself (custom) or Sportradar runs it (hosted).',
    page: `${web}/adapter/overview`,
  },
  {
    id: 'ai-score',
    name: 'AI score',
    definition:
      'A number from 0 to 100 that artificial intelligence gives to every message: the higher, the more toxic.',
    page: `${moderation}/messages`,
  },
  {
    id: 'api-key',
    name: 'API key',
    definition:
      'The key of one operator, copied from the Moderation UI. It stands in every token of that operator’s users.',
    page: '/docs/moderationUi/integrationTimeline/copyAPIKey',
  },
  {
    id: 'autopilot',
    name: 'Autopilot',
    definition:
      'Fully automatic moderation: while it is on, it decides about new messages by AI score, reports and the scores of the users.',
    page: `${moderation}/messages`,
  },
  {
    id: 'bet-insights',
    name: 'Bet Insights',
    definition:
      'A module that shows trends, popular bets and analytics for the event, before and during the match.',
    page: `${modules}/betInsights`,
  },
  {
    id: 'bet-share',
    name: 'Bet Share',
    definition: 'A module with which a user posts one of their own bet slips into the chat.',
    page: `${modules}/betShare`,
  },
  {
    id: 'blacklisted-word',
    name: 'blacklisted word',
    definition:
      'A term that an operator forbids. A message that contains it is moderated automatically.',
    page: '/docs/moderationUi/integrationTimeline/moderationSettingsSetup',
  },
  {
    id: 'brand',
    name: 'brand',
    definition:
      'One betting site or business unit of a client. It holds operators, and its settings are their defaults.',
    page: '/docs/moderationUi/uiOverview/dashboard/managingBrands',
  },
  {
    id: 'channel',
    name: 'channel',
    definition:
      'A chat room of one operator, usually for one match, otherwise for a tournament or a community.',
    page: `${moderation}/channels`,
  },
  {
    id: 'client',
    name: 'client',
    definition:
      'The customer account, as a rule your company. It holds one or more brands, and its client id stands in the address of the loader.',
    page: '/docs/moderationUi/overview',
  },
  {
    id: 'copilot',
    name: 'Copilot',
    also: ['assisted moderation'],
    definition:
      'Assisted moderation: semi-automatic help with many reports, by three thresholds: AI score, moderation score and number of reports.',
    page: `${moderation}/messages`,
  },
  {
    id: 'copy-bet',
    name: 'copy bet',
    definition:
      'A button on a shared bet slip. It hands the slip to the host page, which decides what to do with it.',
    page: `${modules}/copyBetButton`,
  },
  {
    id: 'flash-bet',
    name: 'flash bet',
    definition: 'A market that a match event brings up in the chat, for a limited time.',
    page: `${modules}/flashBet`,
  },
  {
    id: 'guest',
    name: 'guest',
    definition: 'A role in the Moderation UI that reads and changes nothing.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'host-page',
    name: 'host page',
    definition: 'Your page, on a site or inside an app, in which the widget appears.',
    page: `${web}/overview`,
  },
  {
    id: 'lmt',
    name: 'live match tracker',
    also: ['LMT'],
    definition: 'A module that shows the course of the match in the header of the chat.',
    page: `${modules}/lmt`,
  },
  {
    id: 'loader',
    name: 'loader',
    definition:
      'The script from Sportradar that defines the global function SIR and loads the widget.',
    page: `${web}/api`,
  },
  {
    id: 'moderation-score',
    name: 'moderation score',
    definition:
      'Tells how far a user’s reports have proved right. It goes down when a report of theirs is ignored, and it can be negative.',
    page: `${moderation}/users`,
  },
  {
    id: 'moderation-source',
    name: 'moderation source',
    definition:
      'Who decides about the messages of a channel: Virtual Stadium or an external service.',
    page: `${moderation}/channels`,
  },
  {
    id: 'moderator',
    name: 'moderator',
    definition:
      'A role in the Moderation UI: reviews messages and acts on chat users, for the operators assigned to it.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'module',
    name: 'module',
    definition:
      'A part of the chat that you switch on with a property of the widget, such as Bet Share or the live match tracker.',
    page: `${web}/widgets/virtualStadium/quickStart`,
  },
  {
    id: 'offense-score',
    name: 'offense score',
    definition:
      'A score of a chat user as an author of messages, kept with their moderation history. Autopilot takes it into account.',
    page: `${moderation}/users`,
  },
  {
    id: 'operator',
    name: 'operator',
    definition:
      'A division of a brand, usually for one language or region. It owns channels, chat users, API keys and moderation settings.',
    page: '/docs/moderationUi/uiOverview/dashboard/managingOperators',
  },
  {
    id: 'request',
    name: 'request',
    also: ['adapter request'],
    definition:
      'A question of the widget to the adapter: a name, arguments, and a callback that takes the answer, again for every change.',
    page: `${web}/adapter/custom/getting-started`,
  },
  {
    id: 'scope',
    name: 'scope',
    definition:
      'The claim of a token that names the parts of the product it opens, such as vs for Virtual Stadium.',
    page: `${stadium}/authentication`,
  },
  {
    id: 'supervisor',
    name: 'supervisor',
    definition:
      'A role in the Moderation UI with everything at brand level: operators, settings, channels, API keys and staff.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'token',
    name: 'token',
    also: ['JWT', 'JSON Web Token'],
    definition:
      'A signed JSON Web Token that says who is chatting. Your server signs it, never the browser.',
    page: `${stadium}/authentication`,
  },
  {
    id: 'widget',
    name: 'widget',
    definition: 'What the loader draws into a container of the host page: here the chat.',
    page: `${web}/overview`,
  },
];

export const glossary: Readonly<Record<GlossaryGroup, readonly GlossaryTerm[]>> = {
  betting,
  product,
};

/** The page that lists the terms, without base URL. */
export const glossaryPage = '/docs';

export function termAnchor({id}: GlossaryTerm): string {
  return `term-${id}`;
}

export const glossaryTerms: readonly GlossaryTerm[] = [...betting, ...product];
