import type {OddsObject} from './odds';
import type {Status} from './status';

/**
 * One market of an event: a question to bet on, together with its outcomes.
 *
 * @remarks
 * Source: published adapter types, generation 1. On `status`, sibling widgets disagree: one page
 * writes `{ status: 'active' }`, another reads `status.isActive`; {@link Status} holds both.
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
   * Id of the market, for example `1` or `sr:market:4321`. Set by your adapter. Whose id it is
   * depends on the module, so `18` can name two markets: see
   * [which ids each module carries](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
   */
  id: string;

  /** Localized display name of the market. Set by your adapter. */
  name: string;

  /**
   * Outcomes of the market, in display order. Set by your adapter: in a bet slip those that were
   * selected, on a Flash Bet card those to offer. For Bet Insights see
   * {@link OutcomeResponseEntry}.
   */
  outcomes: Outcome[];

  /**
   * Whether the market is open. Set by your adapter; call the callback again when it changes. What
   * the widget assumes when it is missing is not published, so send it.
   *
   * @provisional
   */
  status?: Status;

  /**
   * Specifiers that tell markets with the same id apart, for example `total=2.5`. Set by your
   * adapter. Leave it out for a market without specifiers.
   *
   * @provisional
   */
  specifiers?: string;
}

/**
 * One possible result of a market, the thing a user selects.
 *
 * @remarks
 * Source: published adapter types, generation 1. There `odds` is a bare number; bets carry an
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
  /**
   * Id of the outcome, unique within its market, for example `3` or `sr:outcome:67898`. Set by your
   * adapter.
   */
  id: string;

  /** Localized display name of the outcome. Set by your adapter. */
  name: string;

  /**
   * Odds of the outcome: an object with the decimal value and its display text, or the older bare
   * decimal number such as `2.55`. Set by your adapter. What the widget shows when it is missing is
   * not published.
   */
  odds?: OddsObject | number;

  /**
   * `true` when the outcome already is in the user's bet slip. Set by your adapter. When it is
   * missing, treat the outcome as not selected.
   *
   * @provisional
   */
  isSelected?: boolean;

  /**
   * Whether the outcome can be selected. Set by your adapter. In the standalone Bet Insights widget
   * a closed outcome cannot be selected. What the widget assumes when it is missing is not
   * published, so send it.
   *
   * @provisional
   */
  status?: Status;
}

/**
 * The identity of a market in the Unified Odds Feed: market id, specifiers and outcome id.
 *
 * Bet Insights works on Unified Odds Feed data. A client that does not use that feed maps these ids
 * to its own.
 *
 * @remarks
 * Source: derived from the published mapping notes and the selection of adapter generation 3.
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
  /**
   * Market id of the Unified Odds Feed.
   *
   * @provisional
   */
  id: string | number;

  /**
   * Specifiers that tell markets with the same id apart, for example `total=2.5`. Left out for a
   * market without specifiers.
   *
   * @provisional
   */
  specifiers?: string;

  /**
   * Outcome id of the Unified Odds Feed. Left out when the whole market is meant.
   *
   * @provisional
   */
  outcomeId?: string;
}
