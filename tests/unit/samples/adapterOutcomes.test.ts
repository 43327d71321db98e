import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {OutcomesRequest} from '../../../src/contract';
import {backend, type Route} from '../../support/backend';
import {HostDocument} from '../../support/hostDocument';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

async function start(routes: Readonly<Record<string, Route>>) {
  const loader = standIn();
  const api = backend(routes);
  const document = new HostDocument();
  const fetch = vi.fn(api.fetch);
  await runSample('adapter-outcomes', {SIR: loader.SIR, document, fetch});
  return {loader, api, document, asked: () => fetch.mock.calls.map(([address]) => address)};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('bet insights in a custom adapter', () => {
  const result = {eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'};
  const over = {...result, marketId: '18', outcomeId: '12', specifiers: 'total=2.5'};
  const overThree = {...over, specifiers: 'total=3.5'};
  const selection = (title: string, isOpen = true) => ({
    fixture: {fixtureId: '24567', title: 'Home FC – Away FC', start: '2024-06-15T19:00:00Z'},
    market: {title: `Market of ${title}`, state: isOpen ? 'open' : 'paused'},
    title,
    odds: 2.5,
    state: 'open',
  });
  const request: OutcomesRequest = {outcomes: [overThree, over, result]};

  test('asks with its own ids, in the language of the page', async () => {
    const {loader, api} = await start({
      '/api/selections': () => [null, selection('Over'), selection('Away FC')],
    });
    await (await loader.request('outcomes', request)).next();
    expect(api.requests[0]?.body).toEqual([
      {eventId: 'sr:match:50850679'},
      {eventId: 'sr:match:50850679', marketId: 'goals-2.5', selectionId: 'over'},
      {eventId: 'sr:match:50850679', marketId: 'match-result', selectionId: 'away'},
    ]);
    expect(api.requests[0]?.headers.get('Accept-Language')).toBe('de');
  });

  test('answers in place with the ids of the request, and closes what it does not offer', async () => {
    const {loader} = await start({
      '/api/selections': () => [null, selection('Over'), null],
    });
    const {data} = await (await loader.request('outcomes', request)).next();
    expect(data?.outcomes.map(({market, outcome}) => [market.id, outcome.id])).toEqual([
      ['18', '12'],
      ['18', '12'],
      ['1', '3'],
    ]);
    expect(data?.outcomes.map(({market}) => market.specifiers)).toEqual([
      'total=3.5',
      'total=2.5',
      undefined,
    ]);
    expect(data?.outcomes.map(({market}) => market.status?.isActive)).toEqual([false, true, false]);
    expect(data?.outcomes[0]?.event).toEqual({id: 'sr:match:50850679'});
    expect(data?.outcomes[1]).toMatchObject({
      event: {id: 'sr:match:50850679', externalId: '24567', date: '2024-06-15T19:00:00Z'},
      outcome: {name: 'Over', odds: {decimalValue: 2.5, displayValue: '2.50'}},
    });
  });

  test('never takes the data of a selection that has no mapping', async () => {
    const {loader} = await start({
      '/api/selections': () => [selection('Somebody else’s')],
    });
    const {data} = await (await loader.request('outcomes', {outcomes: [overThree]})).next();
    expect(data?.outcomes[0]?.market.status?.isActive).toBe(false);
    expect(data?.outcomes[0]?.outcome.odds).toBeUndefined();
  });

  test('sends changes, not repetitions, to the same callback', async () => {
    let isOpen = true;
    const {loader, api} = await start({
      '/api/selections': () => [selection('Away FC', isOpen)],
    });
    const outcomes = await loader.request('outcomes', {outcomes: [result]});
    await outcomes.next();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(api.requests).toHaveLength(2);
    expect(outcomes.answers).toHaveLength(1);
    isOpen = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await outcomes.next()).data?.outcomes[0]?.market.status).toEqual({
      isActive: false,
      status: 'suspended',
    });
  });

  test('reports a failure, then sends the same answer as before again', async () => {
    let works = true;
    const {loader} = await start({
      '/api/selections': () => (works ? [selection('Away FC')] : new Response('', {status: 500})),
    });
    const outcomes = await loader.request('outcomes', {outcomes: [result]});
    const first = await outcomes.next();
    works = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await outcomes.next()).error?.message).toContain('500');
    works = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcomes.next()).toEqual(first);
  });

  test('keeps overlapping subscriptions apart, and ends without a word', async () => {
    const {loader, api} = await start({
      '/api/selections': () => [selection('Away FC')],
    });
    const old = await loader.request('outcomes', {outcomes: [result]});
    const renewed = await loader.replace(old, 'outcomes', {outcomes: [result]});
    expect((await renewed.next()).error).toBeNull();
    renewed.end();
    const before = api.requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.requests).toHaveLength(before);
    expect([...old.answers, ...old.late, ...renewed.late]).toEqual([]);
  });
});
