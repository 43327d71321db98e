import type {AdapterCallback} from './adapter';
import type {BetShareRequest, BetShareResponse} from './bet-share';

/** What a hosted adapter asks a bet history provider for. */
export type BetHistoryArgs = Pick<
  BetShareRequest,
  'userId' | 'channelId' | 'events' | 'alreadySharedBetIds'
>;

/** What a bet history provider returns. */
export type BetHistoryResult = Pick<BetShareResponse, 'bets'>;

/**
 * A bet history provider that returns a promise.
 *
 * @param args - Whose slips are asked for, and for which events. Set by the hosted adapter.
 */
export type BetHistoryPromiseProvider = (args: BetHistoryArgs) => Promise<BetHistoryResult>;

/**
 * A bet history provider that answers through a callback.
 *
 * @param args - Whose slips are asked for, and for which events. Set by the hosted adapter.
 * @param callback - Takes the slips, or an error. Set by the hosted adapter.
 */
export type BetHistoryCallbackProvider = (
  args: BetHistoryArgs,
  callback: AdapterCallback<BetHistoryResult>,
) => void;

/**
 * A bet history provider that returns its result at once.
 *
 * @param args - Whose slips are asked for, and for which events. Set by the hosted adapter.
 */
export type BetHistoryPlainProvider = (args: BetHistoryArgs) => BetHistoryResult;

/**
 * Your function that gives a hosted adapter the user's own bet slips for Bet Share.
 *
 * Three styles are accepted: return a promise, call the callback, or return the result. They share
 * one signature here, since TypeScript can't infer the parameters of a function from a union of
 * three.
 *
 * @remarks
 * Source: published hosted adapter pages.
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
 * @param args - Whose slips are asked for, and for which events. Set by the hosted adapter.
 * @param callback - Takes the slips, or an error. Set by the hosted adapter. Not needed when you
 * return the slips or a promise of them.
 */
export type BetHistoryProvider = (
  args: BetHistoryArgs,
  callback: AdapterCallback<BetHistoryResult>,
) => BetHistoryResult | Promise<BetHistoryResult> | void;

/**
 * The host page's own bet slip, as a hosted adapter wants to see it.
 *
 * @remarks
 * Source: public code that uses a sibling widget.
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
  /**
   * Selections in the bet slip. Set by the host page; an empty array for an empty slip.
   *
   * @provisional
   */
  betslip: {
    /**
     * Your own id of the event.
     *
     * @provisional
     */
    externalEventId: string;
    /**
     * Your own id of the market.
     *
     * @provisional
     */
    externalMarketId: string;
    /**
     * Your own id of the outcome.
     *
     * @provisional
     */
    externalOutcomeId: string;
  }[];

  /**
   * Total odds as display text. Set by the host page. Leave it out when it is unknown.
   *
   * @provisional
   */
  combinedOddsValue?: string;
}

/**
 * Options of a hosted adapter, the third argument of `registerAdapter`.
 *
 * @remarks
 * Source: published hosted adapter pages for `betHistory`; public code that uses sibling widgets
 * for the position of the object and for `onBetSlipChanged`.
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
   * Gives the adapter the user's own bet slips for Bet Share. Set by the host page. Without it, Bet
   * Share through a hosted adapter has no slips from the page. It stands in the same object as
   * `onBetSlipChanged` {@provisional}.
   */
  betHistory?: BetHistoryProvider;

  /**
   * Hands the host page a callback of the adapter. Keep it, call it at once, and again on each
   * change of your bet slip. Set by the host page.
   *
   * @param callback - Takes the bet slip as it is now. Set by the hosted adapter.
   *
   * @provisional
   */
  onBetSlipChanged?: (callback: (betSlip: HostBetSlip) => void) => void;
}
