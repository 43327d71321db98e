import type {OddsObject} from './odds';
import type {Status} from './status';

/**
 * One market of an event: a question to bet on, together with its outcomes.
 *
 * Your adapter sets every field.
 *
 * @source Adapter types, generation 1. Related widgets disagree on `status`: one page writes
 * `{ status: 'active' }`, another reads `status.isActive`; {@link Status} contains both.
 *
 * @example
 * ```ts
 * const market: Market = {
 *   id: '1',
 *   name: 'Match result',
 *   outcomes: [
 *     {id: '1', name: 'Home FC', odds: {decimalValue: 1.85, displayValue: '1.85'}},
 *     {id: '2', name: 'Draw', odds: {decimalValue: 3.4, displayValue: '3.40'}},
 *     {id: '3', name: 'Away FC', odds: {decimalValue: 4.2, displayValue: '4.20'}},
 *   ],
 *   status: {isActive: true, status: 'active'},
 * };
 * ```
 *
 * @see {@link Outcome}, {@link Status}, {@link SRMarket}, {@link Event}
 *
 * @category Event and market
 */
export interface Market {
  /**
   * ID of the market, for example `1` or `sr:market:4321`. Whose ID it is depends on the module, so
   * `18` can identify two different markets: see
   * [which IDs each module uses](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
   */
  id: string;

  /** Localized display name of the market. */
  name: string;

  /**
   * Outcomes of the market, in display order. In a bet slip: those that were selected. On a Flash
   * Bet card: those to offer. For Bet Insights, see {@link OutcomeResponseEntry}.
   */
  outcomes: Outcome[];

  /**
   * Whether the market is open. Always send it in a response to `outcomes` or `matchEventMarkets`,
   * and call the callback again when it changes: the default isn't known. In a bet slip, it lets
   * the adapter leave out slips that are decided.
   *
   * @provisional
   */
  status?: Status;

  /**
   * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Omit it for a
   * market without specifiers.
   *
   * @provisional
   */
  specifiers?: string;
}

/**
 * One possible result of a market: what a user selects.
 *
 * Your adapter sets every field.
 *
 * @source Adapter types, generation 1. In those types, `odds` is a bare number, and bets contain an
 * object with the decimal value and its display text. The object is the newer form.
 *
 * @example
 * ```ts
 * const outcome: Outcome = {
 *   id: '3',
 *   name: 'Away FC',
 *   odds: {decimalValue: 2.55, displayValue: '2.55'},
 *   isSelected: false,
 *   status: {isActive: true, status: 'active'},
 * };
 * ```
 *
 * @see {@link Market}, {@link OddsObject}, {@link ExternalOutcome}
 *
 * @category Event and market
 */
export interface Outcome {
  /** ID of the outcome, unique within its market, for example `3` or `sr:outcome:67898`. */
  id: string;

  /** Localized display name of the outcome. */
  name: string;

  /**
   * Odds of the outcome: an object with the decimal value and its display text, or the older bare
   * decimal number such as `2.55`. What the widget shows if you omit it isn't known.
   */
  odds?: OddsObject | number;

  /**
   * `true` if the outcome is already in the user's bet slip. If omitted, treat the outcome as not
   * selected.
   *
   * @provisional
   */
  isSelected?: boolean;

  /**
   * Whether the outcome can be selected. Always send it in a response to `outcomes` or
   * `matchEventMarkets`: the default isn't known. In the standalone Bet Insights widget, a closed
   * outcome can't be selected.
   *
   * @provisional
   */
  status?: Status;
}

/**
 * The identity of a market in the Unified Odds Feed: market ID, specifiers, and outcome ID.
 *
 * Bet Insights uses Unified Odds Feed data. A client that doesn't use that feed maps these IDs to
 * its own.
 *
 * @source Inferred from the mapping notes and the selection of adapter generation 3.
 *
 * @example
 * ```ts
 * const srMarket: SRMarket = {id: 18, specifiers: 'total=2.5', outcomeId: '12'};
 * ```
 *
 * @see {@link Market}, {@link OutcomeRequestEntry}
 *
 * @category Event and market
 * @provisional
 */
export interface SRMarket {
  /** Market ID in the Unified Odds Feed. */
  id: string | number;

  /**
   * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Left out for a
   * market without specifiers.
   */
  specifiers?: string;

  /** Outcome ID in the Unified Odds Feed. Left out when the whole market is meant. */
  outcomeId?: string;
}
