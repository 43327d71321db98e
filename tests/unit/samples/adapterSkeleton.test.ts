import {expect, test, vi} from 'vitest';
import type {OutcomesRequest, OutcomesResponse} from '../../../src/contract/integration';
import {backend, type Route} from '../../support/backend';
import {LoaderStandIn} from '../../support/loaderStandIn';
import {runSample} from '../../support/sampleRunner';

const request: OutcomesRequest = {
  outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
};

const response: OutcomesResponse = {outcomes: []};

async function run(routes: Readonly<Record<string, Route>>) {
  const loader = new LoaderStandIn();
  const {fetch, requests} = backend(routes);
  await runSample('adapter-skeleton', {SIR: loader.SIR, fetch, console: {info: vi.fn()}});
  return {loader, requests};
}

const forever: Route = () => new Promise(() => undefined);

test('an answer comes with null and the data', async () => {
  const {loader, requests} = await run({'/api/outcomes': () => response});
  const outcomes = await loader.request('outcomes', request);
  expect(await outcomes.next()).toEqual({error: null, data: response});
  expect(requests[0]).toMatchObject({path: '/api/outcomes', method: 'POST', body: request});
  outcomes.end();
});

test('a refusal and a broken network come as an Error', async () => {
  const {loader} = await run({
    '/api/outcomes': () => new Response('', {status: 503}),
    '/api/match-event-markets': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const outcomes = await loader.request('outcomes', request);
  const refused = await outcomes.next();
  expect(refused.error).toBeInstanceOf(Error);
  expect(refused.error?.message).toContain('503');
  expect(refused.data).toBeUndefined();

  const markets = await loader.request('matchEventMarkets', {
    id: 'request-501',
    event: {id: 'sr:match:50850679'},
    matchEvent: {type: 'SCORE_CHANGED'},
  });
  expect((await markets.next()).error?.message).toBe('Failed to fetch');
  outcomes.end();
  markets.end();
});

test('the end of a subscription aborts its fetch and reports nothing', async () => {
  const {loader, requests} = await run({'/api/outcomes': forever});
  const outcomes = await loader.request('outcomes', request);
  expect(requests[0]?.signal?.aborted).toBe(false);
  outcomes.end();
  await new Promise(setImmediate);
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect([outcomes.answers, outcomes.late]).toEqual([[], []]);
});

test('an old subscription that ends after the new one began leaves it alone', async () => {
  let release = (): void => undefined;
  const {loader} = await run({
    '/api/outcomes': () => new Promise((resolve) => (release = () => resolve(response))),
  });
  const first = await loader.request('outcomes', request);
  const second = await loader.replace(first, 'outcomes', {outcomes: []});
  await new Promise(setImmediate);
  release();
  expect(await second.next()).toEqual({error: null, data: response});
  expect(first.late).toEqual([]);
  second.end();
});

test('a request that it does not know is ignored, without a throw', async () => {
  const {loader, requests} = await run({});
  const {unsubscribe, answers} = await loader.requestUnknown('brandNew', {any: 1});
  expect(unsubscribe).toBeUndefined();
  expect(answers).toEqual([]);
  expect(requests).toEqual([]);
});

test('a match event is answered under one of its two names', async () => {
  const {loader, requests} = await run({'/api/match-event-markets': forever});
  const {current, deprecated} = await loader.matchEvent({
    id: 'request-501',
    event: {id: 'sr:match:50850679'},
    matchEvent: {type: 'SCORE_CHANGED'},
  });
  expect(deprecated.unsubscribe).toBeUndefined();
  expect(requests).toHaveLength(1);
  current.end();
});
