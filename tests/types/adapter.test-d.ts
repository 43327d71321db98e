import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  AdapterArgs,
  AdapterCallback,
  AdapterRequestName,
  AdapterResponse,
  BetHistoryCallbackProvider,
  BetHistoryPlainProvider,
  BetHistoryPromiseProvider,
  BetHistoryProvider,
  BetShareRequest,
  BetShareResponse,
  BetSlip,
  FunctionAdapter,
  HostBetSlip,
  HostedAdapterOptions,
  MatchEventMarketRequest,
  MatchEventMarketResponse,
  OutcomesRequest,
  OutcomesResponse,
  Unsubscribe,
} from '../../src/contract/integration';

describe('request map', () => {
  test('knows the requests and their types', () => {
    expectTypeOf<AdapterRequestName>().toEqualTypeOf<
      'outcomes' | 'matchEventMarkets' | 'virtualStadium.matchEventMarkets' | 'betShare'
    >();
    expectTypeOf<AdapterArgs<'outcomes'>>().toEqualTypeOf<OutcomesRequest>();
    expectTypeOf<AdapterResponse<'outcomes'>>().toEqualTypeOf<OutcomesResponse>();
    expectTypeOf<AdapterArgs<'betShare'>>().toEqualTypeOf<BetShareRequest>();
    // @ts-expect-error: a sibling product's request.
    assertType<AdapterRequestName>('betConcierge.markets');
  });

  test('the deprecated name has the types of its successor', () => {
    type Old = 'virtualStadium.matchEventMarkets';
    expectTypeOf<AdapterArgs<Old>>().toEqualTypeOf<AdapterArgs<'matchEventMarkets'>>();
    expectTypeOf<AdapterResponse<Old>>().toEqualTypeOf<AdapterResponse<'matchEventMarkets'>>();
  });
});

describe('function adapter', () => {
  test('a switch on the name narrows arguments and callback', () => {
    const adapter: FunctionAdapter = (requestName, args, callback) => {
      switch (requestName) {
        case 'outcomes':
          expectTypeOf(args).toEqualTypeOf<OutcomesRequest>();
          expectTypeOf(callback).toEqualTypeOf<AdapterCallback<OutcomesResponse>>();
          callback(null, {outcomes: []});
          // @ts-expect-error: this is the response to betShare.
          callback(null, {bets: []});
          return undefined;
        case 'matchEventMarkets':
          expectTypeOf(args).toEqualTypeOf<MatchEventMarketRequest>();
          callback(null, {matchEventMarkets: []});
          return () => undefined;
        case 'virtualStadium.matchEventMarkets':
          return undefined;
        case 'betShare':
          expectTypeOf(args.userId).toEqualTypeOf<string>();
          // @ts-expect-error: these are the arguments of outcomes.
          void args.outcomes;
          callback(new Error('userId required'));
          return undefined;
        default: {
          const unknown: never = requestName;
          void unknown;
          return undefined;
        }
      }
    };
    assertType<FunctionAdapter>(adapter);
  });

  test('a switch that misses a request is an error', () => {
    const adapter: FunctionAdapter = (...[requestName]) => {
      switch (requestName) {
        case 'outcomes':
        case 'matchEventMarkets':
        case 'virtualStadium.matchEventMarkets':
          return undefined;
        default: {
          // @ts-expect-error: 'betShare' is not handled above.
          const unknown: never = requestName;
          void unknown;
          return undefined;
        }
      }
    };
    assertType<FunctionAdapter>(adapter);
  });

  test('returns a function or undefined', () => {
    expectTypeOf<ReturnType<FunctionAdapter>>().toEqualTypeOf<Unsubscribe | undefined>();
    assertType<FunctionAdapter>(() => () => undefined);
    assertType<FunctionAdapter>(() => undefined);
    // @ts-expect-error: an adapter answers through its callback, it is not async.
    assertType<FunctionAdapter>(() => Promise.resolve(undefined));
    // @ts-expect-error: null is not undefined.
    assertType<FunctionAdapter>(() => null);
    // @ts-expect-error: the function that ends a subscription takes no argument.
    assertType<Unsubscribe>((id: string) => void id);
  });
});

describe('callback', () => {
  test('takes an error, or null and data', () => {
    const callback: AdapterCallback<MatchEventMarketResponse> = (error, data) => {
      expectTypeOf(error).toEqualTypeOf<Error | null>();
      expectTypeOf(data).toEqualTypeOf<MatchEventMarketResponse | undefined>();
    };
    callback(null, {matchEventMarkets: []});
    callback(null, undefined);
    callback(new Error('no market'));
    // @ts-expect-error: an error is an Error, not a text.
    callback('no market');
    // @ts-expect-error: generation 1 passes undefined, this generation null.
    callback(undefined, {matchEventMarkets: []});
  });
});

describe('hosted adapter', () => {
  test('takes a bet history in three styles', () => {
    const bets: BetSlip[] = [];
    assertType<BetHistoryProvider>(({userId}) => {
      expectTypeOf(userId).toEqualTypeOf<string>();
      return Promise.resolve({bets});
    });
    assertType<BetHistoryProvider>((args, callback) => {
      expectTypeOf(args.alreadySharedBetIds).toEqualTypeOf<string[] | undefined>();
      callback(null, {bets});
    });
    assertType<BetHistoryProvider>(() => ({bets}));
    expectTypeOf<BetHistoryPromiseProvider>().toExtend<BetHistoryProvider>();
    expectTypeOf<BetHistoryCallbackProvider>().toExtend<BetHistoryProvider>();
    expectTypeOf<BetHistoryPlainProvider>().toExtend<BetHistoryProvider>();
    expectTypeOf<BetShareResponse>().toExtend<ReturnType<BetHistoryPlainProvider>>();
  });

  test('refuses another shape', () => {
    // @ts-expect-error: the result is an object with bets, not the list itself.
    assertType<BetHistoryProvider>((): BetSlip[] => []);
    // @ts-expect-error: the object adapter's argument is not known here.
    assertType<BetHistoryProvider>(({endCustomerId}) => void endCustomerId);
    // @ts-expect-error: the option is called betHistory.
    assertType<HostedAdapterOptions>({bethistory: () => ({bets: []})});
  });

  test('hands over a callback for the host page’s bet slip', () => {
    assertType<HostedAdapterOptions>({
      onBetSlipChanged: (callback) => {
        expectTypeOf(callback).toEqualTypeOf<(betSlip: HostBetSlip) => void>();
        callback({betslip: []});
      },
    });
  });
});
