import type {Event} from './event';
import type {Market, Outcome} from './market';

/**
 * What the widget asks your adapter for to show Bet Insights: events, markets, outcomes.
 *
 * The request name is `outcomes`. The ids are those of the Unified Odds Feed. If you do not use
 * that feed, map the market and outcome ids to your own before you look them up.
 *
 * @remarks
 * Source: published adapter pages, generation 2.
 *
 * @example
 * ```ts
 * const request: OutcomesRequest = {
 *   outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
 * };
 * ```
 *
 * @see {@link OutcomeRequestEntry}, {@link OutcomesResponse}
 *
 * @category Adapter requests
 */
export interface OutcomesRequest {
  /** Outcomes the widget wants, one entry each. Set by the widget. */
  outcomes: OutcomeRequestEntry[];
}

/**
 * One outcome that Bet Insights asks for, named by its event, market and outcome ids.
 *
 * @remarks
 * Source: published adapter pages, generation 2, for `eventId`; the other fields are derived from
 * the page's notes on mapping market and outcome ids.
 *
 * @example
 * ```ts
 * const entry: OutcomeRequestEntry = {
 *   eventId: 'sr:match:50850679',
 *   marketId: '18',
 *   outcomeId: '12',
 *   specifiers: 'total=2.5',
 * };
 * ```
 *
 * @see {@link OutcomesRequest}, {@link OutcomeResponseEntry}, {@link SRMarket}
 *
 * @category Adapter requests
 */
export interface OutcomeRequestEntry {
  /**
   * Id of the event. Set by the widget; for its form see
   * [which id identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
   */
  eventId: string;

  /**
   * Market id of the Unified Odds Feed. Set by the widget. Map it to your own id if you do not use
   * that feed.
   *
   * @provisional
   */
  marketId: string;

  /**
   * Outcome id of the Unified Odds Feed. Set by the widget. Map it to your own id if you do not use
   * that feed.
   *
   * @provisional
   */
  outcomeId: string;

  /**
   * Specifiers that tell markets with the same id apart, for example `total=2.5`. Set by the
   * widget; missing for a market without specifiers.
   *
   * @provisional
   */
  specifiers?: string;
}

/**
 * The events, markets and outcomes your adapter returns for Bet Insights.
 *
 * Call the callback again with a new response when odds or states change.
 *
 * @remarks
 * Source: published adapter pages, generation 2. That entries keep order and number of the request
 * is provisional.
 *
 * @example
 * ```ts
 * const response: OutcomesResponse = {
 *   outcomes: [
 *     {
 *       event: {
 *         id: 'sr:match:50850679',
 *         name: 'Home FC VS Away FC',
 *         date: '2024-06-15T19:00:00Z',
 *       },
 *       market: {
 *         id: '1',
 *         name: 'Match result',
 *         outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *         status: {isActive: true, status: 'active'},
 *       },
 *       outcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
 *     },
 *   ],
 * };
 * ```
 *
 * @see {@link OutcomeResponseEntry}, {@link OutcomesRequest}
 *
 * @category Adapter requests
 */
export interface OutcomesResponse {
  /**
   * One entry for each entry of the request. Set by your adapter. Keep the order and number of the
   * request, since no published field links an answer to its question.
   */
  outcomes: OutcomeResponseEntry[];
}

/**
 * One answered outcome for Bet Insights, with its event and market.
 *
 * @remarks
 * Source: published adapter pages, generation 2, for `event`; the other fields are derived.
 *
 * @example
 * ```ts
 * const entry: OutcomeResponseEntry = {
 *   event: {
 *     id: 'sr:match:50850679',
 *     externalId: '24567',
 *     name: 'Home FC VS Away FC',
 *     date: '2024-06-15T19:00:00Z',
 *   },
 *   market: {
 *     id: '1',
 *     name: 'Match result',
 *     outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     status: {isActive: true, status: 'active'},
 *   },
 *   outcome: {
 *     id: '3',
 *     name: 'Away FC',
 *     odds: {decimalValue: 2.55, displayValue: '2.55'},
 *     status: {isActive: true, status: 'active'},
 *   },
 * };
 * ```
 *
 * @see {@link OutcomesResponse}, {@link OutcomeRequestEntry}, {@link ExternalOutcome}
 *
 * @category Adapter requests
 */
export interface OutcomeResponseEntry {
  /**
   * Event of the outcome. Set by your adapter: `id` always, and `date` for every event you know. For
   * an event you do not offer, `id` alone.
   */
  event: Event;

  /**
   * Market of the outcome. Set by your adapter. In the standalone Bet Insights widget an insight on
   * a closed market is hidden. Whether `outcomes` has to hold all outcomes of the market is not
   * known: ask your integration contact. The samples send the one that was asked for.
   *
   * @provisional
   */
  market: Market;

  /**
   * The outcome that was asked for, with current odds. Set by your adapter. In the standalone Bet
   * Insights widget a closed outcome cannot be selected.
   *
   * @provisional
   */
  outcome: Outcome;
}
