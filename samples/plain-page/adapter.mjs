/**
 * An adapter without a backend: it makes up odds that move. Replace `offer` and `slips` by your own.
 *
 * @import {Event, FunctionAdapter, Market, Outcome, Status} from 'virtual-stadium'
 */

/** @type {Status} */
const open = {isActive: true, status: 'active'};

/** @param {string} id @param {string} name @returns {Outcome} */
function offer(id, name) {
  const odds = Math.round(150 + Math.random() * 100) / 100;
  return {
    id,
    name,
    odds: {decimalValue: odds, displayValue: odds.toFixed(2)},
    status: open,
  };
}

/** Markets and outcomes of the feed, by their ids. @type {Record<string, string>} */
const markets = {1: '1x2', 18: 'Total goals'};

/** @type {Record<string, string>} */
const outcomes = {
  1: 'Home FC',
  2: 'Draw',
  3: 'Away FC',
  12: 'Over',
  13: 'Under',
};

/** @type {Event} */
const match = {
  id: 'sr:match:50850679',
  srEventId: 'sr:match:50850679',
  name: 'Home FC – Away FC',
  date: '2024-06-15T19:00:00Z',
};

/** All on the match of the channel: yours are filtered by `args.events`, too. */
const slips = [
  {
    id: 'slip-1',
    betType: 'single',
    currency: 'EUR',
    bets: [
      {
        id: 'bet-1',
        event: match,
        markets: [
          {
            id: '1',
            name: '1x2',
            outcomes: [offer('1', 'Home FC')],
            status: open,
          },
        ],
      },
    ],
  },
];

/**
 * Answers now and every five seconds until the widget unsubscribes.
 * @param {() => void} answer
 */
function repeat(answer) {
  answer();
  const timer = setInterval(answer, 5_000);
  return () => clearInterval(timer);
}

/** @type {FunctionAdapter} */
export const adapter = (requestName, args, callback) => {
  switch (requestName) {
    case 'outcomes':
      return repeat(() =>
        callback(null, {
          outcomes: args.outcomes.map((asked) => {
            // The ids of the request come back in their places.
            const outcome = offer(
              asked.outcomeId,
              outcomes[asked.outcomeId] ?? 'Yes',
            );
            const market = {
              id: asked.marketId,
              ...(asked.specifiers && {specifiers: asked.specifiers}),
              name: markets[asked.marketId] ?? 'Market',
              outcomes: [outcome],
              status: open,
            };
            return {event: {...match, id: asked.eventId}, market, outcome};
          }),
        }),
      );
    case 'matchEventMarkets':
      return repeat(() => {
        /** @type {Market} */
        const market = {
          id: 'next-goal',
          name: 'Next goal',
          outcomes: [offer('home', 'Home FC'), offer('away', 'Away FC')],
          status: open,
        };
        const {id, event} = args;
        callback(null, {
          matchEventMarkets: [{id, event, market, status: 'active'}],
        });
      });
    case 'betShare': {
      if (!args.userId) {
        callback(new Error('userId required'));
        return undefined;
      }
      const shared = args.alreadySharedBetIds ?? [];
      callback(null, {bets: slips.filter(({id}) => !shared.includes(id))});
      return undefined;
    }
    default: // The deprecated name, or one that is not known here: no callback.
      return undefined;
  }
};
