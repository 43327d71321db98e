import type {Event} from '../event';
import type {Market, Outcome} from '../market';

/**
 * The outcome a user clicked in the widget, together with its event and market.
 *
 * It is the payload of the actions `BetInsightsOutcome` and `FlashBetOutcome`. All data in it came
 * from your adapter some time ago. Before you add the outcome to your bet slip:
 *
 * 1. Check that the event still is open for betting.
 * 2. Check that market and outcome still are valid.
 * 3. Check that the odds have not moved too far.
 * 4. If a check fails, show an error and stop.
 * 5. Map the ids of event, market and outcome to your own. Whose ids they are depends on the type of
 *    the action: see
 *    [which ids each module carries](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
 *
 * @remarks
 * Source: published Bet Insights and Flash Bet pages.
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
  /** Event of the outcome. Set by the widget from your adapter's answer, its ids included. */
  externalEvent: Event;

  /** The outcome that was clicked. Set by the widget from your adapter's answer. */
  externalOutcome: Outcome;

  /** Market of the outcome. Set by the widget from your adapter's answer. */
  externalMarket: Market;

  /**
   * Module the outcome comes from. Set by the widget. Do not switch on it: one published page
   * prints `FlashBetOutcome` for Bet Insights too. Switch on the type of the action.
   */
  type: 'BetInsightsOutcome' | 'FlashBetOutcome';
}

/**
 * The user clicks an outcome in Bet Insights or on a Flash Bet card.
 *
 * Both actions have a payload of the same shape, but not the same ids in it: tell the function that
 * serves both which action it was.
 *
 * @remarks
 * Source: derived from the two published actions, which share their payload.
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
  /**
   * Module the click comes from. Set by the widget.
   *
   * @provisional
   */
  type: 'BetInsightsOutcome' | 'FlashBetOutcome';

  /**
   * The outcome that was clicked, with its event and market. Set by the widget.
   *
   * @provisional
   */
  data: ExternalOutcome;
}

/**
 * The user clicks an outcome in Bet Insights.
 *
 * Check the outcome before you add it to your bet slip; {@link ExternalOutcome} lists what to
 * check. Its market and outcome ids are those of the Unified Odds Feed that your adapter was asked
 * for.
 *
 * @remarks
 * Source: the published Bet Insights page, which does not name this interface: the name is ours
 * {@provisional}.
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
  /** Type of the action. Set by the widget. */
  type: 'BetInsightsOutcome';

  /** The outcome that was clicked, with its event and market. Set by the widget. */
  data: ExternalOutcome;
}

/**
 * The user clicks an outcome on a Flash Bet card.
 *
 * Check the outcome before you add it to your bet slip; {@link ExternalOutcome} lists what to
 * check. Its market and outcome ids are your own, as your adapter sent them.
 *
 * @remarks
 * Source: the published Flash Bet page, which does not name this interface: the name is ours
 * {@provisional}.
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
  /** Type of the action. Set by the widget. */
  type: 'FlashBetOutcome';

  /** The outcome that was clicked, with its event and market. Set by the widget. */
  data: ExternalOutcome;
}
