import type {BetShareRequest, BetShareResponse} from './bet-share';
import type {MatchEventMarketRequest, MatchEventMarketResponse} from './match-event-markets';
import type {OutcomesRequest, OutcomesResponse} from './outcomes';

/**
 * The callback that takes an adapter's response to one request.
 *
 * Call it as `callback(null, data)` on success, as `callback(error)` on failure, and as
 * `callback(null)` to offer no market for a match event. You can call it many times for the same
 * request: keep it, and call it again when odds or statuses change. On success, generation 1 passes
 * `undefined` instead of `null` as the first argument.
 *
 * @source Adapter documentation, generations 1 and 2.
 *
 * @example
 * ```ts
 * const callback: AdapterCallback<BetShareResponse> = (error, data) => {
 *   if (error) {
 *     console.error('bet share failed', error.message);
 *     return;
 *   }
 *   console.info('slips', data?.bets.length ?? 0);
 * };
 * callback(new Error('userId required'));
 * callback(null, {bets: []});
 * ```
 *
 * @param error - The error, or `null` on success.
 * @param data - The response to the request. Omit it after an error, or if you don't offer a market
 * for a match event.
 */
export type AdapterCallback<Data> = (error: Error | null, data?: Data) => void;

/**
 * Ends one subscription of an adapter.
 *
 * Return it from the adapter when the request started a subscription. The widget calls it, without
 * arguments, when it no longer needs that subscription; abort fetches and clear timers in it. The
 * widget requests a new subscription before it ends the old one, so that both can share data.
 *
 * @source Adapter documentation, generations 1 and 2, which call it `UnsubscribeFunction`.
 *
 * @example
 * ```ts
 * const timer = setInterval(() => console.info('poll odds'), 5000);
 * const unsubscribe: Unsubscribe = () => clearInterval(timer);
 * ```
 */
export type Unsubscribe = () => void;

/**
 * The requests that Virtual Stadium sends to a function adapter: name, arguments, and response.
 *
 * @source Adapter documentation, generation 2.
 *
 * @example
 * ```ts
 * const request: AdapterRequestMap['outcomes']['args'] = {
 *   outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
 * };
 * ```
 */
export interface AdapterRequestMap {
  /** Events, markets, and outcomes for Bet Insights. */
  outcomes: {
    /** Second argument of the adapter. */
    args: OutcomesRequest;
    /** Data of the callback. */
    response: OutcomesResponse;
  };

  /** Markets for a match event, for Flash Bet. */
  matchEventMarkets: {
    /** Second argument of the adapter. */
    args: MatchEventMarketRequest;
    /** Data of the callback. */
    response: MatchEventMarketResponse;
  };

  /**
   * The older name of `matchEventMarkets`, sent at the same time with the same arguments. Respond
   * to one of the two and return `undefined` for the other.
   *
   * @deprecated Marked for removal. Respond to `matchEventMarkets`.
   */
  'virtualStadium.matchEventMarkets': {
    /** Second argument of the adapter. */
    args: MatchEventMarketRequest;
    /** Data of the callback. */
    response: MatchEventMarketResponse;
  };

  /**
   * The user's own bet slips, for Bet Share and Central Hub. The types are confirmed, but the
   * name of the request isn't.
   *
   * @provisional
   */
  betShare: {
    /** Second argument of the adapter. */
    args: BetShareRequest;
    /** Data of the callback. */
    response: BetShareResponse;
  };
}

/** The name of a request, the first argument of a function adapter. */
export type AdapterRequestName = keyof AdapterRequestMap;

/** The arguments of one request, by its name. */
export type AdapterArgs<Name extends AdapterRequestName> = AdapterRequestMap[Name]['args'];

/** The response to one request, by its name. */
export type AdapterResponse<Name extends AdapterRequestName> = AdapterRequestMap[Name]['response'];

/**
 * A custom adapter in its function form: one function that responds to every request from the
 * widget.
 *
 * Declare all three parameters. A `switch` on `requestName` then narrows `args` and `callback`.
 * Return a function that ends the subscription, or `undefined` when there is none; an `async`
 * function returns a promise and doesn't fit. A widget can send names that aren't listed in
 * {@link AdapterRequestMap}: {@provisional return `undefined` for them and don't throw}. Register
 * the adapter before you add a widget that uses it; only one adapter works per page load. The other
 * form is {@link ObjectAdapter}.
 *
 * @source Adapter documentation, generations 1 and 2.
 *
 * @example
 * ```ts
 * const adapter: FunctionAdapter = (requestName, args, callback) => {
 *   switch (requestName) {
 *     case 'betShare': {
 *       if (!args.userId) {
 *         callback(new Error('userId required'));
 *         return undefined;
 *       }
 *       const request = new AbortController();
 *       fetch(`/api/slips?user=${encodeURIComponent(args.userId)}`, {signal: request.signal})
 *         .then((response) => response.json())
 *         .then((data: BetShareResponse) => callback(null, data))
 *         .catch((error: unknown) => {
 *           if (request.signal.aborted) return;
 *           callback(error instanceof Error ? error : new Error(String(error)));
 *         });
 *       return () => request.abort();
 *     }
 *     default:
 *       return undefined;
 *   }
 * };
 * ```
 *
 * @param request - The three arguments `requestName`, `args`, and `callback`, set by the widget.
 */
export type FunctionAdapter = (
  ...request: {
    [Name in AdapterRequestName]: [
      requestName: Name,
      args: AdapterArgs<Name>,
      callback: AdapterCallback<AdapterResponse<Name>>,
    ];
  }[AdapterRequestName]
) => Unsubscribe | undefined;
