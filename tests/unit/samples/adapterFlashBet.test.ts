import {describe, expect, test, vi} from 'vitest';
import type {MatchEventMarketRequest} from '../../../src/contract';
import {backend, type Route} from '../../support/backend';
import {HostDocument} from '../../support/hostDocument';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

async function start(routes: Readonly<Record<string, Route>>) {
  const loader = standIn();
  const api = backend(routes);
  const document = new HostDocument();
  const fetch = vi.fn(api.fetch);
  await runSample('adapter-flash-bet', {SIR: loader.SIR, document, fetch});
  return {loader, api, document, asked: () => fetch.mock.calls.map(([address]) => address)};
}

describe('flash bet in a custom adapter', () => {
  const goal: MatchEventMarketRequest = {
    id: 'request-501',
    event: {id: 'sr:match:50850679', sport: {id: 1, name: 'Soccer'}},
    matchEvent: {type: 'SCORE_CHANGED'},
  };
  const market = {
    marketId: 'next-goal-2',
    fixture: {fixtureId: '24567', title: 'Home FC – Away FC'},
    title: 'Next goal',
    state: 'open',
    selections: [{selectionId: 'away', title: 'Away FC', odds: 2.5}],
  };

  test('offers a suitable market with the ids of both sides', async () => {
    const {loader, asked} = await start({'/api/live-market': () => market});
    const {current, deprecated} = await loader.matchEvent(goal);
    expect((await current.next()).data).toEqual({
      matchEventMarkets: [
        {
          id: 'request-501',
          event: {...goal.event, externalId: '24567', name: 'Home FC – Away FC'},
          market: {
            id: 'next-goal-2',
            name: 'Next goal',
            outcomes: [
              {
                id: 'away',
                name: 'Away FC',
                odds: {decimalValue: 2.5, displayValue: '2.50'},
                status: {isActive: true, status: 'active'},
              },
            ],
            status: {isActive: true, status: 'active'},
          },
          status: 'active',
        },
      ],
    });
    expect(asked()).toEqual([
      `/api/live-market?event=${encodeURIComponent('sr:match:50850679')}&market=next-goal`,
    ]);
    expect(deprecated.unsubscribe).toBeUndefined();
    expect(deprecated.answers).toEqual([]);
  });

  test('reads the set of a tennis match', async () => {
    const {loader, asked} = await start({'/api/live-market': () => market});
    const request = await loader.request('matchEventMarkets', {
      ...goal,
      event: {id: 'sr:match:1', sport: {id: 5, name: 'Tennis'}},
      matchEvent: {type: 'GAME_WON', metadata: {set_number: 2}},
    });
    await request.next();
    expect(asked()).toEqual([
      `/api/live-market?event=${encodeURIComponent('sr:match:1')}&market=set-winner&set=2`,
    ]);
  });

  test.each([
    ['a match event without a market', {...goal, matchEvent: {type: 'THROW_IN'}}, market],
    ['a correction', {...goal, matchEvent: {type: 'SCORE_CHANGED_CANCELLED'}}, market],
    ['another sport', {...goal, event: {id: '1', sport: {id: 99, name: 'Chess'}}}, market],
    ['no sport', {...goal, event: {id: '1'}}, market],
    ['a market that is closed by now', goal, {...market, state: 'closed'}],
    ['a market that the backend does not know', goal, new Response('', {status: 404})],
  ])('does not handle %s', async (_, request, answer) => {
    const {loader} = await start({'/api/live-market': () => answer});
    const subscription = await loader.request('matchEventMarkets', request);
    expect(await subscription.next()).toEqual({error: null, data: undefined});
  });

  test('reports a failed lookup', async () => {
    const {loader} = await start({
      '/api/live-market': () => new Response('', {status: 500}),
    });
    const request = await loader.request('matchEventMarkets', goal);
    expect((await request.next()).error?.message).toContain('500');
  });

  test('pushes a suspension and the return to the card, and to no other', async () => {
    const {loader, document} = await start({'/api/live-market': () => market});
    const card = await loader.request('matchEventMarkets', goal);
    await card.next();
    document.tell('market-changed', {...market, marketId: 'another', state: 'paused'});
    expect(card.answers).toHaveLength(1);
    document.tell('market-changed', {...market, state: 'paused'});
    const suspended = (await card.next()).data?.matchEventMarkets[0];
    expect(suspended).toMatchObject({status: 'suspended', market: {status: {isActive: false}}});
    document.tell('market-changed', market);
    expect((await card.next()).data?.matchEventMarkets[0]?.status).toBe('active');
  });

  test('suspends every card when the odds feed is lost', async () => {
    const {loader, document} = await start({'/api/live-market': () => market});
    const one = await loader.request('matchEventMarkets', goal);
    const other = await loader.request('matchEventMarkets', {...goal, id: 'request-502'});
    await Promise.all([one.next(), other.next()]);
    document.tell('odds-feed-lost');
    expect((await one.next()).data?.matchEventMarkets[0]?.status).toBe('suspended');
    expect((await other.next()).data?.matchEventMarkets[0]?.status).toBe('suspended');
  });

  test('says nothing after the end, also if the end comes before the answer', async () => {
    const {loader, document} = await start({'/api/live-market': () => market});
    const early = await loader.request('matchEventMarkets', goal);
    early.end();
    const card = await loader.request('matchEventMarkets', {...goal, id: 'request-502'});
    await card.next();
    card.end();
    document.tell('market-changed', {...market, state: 'paused'});
    expect([...early.answers, ...early.late, ...card.late]).toEqual([]);
  });

  test('leaves a new subscription under the same id alone', async () => {
    const {loader, document} = await start({'/api/live-market': () => market});
    const old = await loader.request('matchEventMarkets', goal);
    await old.next();
    const renewed = await loader.request('matchEventMarkets', goal);
    await renewed.next();
    old.end();
    document.tell('market-changed', {...market, state: 'paused'});
    expect((await renewed.next()).data?.matchEventMarkets[0]?.status).toBe('suspended');
    expect(old.late).toEqual([]);
  });
});
