import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  BetShareRequest,
  BetShareResponse,
  BetSlip,
  Event,
  MatchEventMarketRequest,
  MatchEventMarketResponse,
  OutcomeResponseEntry,
  OutcomesRequest,
  OutcomesResponse,
} from '../../src/contract';
import type {TicketsRequest} from '../../src/contract/integration';

describe('outcomes', () => {
  test('a request is a list of ids', () => {
    assertType<OutcomesRequest>({
      outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
    });
    // @ts-expect-error: every entry names its event.
    assertType<OutcomesRequest>({outcomes: [{marketId: '1', outcomeId: '3'}]});
  });

  test('a response entry holds event, market and outcome', () => {
    const entry: OutcomeResponseEntry = {
      event: {id: 'sr:match:50850679', date: '2024-06-15T19:00:00Z'},
      market: {id: '1', name: 'Match result', outcomes: []},
      outcome: {id: '3', name: 'Away FC'},
    };
    assertType<OutcomesResponse>({outcomes: [entry]});
    // @ts-expect-error: the list stands under outcomes, it is not the response itself.
    assertType<OutcomesResponse>([entry]);
  });
});

describe('matchEventMarkets', () => {
  test('a request names event and match event', () => {
    assertType<MatchEventMarketRequest>({
      id: 'request-501',
      event: {id: 'sr:match:50850679', sport: {id: 5, name: 'Tennis'}},
      matchEvent: {type: 'GAME_WON'},
    });
    // @ts-expect-error: the match event is required.
    assertType<MatchEventMarketRequest>({id: 'request-501', event: {id: '113'}});
  });

  test('a response entry has a market and may have a state, and no time', () => {
    type Entry = MatchEventMarketResponse['matchEventMarkets'][number];
    const entry: Entry = {
      id: 'request-501',
      event: {id: '113'},
      market: {id: '8', name: 'Next goal', outcomes: []},
    };
    assertType<Entry>({...entry, status: 'suspended'});
    // @ts-expect-error: the entry's state is a word, not a Status object.
    assertType<Entry>({...entry, status: {isActive: false}});
    // @ts-expect-error: only Sportradar changes how long a card stays.
    assertType<Entry>({...entry, displayTime: 20});
  });
});

describe('betShare', () => {
  test('a request needs the user', () => {
    assertType<BetShareRequest>({userId: 'user-1001'});
    // @ts-expect-error: userId is required, endCustomerId is the object adapter's name for it.
    assertType<BetShareRequest>({endCustomerId: 'user-1001'});
    // @ts-expect-error: so are page and useCashOut fields of the other form.
    assertType<BetShareRequest>({userId: 'user-1001', page: 1});
    assertType<TicketsRequest>({endCustomerId: 'user-1001', page: 1, useCashOut: true});
    // @ts-expect-error: the tickets endpoint gets neither a channel nor the slips already shared.
    assertType<TicketsRequest>({endCustomerId: 'user-1001', alreadySharedBetIds: []});
    expectTypeOf<BetShareRequest['events']>().toEqualTypeOf<Event[] | undefined>();
    expectTypeOf<BetShareRequest['alreadySharedBetIds']>().toEqualTypeOf<string[] | undefined>();
  });

  test('a response is a list of slips', () => {
    assertType<BetShareResponse>({bets: []});
    assertType<BetShareResponse>({bets: [], nextPage: 2});
    expectTypeOf<BetShareResponse['bets']>().toEqualTypeOf<BetSlip[]>();
    // @ts-expect-error: bets are required, an empty list included.
    assertType<BetShareResponse>({});
  });
});
