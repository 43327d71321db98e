import type {AdapterCallback} from './adapter';
import type {BetShareRequest, BetShareResponse} from './bet-share';

/** The arguments that a hosted adapter passes to a bet history provider. */
export type BetHistoryArgs = Pick<
  BetShareRequest,
  'userId' | 'channelId' | 'events' | 'alreadySharedBetIds'
>;

/** What a bet history provider returns. */
export type BetHistoryResult = Pick<BetShareResponse, 'bets'>;

/**
 * A bet history provider that returns a promise.
 *
 * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
 */
export type BetHistoryPromiseProvider = (args: BetHistoryArgs) => Promise<BetHistoryResult>;

/**
 * A bet history provider that responds through a callback.
 *
 * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
 * @param callback - Takes {@provisional an error or null first, then} the slips. Set by the hosted
 * adapter.
 */
export type BetHistoryCallbackProvider = (
  args: BetHistoryArgs,
  callback: AdapterCallback<BetHistoryResult>,
) => void;

/**
 * A bet history provider that returns its result directly.
 *
 * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
 */
export type BetHistoryPlainProvider = (args: BetHistoryArgs) => BetHistoryResult;

/**
 * Your function that gives a hosted adapter the user's own bet slips for Bet Share.
 *
 * Three styles are accepted: return a promise, call the callback, or return the result. They share
 * one signature here, because TypeScript can't infer the parameters of a function from a union of
 * three.
 *
 * @source Hosted adapter documentation.
 *
 * @example
 * ```ts
 * const slips: BetSlip[] = [];
 *
 * const byPromise: BetHistoryProvider = async ({alreadySharedBetIds = []}) => ({
 *   bets: slips.filter((slip) => !alreadySharedBetIds.includes(slip.id)),
 * });
 *
 * const byCallback: BetHistoryProvider = (args, callback) => {
 *   callback(null, {bets: slips});
 * };
 *
 * const byReturn: BetHistoryProvider = () => ({bets: slips});
 * ```
 *
 * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
 * @param callback - Takes {@provisional an error or null first, then} the slips. Set by the hosted
 * adapter. Not needed if you return the slips or a promise of them.
 */
export type BetHistoryProvider = (
  args: BetHistoryArgs,
  callback: AdapterCallback<BetHistoryResult>,
) => BetHistoryResult | Promise<BetHistoryResult> | void;

/**
 * The host page's own bet slip, in the form that a hosted adapter expects.
 *
 * Your page sets every field.
 *
 * @source Public code that uses a related widget.
 *
 * @example
 * ```ts
 * const hostBetSlip: HostBetSlip = {
 *   betslip: [{externalEventId: '24567', externalMarketId: '1', externalOutcomeId: '3'}],
 *   combinedOddsValue: '2.55',
 * };
 * ```
 *
 * @provisional
 */
export interface HostBetSlip {
  /** Selections in the bet slip. For an empty slip, an empty array. */
  betslip: {
    /** Your own ID of the event. */
    externalEventId: string;
    /** Your own ID of the market. */
    externalMarketId: string;
    /** Your own ID of the outcome. */
    externalOutcomeId: string;
  }[];

  /** Total odds as display text. Omit it if it's unknown. */
  combinedOddsValue?: string;
}

/**
 * Options of a hosted adapter, {@provisional the third argument of `registerAdapter`}.
 *
 * @source Hosted adapter documentation for `betHistory`; public code that uses related widgets for
 * the position of the object and for `onBetSlipChanged`.
 *
 * @example
 * ```ts
 * const options: HostedAdapterOptions = {
 *   betHistory: async ({userId}) => {
 *     const response = await fetch(`/api/slips?user=${encodeURIComponent(userId)}`);
 *     return (await response.json()) as BetShareResponse;
 *   },
 * };
 * ```
 */
export interface HostedAdapterOptions {
  /**
   * Gives the adapter the user's own bet slips for Bet Share. Without it, Bet Share through a
   * hosted adapter has no slips from the page. {@provisional It belongs to the same object as
   * `onBetSlipChanged`.}
   */
  betHistory?: BetHistoryProvider;

  /**
   * Passes a callback from the adapter to your page. Keep it, call it immediately, and call it
   * again whenever your bet slip changes.
   *
   * @param callback - Takes the current bet slip. Set by the hosted adapter.
   *
   * @provisional
   */
  onBetSlipChanged?: (callback: (betSlip: HostBetSlip) => void) => void;
}
