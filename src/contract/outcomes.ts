import type {Event} from './event';
import type {Market, Outcome} from './market';

/**
 * The widget's request for the events, markets, and outcomes that Bet Insights shows.
 *
 * The request name is `outcomes`, and the widget sets every field. The IDs are those of the Unified
 * Odds Feed. If you don't use that feed, map the market and outcome IDs to your own before you look
 * them up.
 *
 * @source Adapter documentation, generation 2.
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
  /** Requested outcomes, one entry each. */
  outcomes: OutcomeRequestEntry[];
}

/**
 * One outcome that Bet Insights requests, identified by its event, market, and outcome IDs.
 *
 * The widget sets every field.
 *
 * @source Adapter documentation, generation 2, for `eventId`; the other fields are inferred from
 * the page's notes on mapping market and outcome IDs.
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
   * ID of the event. For its form, see
   * [which ID identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
   */
  eventId: string;

  /**
   * Market ID in the Unified Odds Feed. Map it to your own ID if you don't use that feed.
   *
   * @provisional
   */
  marketId: string;

  /**
   * Outcome ID in the Unified Odds Feed. Map it to your own ID if you don't use that feed.
   *
   * @provisional
   */
  outcomeId: string;

  /**
   * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Missing for a
   * market without specifiers.
   *
   * @provisional
   */
  specifiers?: string;
}

/**
 * The events, markets, and outcomes that your adapter returns for Bet Insights.
 *
 * Your adapter sets every field. Call the callback again with a new response when odds or statuses
 * change.
 *
 * @source Adapter documentation, generation 2. That entries keep the order and number of the
 * request is provisional.
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
 *         outcomes: [
 *           {
 *             id: '3',
 *             name: 'Away FC',
 *             odds: {decimalValue: 2.55, displayValue: '2.55'},
 *             status: {isActive: true, status: 'active'},
 *           },
 *         ],
 *         status: {isActive: true, status: 'active'},
 *       },
 *       outcome: {
 *         id: '3',
 *         name: 'Away FC',
 *         odds: {decimalValue: 2.55, displayValue: '2.55'},
 *         status: {isActive: true, status: 'active'},
 *       },
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
   * One entry for each entry of the request. Keep the order and number of the request, because no
   * field links a response to its request.
   */
  outcomes: OutcomeResponseEntry[];
}

/**
 * One outcome for Bet Insights, with its event and market, as your adapter returns it.
 *
 * Your adapter sets every field.
 *
 * @source Adapter documentation, generation 2, for `event`; the other fields are inferred.
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
 *     outcomes: [
 *       {
 *         id: '3',
 *         name: 'Away FC',
 *         odds: {decimalValue: 2.55, displayValue: '2.55'},
 *         status: {isActive: true, status: 'active'},
 *       },
 *     ],
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
   * Event of the outcome. Always send `id`, and `date` for every event that you know. For an event
   * that you don't offer, send only `id`.
   */
  event: Event;

  /**
   * Market of the outcome. In the standalone Bet Insights widget, an insight on a closed market is
   * hidden. Whether `outcomes` has to contain all outcomes of the market isn't known: ask your
   * integration contact. The samples send only the requested one.
   *
   * @provisional
   */
  market: Market;

  /**
   * The requested outcome, with current odds. In the standalone Bet Insights widget, a closed
   * outcome can't be selected.
   *
   * @provisional
   */
  outcome: Outcome;
}
