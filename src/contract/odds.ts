/**
 * Odds as an object: the decimal value and the text to show for it.
 *
 * Your adapter sets every field. Outcomes use this form or the older bare number. Bets and bet
 * slips use {@link Odds}, which has the same fields. {@provisional Which of the two type names
 * belongs to which place} isn't confirmed.
 *
 * @source Adapter types, generation 1, for both fields.
 *
 * @example
 * ```ts
 * const odds: OddsObject = {decimalValue: 2.55, displayValue: '31/20'};
 * ```
 *
 * @see {@link Odds}, {@link Outcome}
 *
 * @category Event and market
 */
export interface OddsObject {
  /**
   * Decimal (European) odds: the total return per unit of stake, for example `2.55`. Always send
   * the decimal form, whatever the user sees.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting, for example `2.55` or `31/20`.
   * {@provisional Omit it to let the widget format the decimal value in the loader's odds type.}
   */
  displayValue?: string;
}

/**
 * The odds of a whole bet or bet slip: the decimal value and the text to show for it.
 *
 * Your adapter sets every field. {@provisional Which of the two type names, `Odds` and
 * `OddsObject`, belongs to which place} isn't confirmed.
 *
 * @source Adapter types, generation 1, for both fields.
 *
 * @example
 * ```ts
 * const combinedOdds: Odds = {decimalValue: 4.72, displayValue: '4.72'};
 * ```
 *
 * @see {@link OddsObject}, {@link Bet}, {@link BetSlip}
 *
 * @category Event and market
 */
export interface Odds extends OddsObject {
  /**
   * Decimal (European) odds of the bet or slip: the total return per unit of stake, for example
   * `4.72`.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting. {@provisional Omit it to let the widget format
   * the decimal value in the loader's odds type.}
   */
  displayValue?: string;
}
