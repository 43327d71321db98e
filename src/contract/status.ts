/**
 * Whether an event, market, outcome, or bet slip is open, as a flag, as a status value, or as both.
 *
 * Your adapter sets every field. Send both fields, because widgets differ in which one they
 * read. When you read a status, read `isActive` first.
 *
 * @source Examples from related widgets; the combination is inferred.
 *
 * @example
 * ```ts
 * const open: Status = {isActive: true, status: 'active'};
 * const suspended: Status = {isActive: false, status: 'suspended'};
 * ```
 *
 * @see {@link MarketStatus}, {@link Market}, {@link Outcome}
 *
 * @category Event and market
 * @provisional
 */
export interface Status {
  /** `true` while bets are accepted, `false` otherwise. If it's missing, read `status`. */
  isActive?: boolean;

  /** Status value. If it's missing, read `isActive`. */
  status?: MarketStatus;
}

/**
 * The status of a market, an outcome, or a Flash Bet card, as one of five values.
 *
 * Your adapter sets the status and calls the callback again when it changes.
 *
 * @source The value `active` comes from a related widget's page; the Flash Bet documentation
 * mentions suspending and deactivating a selection. The list of five is inferred.
 *
 * @example
 * ```ts
 * const open: MarketStatus = 'active';
 * const closed: MarketStatus = 'suspended';
 * ```
 *
 * @see {@link Status}, {@link MatchEventMarketResponse}
 *
 * @category Aliases
 * @provisional
 */
export type MarketStatus =
  /** Open: bets are accepted. The widget lets users select it. */
  | 'active'
  /** Temporarily closed. The widget temporarily suspends its Flash Bet card. */
  | 'suspended'
  /** Withdrawn. The widget temporarily suspends its Flash Bet card. */
  | 'deactivated'
  /** Decided. What the widget then shows isn't known. */
  | 'settled'
  /** Void. What the widget then shows isn't known. */
  | 'cancelled';
