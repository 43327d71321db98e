import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {BetShareRequest} from '../../../src/contract';
import {backend, type Route} from '../../support/backend';
import {HostDocument} from '../../support/hostDocument';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

async function start(routes: Readonly<Record<string, Route>>) {
  const loader = standIn();
  const api = backend(routes);
  const document = new HostDocument();
  const fetch = vi.fn(api.fetch);
  await runSample('adapter-bet-share', {SIR: loader.SIR, document, fetch});
  return {loader, api, document, asked: () => fetch.mock.calls.map(([address]) => address)};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('bet share in a custom adapter', () => {
  const leg = (legId: string, fixtureId: string, srMatchId?: string, state = 'open') => ({
    legId,
    fixture: {fixtureId, srMatchId, title: 'Home FC – Away FC', start: '2024-06-15T19:00:00Z'},
    market: {marketId: 'match-result', title: 'Match result', state},
    pick: {pickId: 'away', title: 'Away FC', odds: 2.5},
  });
  const ticket = (shareId: string, ...legs: ReturnType<typeof leg>[]) => ({
    shareId,
    kind: legs.length > 1 ? 'multibet' : 'single',
    currency: 'EUR',
    totalOdds: 2.5,
    stake: 20,
    legs,
  });
  const tickets = [
    ticket('slip-7001', leg('bet-1', '24567', 'sr:match:50850679')),
    ticket('slip-7002', leg('bet-2', '30001', 'sr:match:60000001')),
    ticket('slip-7003', leg('bet-3', '30001'), leg('bet-4', '24567')),
  ];
  const decidedTicket = ticket('slip-7009', leg('bet-10', '24567', undefined, 'decided'));
  const request: BetShareRequest = {userId: 'user-1001'};
  const channel = [{id: '113', srEventId: 'sr:match:50850679', externalId: '24567'}];

  async function shared(args: BetShareRequest): Promise<string[]> {
    const {loader} = await start({'/api/tickets': () => tickets});
    const {error, data} = await (await loader.request('betShare', args)).next();
    expect(error).toBeNull();
    return data?.bets.map(({id}) => id) ?? [];
  }

  test('translates a ticket, with the ids that a copy needs and without the stake', async () => {
    const {loader, asked} = await start({'/api/tickets': () => tickets});
    const {data} = await (await loader.request('betShare', request)).next();
    expect(asked()).toEqual(['/api/tickets?user=user-1001']);
    expect(data?.bets[0]).toEqual({
      id: 'slip-7001',
      betType: 'single',
      currency: 'EUR',
      combinedOdds: {decimalValue: 2.5, displayValue: '2.50'},
      bets: [
        {
          id: 'bet-1',
          event: {
            id: '24567',
            externalId: '24567',
            srEventId: 'sr:match:50850679',
            name: 'Home FC – Away FC',
            date: '2024-06-15T19:00:00Z',
          },
          markets: [
            {
              id: 'match-result',
              name: 'Match result',
              outcomes: [
                {id: 'away', name: 'Away FC', odds: {decimalValue: 2.5, displayValue: '2.50'}},
              ],
              status: {isActive: true, status: 'active'},
            },
          ],
          odds: {decimalValue: 2.5, displayValue: '2.50'},
        },
      ],
    });
  });

  test('keeps slips with at least one bet on an event of the channel', async () => {
    expect(await shared({...request, events: channel})).toEqual(['slip-7001', 'slip-7003']);
  });

  test('compares ids of one kind only', async () => {
    // The channel's `id` is the number of another fixture of the bookmaker.
    const events = [{id: '30001', externalId: '24567'}];
    expect(await shared({...request, events})).toEqual(['slip-7001', 'slip-7003']);
    // An `id` alone doesn't say that two events are the same.
    expect(await shared({...request, events: [{id: '24567'}]})).toEqual([]);
  });

  test('filters by nothing without events, or with an empty list', async () => {
    const all = ['slip-7001', 'slip-7002', 'slip-7003'];
    expect(await shared(request)).toEqual(all);
    expect(await shared({...request, events: []})).toEqual(all);
  });

  test('leaves out slips that are shared', async () => {
    expect(await shared({...request, events: channel, alreadySharedBetIds: ['slip-7001']})).toEqual(
      ['slip-7003'],
    );
  });

  test('leaves out slips whose bets are all decided', async () => {
    const decided = (id: string) => leg(id, '24567', undefined, 'decided');
    const history = [
      ticket('slip-7004', decided('bet-5')),
      ticket('slip-7005', decided('bet-6'), leg('bet-7', '24567')),
      ticket('slip-7006', decided('bet-8'), leg('bet-9', '24567', undefined, 'paused')),
    ];
    const {loader} = await start({'/api/tickets': () => history});
    const {data} = await (await loader.request('betShare', request)).next();
    expect(data?.bets.map(({id}) => id)).toEqual(['slip-7005', 'slip-7006']);
    expect(data?.bets[1]?.bets.map(({markets}) => markets[0]?.status?.status)).toEqual([
      'settled',
      'suspended',
    ]);
  });

  test('gives the same slips as the hosted sample for the same channel', async () => {
    const all = await start({'/api/tickets': () => [...tickets, decidedTicket]});
    const {data} = await (await all.loader.request('betShare', request)).next();
    expect(data?.bets.map(({id}) => id)).not.toContain(decidedTicket.shareId);
    // What the hosted sample gets: the slips as the custom one translates them, decided ones too.
    const [first] = data?.bets ?? [];
    const decidedSlip = structuredClone({...first, id: decidedTicket.shareId});
    decidedSlip.bets?.forEach(({markets}) => {
      markets.forEach((it) => (it.status = {isActive: false, status: 'settled'}));
    });
    const hosted = standIn();
    const {fetch} = backend({'/api/bet-slips': () => [...(data?.bets ?? []), decidedSlip]});
    await runSample('hosted-bet-history', {SIR: hosted.SIR, fetch});
    const requests: Partial<BetShareRequest>[] = [
      {},
      {events: []},
      {events: channel},
      {events: [{id: '30001', externalId: '24567'}]},
      {events: [{id: '24567'}]},
      {events: [{id: 'x', srEventId: 'sr:match:60000001'}]},
      {events: channel, alreadySharedBetIds: ['slip-7001']},
    ];
    for (const asked of requests) {
      const {bets} = await hosted.betHistory({...request, ...asked});
      const custom = await (await all.loader.request('betShare', {...request, ...asked})).next();
      expect(bets, JSON.stringify(asked)).toEqual(custom.data?.bets);
    }
  });

  test('needs a user, and lets the backend refuse one', async () => {
    const {loader, asked} = await start({
      '/api/tickets': () => new Response('', {status: 403}),
    });
    const nobody = await loader.request('betShare', {userId: ''});
    expect((await nobody.next()).error?.message).toBe('userId required');
    expect(asked()).toEqual([]);
    const stranger = await loader.request('betShare', {userId: 'user-1002'});
    expect((await stranger.next()).error?.message).toContain('another user');
  });

  test('sends the complete new list after a bet, and nothing after the end', async () => {
    let count = 1;
    const {loader, document, asked} = await start({
      '/api/tickets': () => tickets.slice(0, count),
    });
    const list = await loader.request('betShare', request);
    expect((await list.next()).data?.bets).toHaveLength(1);
    count = 2;
    document.tell('bet-placed');
    expect((await list.next()).data?.bets).toHaveLength(2);
    list.end();
    document.tell('bet-placed');
    await vi.runAllTimersAsync();
    expect(asked()).toHaveLength(2);
    expect(list.late).toEqual([]);
  });
});
