import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {
  MatchEventMarketRequest,
  OutcomesRequest,
  OutcomesResponse,
} from '../../../src/contract';
import {backend, type Route} from '../../support/backend';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

const wanted: OutcomesRequest = {
  outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
};
/** Another question about the same outcome. */
const otherwise: OutcomesRequest = {
  outcomes: wanted.outcomes.map((it) => ({...it, specifiers: 'variant=1'})),
};
const found: OutcomesResponse = {
  outcomes: [
    {
      event: {id: 'sr:match:50850679'},
      market: {id: '1', name: 'Match result', outcomes: []},
      outcome: {id: '3', name: 'Away FC'},
    },
  ],
};
const goal: MatchEventMarketRequest = {
  id: 'request-501',
  event: {id: 'sr:match:50850679', sport: {id: 1, name: 'Soccer'}},
  matchEvent: {type: 'SCORE_CHANGED'},
};
const pause = 5_000;

async function start(routes: Readonly<Record<string, Route>> = {}) {
  const loader = standIn();
  const api = backend(routes);
  await runSample('adapter-skeleton', {SIR: loader.SIR, fetch: api.fetch});
  return {loader, api};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the skeleton of a custom adapter', () => {
  test('is registered before the widget is added', async () => {
    const {loader} = await start();
    expect(loader.commands.map(([command]) => command)).toEqual(['registerAdapter', 'addWidget']);
    // A condition of flash bet.
    expect(loader.widget().props.onAction).toBeTypeOf('function');
  });

  test('answers each request from its own address', async () => {
    const {loader, api} = await start({
      '/api/outcomes': () => found,
      '/api/match-event-markets': () => ({matchEventMarkets: []}),
      '/api/bet-share': () => ({bets: []}),
    });
    const outcomes = await loader.request('outcomes', wanted);
    const markets = await loader.request('matchEventMarkets', goal);
    const slips = await loader.request('betShare', {userId: 'user-1001'});
    expect(await outcomes.next()).toEqual({error: null, data: found});
    expect(await markets.next()).toEqual({error: null, data: {matchEventMarkets: []}});
    expect(await slips.next()).toEqual({error: null, data: {bets: []}});
    expect(api.requests.map(({body}) => body)).toEqual([wanted, goal, {userId: 'user-1001'}]);
  });

  test('shows no card if the backend answers that no market fits', async () => {
    const {loader} = await start({
      '/api/match-event-markets': () => new Response(null, {status: 204}),
    });
    const markets = await loader.request('matchEventMarkets', goal);
    expect(await markets.next()).toEqual({error: null, data: undefined});
  });

  test('sends updates to the same callback until the subscription ends', async () => {
    let count = 0;
    const {loader, api} = await start({'/api/outcomes': () => ({...found, count: ++count})});
    const outcomes = await loader.request('outcomes', wanted);
    expect((await outcomes.next()).data).toMatchObject({count: 1});
    await vi.advanceTimersByTimeAsync(pause);
    expect((await outcomes.next()).data).toMatchObject({count: 2});

    outcomes.end();
    await vi.advanceTimersByTimeAsync(10 * pause);
    expect(api.requests).toHaveLength(2);
    expect(outcomes.late).toEqual([]);
  });

  test('shares the latest answer among equal requests', async () => {
    const {loader, api} = await start({'/api/outcomes': () => found});
    await (await loader.request('outcomes', wanted)).next();
    const second = await loader.request('outcomes', wanted);
    expect(second.answers).toEqual([{error: null, data: found}]);
    const other = await loader.request('outcomes', otherwise);
    expect(other.answers).toEqual([]);
    expect(api.requests.map(({body}) => body)).toEqual([wanted, otherwise]);
  });

  test('goes on for the new subscription when the old one ends after it', async () => {
    const {loader, api} = await start({'/api/outcomes': () => found});
    const old = await loader.request('outcomes', wanted);
    await old.next();
    const renewed = await loader.replace(old, 'outcomes', wanted);
    expect(api.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(pause);
    expect(renewed.answers).toHaveLength(2);
    expect(old.late).toEqual([]);
  });

  test('aborts the fetch when the last subscription ends, and calls nothing', async () => {
    const {loader, api} = await start({'/api/outcomes': () => new Promise(() => undefined)});
    const one = await loader.request('outcomes', wanted);
    const other = await loader.request('outcomes', wanted);
    one.end();
    expect(api.requests[0]?.signal?.aborted).toBe(false);
    other.end();
    expect(api.requests[0]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(pause);
    expect([...one.late, ...other.late]).toEqual([]);
  });

  test('does nothing when the same subscription is ended twice', async () => {
    const {loader, api} = await start({'/api/outcomes': () => found});
    const old = await loader.request('outcomes', wanted);
    await old.next();
    old.end();
    const renewed = await loader.request('outcomes', wanted);
    await renewed.next();
    old.end();
    const third = await loader.request('outcomes', wanted);
    expect(third.answers).toHaveLength(1);
    expect(api.requests).toHaveLength(2);
  });

  test('reports a failure, drops the old data and recovers', async () => {
    let works = true;
    const {loader} = await start({
      '/api/outcomes': () => (works ? found : new Response('', {status: 503})),
    });
    const outcomes = await loader.request('outcomes', wanted);
    await outcomes.next();
    works = false;
    await vi.advanceTimersByTimeAsync(pause);
    const failure = await outcomes.next();
    expect(failure.error?.message).toContain('503');
    expect(failure.data).toBeUndefined();
    expect((await loader.request('outcomes', wanted)).answers).toEqual([]);
    works = true;
    await vi.advanceTimersByTimeAsync(pause);
    expect(await outcomes.next()).toEqual({error: null, data: found});
  });

  test('reports a broken network for a list as well', async () => {
    const {loader} = await start({
      '/api/bet-share': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const slips = await loader.request('betShare', {userId: 'user-1001'});
    expect(await slips.next()).toEqual({error: new TypeError('Failed to fetch'), data: undefined});
  });

  test('asks for slips anew each time, once, and only for a user', async () => {
    const {loader, api} = await start({'/api/bet-share': () => ({bets: []})});
    const none = await loader.request('betShare', {userId: ''});
    expect((await none.next()).error?.message).toBe('userId required');
    expect(none.unsubscribe).toBeUndefined();
    expect(api.requests).toEqual([]);
    await (await loader.request('betShare', {userId: 'user-1001'})).next();
    await (await loader.request('betShare', {userId: 'user-1001'})).next();
    await vi.advanceTimersByTimeAsync(10 * pause);
    expect(api.requests).toHaveLength(2);
  });

  test('answers one of the two requests of a match event', async () => {
    const {loader, api} = await start({
      '/api/match-event-markets': () => ({matchEventMarkets: []}),
    });
    const {current, deprecated} = await loader.matchEvent(goal);
    await current.next();
    expect(deprecated.unsubscribe).toBeUndefined();
    expect(deprecated.answers).toEqual([]);
    expect(api.requests).toHaveLength(1);
  });

  test('logs a request that it does not know, and throws nothing', async () => {
    const {loader} = await start();
    const unknown = await loader.requestUnknown('betConcierge.markets');
    expect(unknown.unsubscribe).toBeUndefined();
    expect(unknown.answers).toEqual([]);
    expect(console.info).toHaveBeenCalledWith(expect.any(String), 'betConcierge.markets');
  });
});

describe('an adapter that loads late', () => {
  test('is registered as a promise', async () => {
    const loader = standIn();
    const api = backend({'/api/outcomes': () => found});
    await runSample('adapter-late', {SIR: loader.SIR, fetch: api.fetch});
    expect(loader.commands[0]?.[1]).toBeInstanceOf(Promise);
    const outcomes = await loader.request('outcomes', wanted);
    expect((await outcomes.next()).data).toEqual(found);
  });

  test('reports an error for what it would answer if it can not be loaded, and for no other name', async () => {
    const loader = standIn();
    class Broken {
      constructor() {
        throw new Error('broken while loading');
      }
    }
    await runSample('adapter-late', {SIR: loader.SIR, Map: Broken});
    const outcomes = await loader.request('outcomes', wanted);
    expect((await outcomes.next()).error?.message).toContain('outcomes');

    const {current, deprecated} = await loader.matchEvent(goal);
    expect((await current.next()).error?.message).toContain('matchEventMarkets');
    const unknown = await loader.requestUnknown('betConcierge.markets');
    expect([...deprecated.answers, ...unknown.answers]).toEqual([]);
  });
});
