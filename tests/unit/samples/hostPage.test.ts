import {afterEach, describe, expect, test, vi} from 'vitest';
import type {BetSlip, ExternalOutcome} from '../../../src/contract';
import {backend} from '../../support/backend';
import {HostDocument} from '../../support/hostDocument';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

const clicked = (odds?: number): ExternalOutcome => ({
  externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
  externalMarket: {id: '18', name: 'Goals', outcomes: [], specifiers: 'total=2.5'},
  externalOutcome: {id: '12', name: 'Over', odds: odds && {decimalValue: odds}},
  type: 'FlashBetOutcome',
});

function page() {
  return {loader: standIn(), document: new HostDocument()};
}

afterEach(() => void vi.restoreAllMocks());

describe('the check of a clicked selection', () => {
  const open = {selectionId: 'own-12', isOpen: true, odds: 2.5};

  async function click(answer: () => unknown, shown: number | undefined = 2.5) {
    const {loader, document} = page();
    const api = backend({'/api/check-selection': answer});
    await runSample('check-selection', {SIR: loader.SIR, document, fetch: api.fetch});
    loader.fire('FlashBetOutcome', clicked(shown));
    await vi.waitFor(() => expect(document.told).toHaveLength(1));
    return {told: document.told[0], api};
  }

  test('sends the ids that the backend maps', async () => {
    const {api} = await click(() => open);
    expect(api.requests.map(({body}) => body)).toEqual([
      {
        event: {externalId: '24567', srEventId: 'sr:match:50850679'},
        ids: 'own',
        market: '18',
        specifiers: 'total=2.5',
        outcome: '12',
      },
    ]);
  });

  test('tells the backend whose ids they are by the action, not by the payload', async () => {
    const {loader, document} = page();
    const api = backend({'/api/check-selection': () => open});
    await runSample('check-selection', {SIR: loader.SIR, document, fetch: api.fetch});
    loader.fire('BetInsightsOutcome', clicked(2.5));
    loader.fire('FlashBetOutcome', clicked(2.5));
    await vi.waitFor(() => expect(document.told).toHaveLength(2));
    const [feed, own] = api.requests.map(({body}) => body as Record<string, unknown>);
    expect([feed?.ids, own?.ids]).toEqual(['unified-odds-feed', 'own']);
    expect({...feed, ids: null}).toEqual({...own, ids: null});
  });

  test.each([
    ['at the same odds', open],
    ['at better odds', {...open, odds: 3}],
    ['at odds that fell a little', {...open, odds: 2.45}],
  ])('offers the checked selection %s', async (_, answer) => {
    expect((await click(() => answer)).told).toEqual(['selection-checked', answer]);
  });

  test.each([
    ['is closed', () => ({...open, isOpen: false})],
    ['is unknown', () => new Response('', {status: 404})],
    ['has lost too much', () => ({...open, odds: 2})],
    [
      'can not be checked',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('refuses one that %s', async (_, answer) => {
    expect((await click(answer)).told).toEqual(['selection-refused', expect.any(String)]);
  });

  test('refuses one that was shown without odds', async () => {
    const {loader, document} = page();
    const api = backend({'/api/check-selection': () => open});
    await runSample('check-selection', {SIR: loader.SIR, document, fetch: api.fetch});
    loader.fire('FlashBetOutcome', clicked());
    await vi.waitFor(() => expect(document.told).toHaveLength(1));
    expect(document.told[0]?.[0]).toBe('selection-refused');
  });
});

describe('a copied slip', () => {
  const outcome = (id: string) => ({id, name: `Pick ${id}`});
  const slip: BetSlip = {
    id: 'slip-7001',
    betType: 'multibet',
    currency: 'EUR',
    stake: 20,
    bets: [
      {
        id: 'bet-1',
        event: {id: '113', externalId: '24567'},
        markets: [
          {id: 'm1', name: 'Result', outcomes: [outcome('a')]},
          {id: 'm2', name: 'Goals', specifiers: 'total=2.5', outcomes: [outcome('b')]},
        ],
      },
      {
        id: 'bet-2',
        event: {id: '114', srEventId: 'sr:match:1'},
        markets: [{id: 'm1', name: 'Result', outcomes: [outcome('c')]}],
      },
    ],
  };
  const own = (selectionId: string) => ({selectionId, name: `Own ${selectionId}`, odds: 2});
  const open = (selectionId: string) => ({...own(selectionId), isOpen: true});
  const closed = (selectionId: string) => ({...own(selectionId), isOpen: false});

  async function copy(answer: () => unknown, betslip: unknown = slip) {
    const {loader, document} = page();
    const api = backend({'/api/check-selections': answer});
    await runSample('copy-bet', {SIR: loader.SIR, document, fetch: api.fetch});
    loader.fireUnknown('CopyBet', {betslip});
    await vi.waitFor(() => expect(document.told).toHaveLength(1));
    return {told: document.told[0], api};
  }

  test('is taken apart into every outcome of every market of every bet', async () => {
    const {api} = await copy(() => [open('a'), open('b'), open('c')]);
    expect(api.requests[0]?.body).toEqual([
      {event: {externalId: '24567'}, ids: 'own', market: 'm1', outcome: 'a'},
      {
        event: {externalId: '24567'},
        ids: 'own',
        market: 'm2',
        specifiers: 'total=2.5',
        outcome: 'b',
      },
      {event: {srEventId: 'sr:match:1'}, ids: 'own', market: 'm1', outcome: 'c'},
    ]);
  });

  test('is offered with what is open, and names what is missing', async () => {
    const {told} = await copy(() => [open('a'), closed('b'), null]);
    expect(told).toEqual([
      'slip-rebuilt',
      {selections: [open('a')], missing: ['Own b', 'A selection that is not offered']},
    ]);
  });

  test.each([
    ['nothing is known', () => [null, null, null]],
    ['nothing is open', () => [closed('a'), closed('b'), closed('c')]],
    ['nothing can be checked', () => new Response('', {status: 500})],
  ])('is refused if %s', async (_, answer) => {
    const {told} = await copy(answer);
    expect(told).toEqual(['slip-refused', expect.any(String)]);
  });

  describe('of a user who means harm', () => {
    const wrong = '<img src=x onerror=alert(1)>';

    /** Every text but the ids is another one: right ids, wrong names. */
    const renamed = (name: string): unknown =>
      JSON.parse(JSON.stringify(slip), (key, value: unknown) => (key === 'name' ? name : value));

    test.each([
      ['markup', wrong],
      ['another selection', 'Pick a'],
      ['a text without end', 'x'.repeat(1_000_000)],
    ])('can not bring %s as a name', async (_, name) => {
      const {told, api} = await copy(() => [open('a'), closed('b'), null], renamed(name));
      expect(told).toEqual([
        'slip-rebuilt',
        {selections: [open('a')], missing: ['Own b', 'A selection that is not offered']},
      ]);
      expect(JSON.stringify(api.requests)).not.toContain(name);
    });

    const [bet] = slip.bets;
    const [market] = bet?.markets ?? [];
    const huge = 'x'.repeat(1_000_000);
    test.each<[string, unknown]>([
      ['an id without end', {...slip, bets: [{...bet, event: {id: '1', externalId: huge}}]}],
      [
        'an outcome without end',
        {...slip, bets: [{...bet, markets: [{...market, outcomes: [outcome(huge)]}]}]},
      ],
      [
        'specifiers without end',
        {...slip, bets: [{...bet, markets: [{...market, specifiers: huge}]}]},
      ],
      ['an object as an id', {...slip, bets: [{...bet, event: {id: '1', srEventId: {wrong}}}]}],
      ['selections without end', {...slip, bets: Array.from({length: 5_000}, () => bet)}],
      ['no bets', {...slip, bets: wrong}],
      ['no slip', null],
    ])('is refused, and nothing is sent, with %s', async (_, betslip) => {
      const {told, api} = await copy(() => [open('a')], betslip);
      expect(told).toEqual(['slip-refused', expect.any(String)]);
      expect(String(told?.[1]).length).toBeLessThan(200);
      expect(String(told?.[1])).not.toContain(wrong);
      expect(api.requests).toEqual([]);
    });
  });
});

test('the support button opens the form with the channel, or without', async () => {
  const {loader, document} = page();
  await runSample('contact-support', {SIR: loader.SIR, document});
  loader.fire('ContactSupport', {userId: 'user-1002', channelId: 'match-2024-final'});
  loader.fire('ContactSupport', {});
  expect(document.told).toEqual([
    ['support-wanted', 'https://www.example.com/support?from=chat&channel=match-2024-final'],
    ['support-wanted', 'https://www.example.com/support?from=chat'],
  ]);
});

test('the page hides its scoreboard while the tracker is open', async () => {
  const {loader} = page();
  const scoreboard = {hidden: false};
  await runSample('lmt', {SIR: loader.SIR, document: {querySelector: () => scoreboard}});
  loader.fire('Lmt', {isOpen: true, matchId: 'sr:match:50850679'});
  expect(scoreboard.hidden).toBe(true);
  loader.fire('Lmt', {isOpen: false, matchId: 'sr:match:50850679'});
  expect(scoreboard.hidden).toBe(false);
});

test('a share is heard of, with and without data', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const {loader} = page();
  await runSample('bet-share-actions', {SIR: loader.SIR});
  loader.fire('BetSlip', {
    betslip: {id: 'slip-7001', betType: 'single', currency: 'EUR', bets: []},
    channelId: 'match-2024-final',
  });
  loader.fire('BetSlip', {channelId: 'match-2024-final'});
  loader.fire('CloseBetslipShareList', undefined);
  expect(log.mock.calls).toEqual([['Slip shared'], ['List opened'], ['List closed']]);
});
