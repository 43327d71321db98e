import type {BetSlip} from '../bet-slip';

/**
 * Sent when the user clicks the Copy Bet button on a bet slip that was shared in the chat.
 *
 * The widget sends it to your page and sets every field. What happens next is up to you: for
 * example, open your bet slip with the same selections. Virtual Stadium counts the copies.
 *
 * {@provisional The name of this interface} isn't confirmed.
 *
 * @source Copy Bet documentation, which doesn't name this interface.
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
  /** Type of the action. */
  type: 'CopyBet';

  /** Payload of the action. */
  data: {
    /**
     * The complete shared slip, as the browser of the user who shared it sent it. It's input from
     * another user: read only its IDs, and look up names, odds, and statuses in your backend before
     * you offer the slip.
     */
    betslip: BetSlip;
  };
}

/**
 * Sent when the user opens the list of their own bet slips to share, or shares one of them.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source None; inferred from the copy bet action.
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
  /** Type of the action. The S is a capital letter. */
  type: 'BetSlip';

  /** Payload of the action. */
  data: {
    /**
     * The bet slip that the user shares, from your adapter's response. Missing when the user opens
     * the list, because no slip has been chosen yet.
     */
    betslip?: BetSlip;

    /** ID of the channel that the user has open. */
    channelId: string;
  };
}

/**
 * Sent when the user closes the list of their own bet slips to share.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source None; inferred.
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
  /** Type of the action. */
  type: 'CloseBetslipShareList';

  /** Payload of the action. If it's missing, the list belongs to the open channel. */
  data?: {
    /**
     * ID of the channel that the list belonged to. If it's missing, the list belonged to the open
     * channel.
     */
    channelId?: string;
  };
}
