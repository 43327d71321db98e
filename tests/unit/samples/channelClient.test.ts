import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {CreateChannelRequest} from '../../../src/contract/integration';
import {ChannelApi, type Trouble} from '../../support/channelApi';
import {runSample} from '../../support/sampleRunner';

interface Outcome {
  readonly channelId: string;
  readonly result: string;
  readonly status: number | null;
}

interface Client {
  createChannelClient: (options: {
    baseUrl: string;
    token: () => string;
    concurrency: number;
    gap: number;
    attempts: number;
    firstWait: number;
    longestWait: number;
  }) => {
    createAll: (channels: readonly CreateChannelRequest[]) => Promise<Outcome[]>;
    createBatch: (channels: readonly CreateChannelRequest[]) => Promise<string>;
  };
}

let api: ChannelApi;

beforeEach(async () => {
  api = await ChannelApi.start();
});
afterEach(() => api.close());

function channel(number: number): CreateChannelRequest {
  return {
    channelId: `match-${number}`,
    channelName: `Match ${number}`,
    expirationDatetime: 1_893_456_000,
    metadata: {},
    moderationSource: 'VS',
  };
}

const channels = (count: number) => Array.from({length: count}, (_, index) => channel(index));

async function open(
  options: Partial<Parameters<Client['createChannelClient']>[0]> = {},
  send: typeof fetch = fetch,
): Promise<ReturnType<Client['createChannelClient']>> {
  const {createChannelClient} = await runSample<Client>('channel-client', {fetch: send});
  return createChannelClient({
    baseUrl: api.url,
    token: () => 'TOKEN',
    concurrency: 3,
    gap: 0,
    attempts: 8,
    firstWait: 2,
    longestWait: 20,
    ...options,
  });
}

async function create(
  wanted: readonly CreateChannelRequest[],
  ...how: Parameters<typeof open>
): Promise<Outcome[]> {
  return (await open(...how)).createAll(wanted);
}

const results = (outcomes: readonly Outcome[]) =>
  new Map(outcomes.map(({channelId, result}) => [channelId, result]));

/** Nothing is lost, and nothing is created twice. */
function expectAllCreatedOnce(outcomes: readonly Outcome[], count: number): void {
  expect(outcomes).toHaveLength(count);
  expect(results(outcomes).size).toBe(count);
  expect([...results(outcomes).values()]).toEqual(Array(count).fill('created'));
  expect([...api.created.values()]).toEqual(Array(count).fill(1));
}

describe('the client of the rate-limits page', () => {
  test('creates each channel once, with the token, also when the list names one twice', async () => {
    expectAllCreatedOnce(await create([...channels(5), channel(0)]), 5);
    expect(api.requests).toHaveLength(5);
    expect(new Set(api.requests.map(({authorization}) => authorization))).toEqual(
      new Set(['Bearer TOKEN']),
    );
  });

  test('loses nothing and creates nothing twice in a mix of all troubles', async () => {
    const troubles: (Trouble | null)[] = [
      {kind: 'status', status: 429},
      {kind: 'lost answer'},
      null,
      {kind: 'dropped'},
      {kind: 'status', status: 500},
      {kind: 'created, then 500'},
      null,
      {kind: 'status', status: 503, retryAfter: '0'},
    ];
    api.trouble = (_request, index) => troubles[index % troubles.length] ?? null;
    expectAllCreatedOnce(await create(channels(20), {attempts: 30}), 20);
  });

  test('waits as long as it is told to, and all workers wait', async () => {
    const throttledUntil: number[] = [];
    api.trouble = ({at}, index) => {
      if (index === 0) {
        throttledUntil.push(at + 1_000);
        return {kind: 'status', status: 429, retryAfter: '1'};
      }
      return null;
    };
    expectAllCreatedOnce(await create(channels(8), {concurrency: 2, gap: 5}), 8);
    const early = api.requests.slice(1).filter(({at}) => at < (throttledUntil[0] ?? 0) - 20);
    // The other worker's request may have been on its way.
    expect(early.length).toBeLessThanOrEqual(1);
  });

  test('understands a date in Retry-After', async () => {
    api.trouble = (_request, index) =>
      index === 0
        ? {kind: 'status', status: 429, retryAfter: new Date(Date.now() + 1_500).toUTCString()}
        : null;
    expectAllCreatedOnce(await create(channels(1)), 1);
  });

  test.each(['9999999999', '99999999999999999999', 'Fri, 31 Dec 2199 23:59:59 GMT'])(
    'sends nothing more after a 429 with Retry-After: %s, and reports each channel',
    async (retryAfter) => {
      api.trouble = (_request, index) =>
        index === 0 ? {kind: 'status', status: 429, retryAfter} : null;
      const outcomes = await create(channels(5), {concurrency: 1});
      expect([...results(outcomes).values()]).toEqual(Array(5).fill('unknown'));
      expect(outcomes.map(({status}) => status)).toEqual([429, null, null, null, null]);
      expect(api.requests).toHaveLength(1);
    },
  );

  test('gives up a channel after a 503 that asks for a day, and goes on with the others', async () => {
    api.trouble = ({body}) =>
      (body as CreateChannelRequest).channelId === 'match-1'
        ? {kind: 'status', status: 503, retryAfter: '86400'}
        : null;
    const outcomes = await create(channels(3));
    expect(outcomes.filter(({result}) => result !== 'created')).toEqual([
      {channelId: 'match-1', result: 'unknown', status: 503},
    ]);
    expect(api.requests).toHaveLength(3);
  });

  test.each(['-9999999999', '-5', 'soon', '1.5', 'Infinity', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'backs off when Retry-After is %s',
    async (retryAfter) => {
      api.trouble = (_request, index) =>
        index === 0 ? {kind: 'status', status: 429, retryAfter} : null;
      const started = performance.now();
      expectAllCreatedOnce(await create(channels(1), {firstWait: 200, longestWait: 200}), 1);
      expect(performance.now() - started).toBeGreaterThan(90);
    },
  );

  test('keeps the gap between the starts of two requests', async () => {
    const starts: number[] = [];
    await create(channels(4), {gap: 400, concurrency: 4}, (...request) => {
      starts.push(performance.now());
      return fetch(...request);
    });
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(gaps).toHaveLength(3);
    // A busy machine is late with one start and not with the next.
    expect(Math.min(...gaps)).toBeGreaterThan(370);
  });

  test('tells a channel that was there from one that its own lost try created', async () => {
    api.created.set('match-0', 1);
    api.trouble = ({body}, index) =>
      (body as CreateChannelRequest).channelId === 'match-1' && index < 2
        ? {kind: 'lost answer'}
        : null;
    const outcomes = await create(channels(2), {concurrency: 1});
    expect(results(outcomes)).toEqual(
      new Map([
        ['match-0', 'exists'],
        ['match-1', 'created'],
      ]),
    );
  });

  test('does not repeat a request that is refused, and goes on with the others', async () => {
    api.trouble = ({body}) =>
      (body as CreateChannelRequest).channelId === 'match-1' ? {kind: 'status', status: 400} : null;
    const outcomes = await create(channels(3));
    expect(results(outcomes).get('match-1')).toBe('refused');
    expect(api.created.size).toBe(2);
    expect(api.requests).toHaveLength(3);
  });

  test.each([401, 403])(
    'ends the run after %i, since every other request would fail',
    async (status) => {
      api.trouble = (_request, index) => (index === 1 ? {kind: 'status', status} : null);
      const client = await open({concurrency: 1});
      expect([...results(await client.createAll(channels(4)))]).toEqual([
        ['match-0', 'created'],
        ['match-1', 'refused'],
        ['match-2', 'unknown'],
        ['match-3', 'unknown'],
      ]);
      expect(await client.createBatch(channels(4))).toBe('unsent');
      expect(api.requests).toHaveLength(2);
    },
  );

  test('waits after a batch as long as it is told to, and never sends one again', async () => {
    api.trouble = (_request, index) =>
      index === 0 ? {kind: 'status', status: 429, retryAfter: '1'} : null;
    const client = await open();
    expect(await client.createBatch(channels(3))).toBe('unsure');
    expectAllCreatedOnce(await client.createAll(channels(3)), 3);
    const [batch, ...others] = api.requests;
    expect(others.map(({path}) => path)).toEqual(Array(3).fill('/channel/create'));
    expect(Math.min(...others.map(({at}) => at)) - (batch?.at ?? 0)).toBeGreaterThan(980);
  });

  test('reports what has no sure answer after all tries', async () => {
    api.trouble = () => ({kind: 'dropped'});
    const outcomes = await create(channels(2), {attempts: 3});
    expect([...results(outcomes).values()]).toEqual(['unknown', 'unknown']);
    expect(outcomes.map(({status}) => status)).toEqual([null, null]);
    expect(api.requests).toHaveLength(6);
  });
});
