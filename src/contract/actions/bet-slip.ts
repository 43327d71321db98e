import type {BetSlip} from '../bet-slip';

/**
 * The user clicks the copy button on a bet slip shared in chat.
 *
 * What happens next is your choice, for example to open your bet slip with the same selections. The
 * product counts the copies itself.
 *
 * @remarks
 * Source: the published copy bet page, which does not name this interface: the name is ours
 * {@provisional}.
 *
 * @example
 * ```ts
 * const action: CopyBetActionInterface = {
 *   type: 'CopyBet',
 *   data: {
 *     betslip: {
 *       id: 'slip-7001',
 *       betType: 'single',
 *       currency: 'EUR',
 *       bets: [
 *         {
 *           id: 'sr:bet:122212',
 *           event: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
 *           markets: [
 *             {
 *               id: '1',
 *               name: 'Match result',
 *               outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *             },
 *           ],
 *         },
 *       ],
 *     },
 *   },
 * };
 * ```
 *
 * @see {@link BetSlip}, {@link BetslipActionInterface}
 *
 * @category Actions
 */
export interface CopyBetActionInterface {
  /** Type of the action. Set by the widget. */
  type: 'CopyBet';

  /** Payload of the action. Set by the widget. */
  data: {
    /**
     * The complete shared slip, as the adapter of the user who shared it returned it. Odds and
     * states can have changed since: check them before you offer the slip.
     */
    betslip: BetSlip;
  };
}

/**
 * The user opens the list of own bet slips to share, or shares one of them.
 *
 * @remarks
 * Source: none published; derived from the copy bet action.
 *
 * @example
 * ```ts
 * const action: BetslipActionInterface = {
 *   type: 'BetSlip',
 *   data: {
 *     betslip: {
 *       id: 'slip-7001',
 *       betType: 'single',
 *       currency: 'EUR',
 *       bets: [
 *         {
 *           id: 'sr:bet:122212',
 *           event: {id: '113', srEventId: 'sr:match:50850679'},
 *           markets: [
 *             {
 *               id: '1',
 *               name: 'Match result',
 *               outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *             },
 *           ],
 *         },
 *       ],
 *     },
 *     channelId: 'match-2024-final',
 *   },
 * };
 * ```
 *
 * @see {@link BetSlip}, {@link CloseBetslipShareListInterface}, {@link BetShareRequest}
 *
 * @category Actions
 * @provisional
 */
export interface BetslipActionInterface {
  /**
   * Type of the action, spelled with a capital S. Set by the widget.
   *
   * @provisional
   */
  type: 'BetSlip';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * The bet slip that the user shares. Set by the widget from your adapter's response. Missing
     * when the user opens the list, as no slip is chosen then.
     *
     * @provisional
     */
    betslip?: BetSlip;

    /**
     * Id of the channel the user has open. Set by the widget.
     *
     * @provisional
     */
    channelId: string;
  };
}

/**
 * The user closes the list of own bet slips to share.
 *
 * @remarks
 * Source: none published; derived.
 *
 * @example
 * ```ts
 * const action: CloseBetslipShareListInterface = {
 *   type: 'CloseBetslipShareList',
 *   data: {channelId: 'match-2024-final'},
 * };
 * ```
 *
 * @see {@link BetslipActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface CloseBetslipShareListInterface {
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'CloseBetslipShareList';

  /**
   * Payload of the action. Set by the widget. When it is missing, the list of the open channel is
   * meant.
   *
   * @provisional
   */
  data?: {
    /**
     * Id of the channel the list belonged to. Set by the widget. When it is missing, the open
     * channel is meant.
     *
     * @provisional
     */
    channelId?: string;
  };
}
