/**
 * Whether an event, market, outcome or bet slip is open, as a flag, as a word or as both.
 *
 * Send both fields: of the related widgets, one reads `status.isActive` and another sends
 * `status.status`. When you read a status, read `isActive` first.
 *
 * @remarks
 * Source: published examples of sibling widgets; the combination is derived.
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
  /**
   * `true` while bets are accepted, `false` otherwise. Set by your adapter. When it is missing,
   * read `status`.
   *
   * @provisional
   */
  isActive?: boolean;

  /**
   * State as a word. Set by your adapter. When it is missing, read `isActive`.
   *
   * @provisional
   */
  status?: MarketStatus;
}

/**
 * The state of a market, an outcome or a suggested bet, as one of five words.
 *
 * Your adapter sets the state and calls the callback again when it changes.
 *
 * @remarks
 * Source: the value `active` comes from a sibling widget's page; published Flash Bet pages speak of
 * suspending and deactivating a selection. The list of five is derived.
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
  /** {@provisional} Open: bets are accepted. The widget lets users select it. */
  | 'active'
  /**
   * {@provisional} Closed for the moment. The widget suspends its Flash Bet card for the time
   * being.
   */
  | 'suspended'
  /** {@provisional} Taken off. The widget suspends its Flash Bet card for the time being. */
  | 'deactivated'
  /** {@provisional} Decided. What the widget shows then is not published. */
  | 'settled'
  /** {@provisional} Void. What the widget shows then is not published. */
  | 'cancelled';
