import type {Event} from '../event';
import type {Market, Outcome} from '../market';

/**
 * The outcome that a user clicked in the widget, together with its event and market.
 *
 * It's the payload of the actions `BetInsightsOutcome` and `FlashBetOutcome`. The widget sets every
 * field; the data came from your adapter some time ago. Before you add the outcome to your bet
 * slip:
 *
 * 1. Check that the event is still open for betting.
 * 2. Check that the market and outcome are still valid.
 * 3. Check that the odds haven't moved too far.
 * 4. If a check fails, show an error and stop.
 * 5. Map the IDs of the event, market, and outcome to your own. Whose IDs they are depends on the
 *    type of the action: see
 *    [which IDs each module uses](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
 *
 * @source Bet Insights and Flash Bet documentation. One of the pages shows `FlashBetOutcome` as the
 * `type` for Bet Insights too.
 *
 * @example
 * ```ts
 * const externalOutcome: ExternalOutcome = {
 *   externalEvent: {
 *     id: '113',
 *     srEventId: 'sr:match:50850679',
 *     externalId: '24567',
 *     name: 'Home FC VS Away FC',
 *     date: '2024-06-15T19:00:00Z',
 *   },
 *   externalMarket: {
 *     id: '1',
 *     name: 'Match result',
 *     outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     status: {isActive: true, status: 'active'},
 *   },
 *   externalOutcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
 *   type: 'BetInsightsOutcome',
 * };
 * ```
 *
 * @see {@link BetInsightsActionInterface}, {@link FlashBetActionInterface}, {@link Event},
 * {@link Market}, {@link Outcome}
 *
 * @category Actions
 */
export interface ExternalOutcome {
  /** Event of the outcome, including its IDs, from your adapter's response. */
  externalEvent: Event;

  /** The outcome that was clicked, from your adapter's response. */
  externalOutcome: Outcome;

  /** Market of the outcome, from your adapter's response. */
  externalMarket: Market;

  /**
   * Module that the outcome comes from. Don't switch on it: it can be `FlashBetOutcome` for
   * Bet Insights too. Switch on the type of the action.
   */
  type: 'BetInsightsOutcome' | 'FlashBetOutcome';
}

/**
 * Sent when the user clicks an outcome in Bet Insights or on a Flash Bet card.
 *
 * The widget sends it to your page and sets every field. Both actions have a payload of the same
 * shape, but the IDs in it differ: tell the function that handles both which action it was.
 *
 * @source Inferred from the two documented actions, which share their payload.
 *
 * @example
 * ```ts
 * const action: ExternalOutcomeActionInterface = {
 *   type: 'FlashBetOutcome',
 *   data: {
 *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
 *     externalMarket: {
 *       id: 'next-goal-2',
 *       name: 'Next goal',
 *       outcomes: [{id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     },
 *     externalOutcome: {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}},
 *     type: 'FlashBetOutcome',
 *   },
 * };
 * ```
 *
 * @see {@link BetInsightsActionInterface}, {@link FlashBetActionInterface}, {@link ExternalOutcome}
 *
 * @category Actions
 * @provisional
 */
export interface ExternalOutcomeActionInterface {
  /** Module that the click comes from. */
  type: 'BetInsightsOutcome' | 'FlashBetOutcome';

  /** The outcome that was clicked, with its event and market. */
  data: ExternalOutcome;
}

/**
 * Sent when the user clicks an outcome in Bet Insights.
 *
 * The widget sends it to your page and sets every field. Check the outcome before you add it to
 * your bet slip; {@link ExternalOutcome} lists what to check. Its market and outcome IDs are those
 * of the Unified Odds Feed that your adapter received in the request.
 *
 * {@provisional The name of this interface} isn't confirmed.
 *
 * @source Bet Insights documentation, which doesn't name this interface.
 *
 * @example
 * ```ts
 * const action: BetInsightsActionInterface = {
 *   type: 'BetInsightsOutcome',
 *   data: {
 *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
 *     externalMarket: {
 *       id: '1',
 *       name: 'Match result',
 *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     },
 *     externalOutcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
 *     type: 'BetInsightsOutcome',
 *   },
 * };
 * ```
 *
 * @see {@link ExternalOutcome}, {@link FlashBetActionInterface}, {@link OutcomesRequest}
 *
 * @category Actions
 */
export interface BetInsightsActionInterface {
  /** Type of the action. */
  type: 'BetInsightsOutcome';

  /** The outcome that was clicked, with its event and market. */
  data: ExternalOutcome;
}

/**
 * Sent when the user clicks an outcome on a Flash Bet card.
 *
 * The widget sends it to your page and sets every field. Check the outcome before you add it to
 * your bet slip; {@link ExternalOutcome} lists what to check. Its market and outcome IDs are your
 * own, as your adapter sent them.
 *
 * {@provisional The name of this interface} isn't confirmed.
 *
 * @source Flash Bet documentation, which doesn't name this interface.
 *
 * @example
 * ```ts
 * const action: FlashBetActionInterface = {
 *   type: 'FlashBetOutcome',
 *   data: {
 *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
 *     externalMarket: {
 *       id: 'next-goal-2',
 *       name: 'Next goal',
 *       outcomes: [{id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     },
 *     externalOutcome: {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}},
 *     type: 'FlashBetOutcome',
 *   },
 * };
 * ```
 *
 * @see {@link ExternalOutcome}, {@link BetInsightsActionInterface},
 * {@link MatchEventMarketResponse}
 *
 * @category Actions
 */
export interface FlashBetActionInterface {
  /** Type of the action. */
  type: 'FlashBetOutcome';

  /** The outcome that was clicked, with its event and market. */
  data: ExternalOutcome;
}
