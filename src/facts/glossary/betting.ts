import type {GlossaryTerm} from './term';

const stadium = '/docs/virtualStadium';
const web = `${stadium}/web`;
const slips = `${stadium}/shared/bet-data-structure`;
const selections = `${stadium}/shared/selection-data-structures`;

export const betting: readonly GlossaryTerm[] = [
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
    also: ['slip', 'ticket'],
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
