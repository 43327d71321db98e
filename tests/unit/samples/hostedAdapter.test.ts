import {describe, expect, test, vi} from 'vitest';
import type {BetSlip} from '../../../src/contract';
import {backend} from '../../support/backend';
import {standIn, type StandIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

function slip(id: string, ...events: string[]): BetSlip {
  const bets = events.map((event) => ({
    id: `${id}-${event}`,
    // The slip's own `id` of an event is another one than the channel's.
    event: {id: `own-${event}`, externalId: event},
    markets: [{id: 'match-result', name: 'Match result', outcomes: []}],
  }));
  return {id, betType: 'single', currency: 'EUR', bets};
}

const slips = [slip('slip-1', '113'), slip('slip-2', '114'), slip('slip-3', '114', '113')];

/** What a sample exports, if its slips are loaded beforehand. */
interface Preloading {
  loadSlips?: (userId: string) => Promise<void>;
}
type Globals = Parameters<typeof runSample>[1];

const styles = {
  promise: (globals: Globals) => runSample<Preloading>('hosted-bet-history', globals),
  callback: (globals: Globals) => runSample<Preloading>('hosted-bet-history-callback', globals),
  plain: (globals: Globals) => runSample<Preloading>('hosted-bet-history-plain', globals),
};
type Style = keyof typeof styles;
const names = Object.keys(styles) as Style[];

async function start(style: Style, answer: () => unknown = () => slips) {
  const loader = standIn();
  const fetch = vi.fn(backend({'/api/bet-slips': answer}).fetch);
  const {loadSlips} = await styles[style]({SIR: loader.SIR, fetch});
  await loadSlips?.('user-1001');
  return {loader, asked: () => fetch.mock.calls.map(([address]) => address)};
}

describe.each(names)('the bet history by %s', (style) => {
  const ids = async (loader: StandIn, filter: object = {}) =>
    (await loader.betHistory({userId: 'user-1001', ...filter})).bets.map(({id}) => id);

  test('is registered with the name of the adapter', async () => {
    const {loader} = await start(style);
    expect(loader.commands).toEqual([
      ['registerAdapter', 'ADAPTER_NAME', {betHistory: expect.any(Function) as unknown}],
    ]);
  });

  test('asks for the slips of this user', async () => {
    const {loader, asked} = await start(style);
    expect(await ids(loader)).toEqual(['slip-1', 'slip-2', 'slip-3']);
    expect(asked()).toEqual(['/api/bet-slips?user=user-1001']);
  });

  test('keeps slips with at least one bet on one of the events', async () => {
    const {loader} = await start(style);
    expect(await ids(loader, {events: [{id: '1', externalId: 113}]})).toEqual(['slip-1', 'slip-3']);
    expect(await ids(loader, {events: [{id: '1', externalId: 999}]})).toEqual([]);
  });

  test('leaves out slips that are shared', async () => {
    const {loader} = await start(style);
    expect(await ids(loader, {alreadySharedBetIds: ['slip-1']})).toEqual(['slip-2', 'slip-3']);
  });
});

describe('a bet history that fails', () => {
  const refuse = () => new Response('', {status: 403});

  test.each(['promise', 'callback'] as const)('says so by %s', async (style) => {
    const {loader} = await start(style, refuse);
    await expect(loader.betHistory({userId: 'user-1002'})).rejects.toThrow('403');
  });
});

test('the plain bet history gives nobody the slips of another user', async () => {
  const {loader} = await start('plain');
  expect(await loader.betHistory({userId: 'user-1002'})).toEqual({bets: []});
});

test('a hosted adapter is registered by its name, before the widget is added', async () => {
  const loader = standIn();
  await runSample('hosted-registration', {SIR: loader.SIR});
  expect(loader.commands.map(([command, target]) => [command, target])).toEqual([
    ['registerAdapter', 'ADAPTER_NAME'],
    ['addWidget', '#sr-vs-widget'],
  ]);
});
