/**
 * Odds as an object: the decimal value and the text to show for it.
 *
 * Outcomes use this form, or the older bare number. Bets and bet slips use {@link Odds}, which has
 * the same fields.
 *
 * @remarks
 * Source: published adapter types, generation 1, for both fields. Provisional is only which of the
 * two type names belongs to which place.
 *
 * @example
 * ```ts
 * const odds: OddsObject = {decimalValue: 2.55, displayValue: '31/20'};
 * ```
 *
 * @see {@link Odds}, {@link Outcome}
 *
 * @category Event and market
 * @provisional
 */
export interface OddsObject {
  /**
   * Decimal (European) odds: the total return per unit of stake, for example `2.55`. Set by your
   * adapter, always in decimal form whatever the user sees.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting, for example `2.55` or `31/20`. Set by your
   * adapter. Leave it out to let the widget format the decimal value, by the loader's odds type
   * {@provisional}.
   */
  displayValue?: string;
}

/**
 * The odds of a whole bet or bet slip: the decimal value and the text to show for it.
 *
 * @remarks
 * Source: published adapter types, generation 1, for both fields. Provisional is only which of the
 * two type names belongs to which place.
 *
 * @example
 * ```ts
 * const combinedOdds: Odds = {decimalValue: 4.72, displayValue: '4.72'};
 * ```
 *
 * @see {@link OddsObject}, {@link Bet}, {@link BetSlip}
 *
 * @category Event and market
 * @provisional
 */
export interface Odds extends OddsObject {
  /**
   * Decimal (European) odds of the bet or slip: the total return per unit of stake, for example
   * `4.72`. Set by your adapter.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting. Set by your adapter. Leave it out to let the
   * widget format the decimal value, by the loader's odds type {@provisional}.
   */
  displayValue?: string;
}
