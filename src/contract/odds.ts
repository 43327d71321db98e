/**
 * Odds as an object: the decimal value and the text to show for it.
 *
 * Your adapter sets every field. Outcomes use this form or the older bare number. Bets and bet
 * slips use {@link Odds}, which has the same fields.
 *
 * @remarks
 * Source: adapter types, generation 1, for both fields. Only the assignment of the two type names
 * is provisional: which one belongs to which place.
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
   * Decimal (European) odds: the total return per unit of stake, for example `2.55`. Always send
   * the decimal form, whatever the user sees.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting, for example `2.55` or `31/20`. Omit it to let
   * the widget format the decimal value in the loader's odds type {@provisional}.
   */
  displayValue?: string;
}

/**
 * The odds of a whole bet or bet slip: the decimal value and the text to show for it.
 *
 * Your adapter sets every field.
 *
 * @remarks
 * Source: adapter types, generation 1, for both fields. Only the assignment of the two type names
 * is provisional: which one belongs to which place.
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
   * `4.72`.
   */
  decimalValue: number;

  /**
   * Text shown to the user without any formatting. Omit it to let the widget format the decimal
   * value in the loader's odds type {@provisional}.
   */
  displayValue?: string;
}
