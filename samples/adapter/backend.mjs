// Answers the fetches of the adapter: by path, what your backend would.
const status = {isActive: true, status: 'active'};
const outcome = (id, name) => ({
  id,
  name,
  odds: {decimalValue: 2.05, displayValue: '2.05'},
  status,
});

/** @param {{outcomes: {eventId: string, marketId: string, outcomeId: string}[]}} asked */
const outcomes = ({outcomes}) => ({
  outcomes: outcomes.map(({eventId, marketId, outcomeId, specifiers}) => {
    const found = outcome(outcomeId, 'Home FC');
    const market = {id: marketId, name: '1x2', outcomes: [found], status};
    return {
      event: {
        id: eventId,
        name: 'Home FC – Away FC',
        date: '2024-06-15T19:00:00Z',
      },
      market: specifiers ? {...market, specifiers} : market,
      outcome: found,
    };
  }),
});

/** @param {{id: string, event: object}} asked */
const matchEventMarkets = ({id, event}) => ({
  matchEventMarkets: [
    {
      id,
      event,
      market: {
        id: 'next-goal',
        name: 'Next goal',
        outcomes: [outcome('home', 'Home FC'), outcome('away', 'Away FC')],
        status,
      },
      status: 'active',
    },
  ],
});

const routes = {
  '/api/outcomes': outcomes,
  '/api/match-event-markets': matchEventMarkets,
  '/api/bet-share': () => ({bets: []}),
};

/** @param {Request} request */
export default async function backend(request) {
  const {pathname} = new URL(request.url);
  const route = routes[pathname];
  return route
    ? Response.json(route(await request.json()))
    : new Response('Not found', {status: 404});
}
