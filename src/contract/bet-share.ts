import type {BetSlip} from './bet-slip';
import type {Event} from './event';

/**
 * The widget's request for the user's own bet slips, sent when the user opens Bet Share.
 *
 * The widget sets every field. Return slips that contain at least one bet on any of `events`, and
 * leave out those whose ID is in `alreadySharedBetIds`. A function adapter and a hosted adapter's
 * bet history provider receive these fields. An object adapter receives a
 * [`TicketsRequest`](/docs/virtualStadium/web/api#adapter) instead.
 *
 * @source Adapter types, generation 1, and hosted adapter pages.
 *
 * @example
 * ```ts
 * const request: BetShareRequest = {
 *   userId: 'user-1001',
 *   channelId: 'match-2024-final',
 *   events: [{id: '113', srEventId: 'sr:match:50850679', externalId: '24567'}],
 *   alreadySharedBetIds: ['slip-6990'],
 * };
 * ```
 *
 * @see {@link BetShareResponse}, {@link BetSlip}
 *
 * @category Adapter requests
 */
export interface BetShareRequest {
  /**
   * ID of the current user. Check it anyway: if it's missing, call the callback with
   * `new Error('userId required')`.
   */
  userId: string;

  /** ID of the channel that the user has open. If it's missing, continue without it. */
  channelId?: string;

  /**
   * Events attached to the channel. Return slips with at least one bet on any of them. If it's
   * missing, don't filter by event. What an empty list means isn't known: ask your integration
   * contact. The samples treat an empty list as missing.
   */
  events?: Event[];

  /**
   * IDs of the bet slips that the user has already shared. Leave these slips out of the response.
   * If it's missing, don't leave any out.
   */
  alreadySharedBetIds?: string[];
}

/**
 * The bet slips that a user can share, as your adapter returns them.
 *
 * Your adapter sets every field.
 *
 * @source Hosted adapter documentation for `bets`; the type name also appears on the page of the
 * generation 3 `tickets` endpoint.
 *
 * @example
 * ```ts
 * const response: BetShareResponse = {
 *   bets: [
 *     {
 *       id: 'slip-7001',
 *       betType: 'single',
 *       currency: 'EUR',
 *       combinedOdds: {decimalValue: 2.55, displayValue: '2.55'},
 *       bets: [
 *         {
 *           id: 'sr:bet:122212',
 *           event: {id: '113', srEventId: 'sr:match:50850679', name: 'Home FC VS Away FC'},
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
 *   ],
 * };
 * ```
 *
 * @see {@link BetShareRequest}, {@link BetSlip}
 *
 * @category Adapter requests
 */
export interface BetShareResponse {
  /**
   * Bet slips that the user can share. Return an empty array if there are none. The order in which
   * the widget shows them isn't known.
   */
  bets: BetSlip[];

  /**
   * Number of the next page of the bet history, for an object adapter. Leave it out on the last
   * page.
   *
   * @provisional
   */
  nextPage?: number;
}
