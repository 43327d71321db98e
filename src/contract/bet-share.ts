import type {BetSlip} from './bet-slip';
import type {Event} from './event';

/**
 * What the widget asks your adapter for when a user opens Bet Share: the user's own bet slips.
 *
 * Return slips that hold at least one bet on any of `events`, and leave out those whose id is in
 * `alreadySharedBetIds`. A function adapter and a hosted adapter's bet history provider get these
 * fields. An object adapter gets a
 * [`TicketsRequest`](/docs/virtualStadium/web/api#adapter) instead.
 *
 * @remarks
 * Source: published adapter types, generation 1, and hosted adapter pages.
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
   * Id of the current user. Set by the widget. Check it all the same: when it is missing, call the
   * callback with `new Error('userId required')`.
   */
  userId: string;

  /** Id of the channel the user has open. Set by the widget. When it is missing, ignore it. */
  channelId?: string;

  /**
   * Events attached to the channel. Set by the widget. Return slips with at least one bet on any of
   * them. When it is missing, there is nothing to filter by. What an empty list asks for is not
   * known: ask your integration contact. The samples treat it as missing.
   */
  events?: Event[];

  /**
   * Ids of bet slips the user has already shared. Set by the widget. Leave these slips out of the
   * response. When it is missing, leave none out.
   */
  alreadySharedBetIds?: string[];
}

/**
 * The bet slips a user can share, as your adapter returns them.
 *
 * @remarks
 * Source: published hosted adapter pages for `bets`; the type name also stands on the page of the
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
   * Bet slips the user can share. Set by your adapter. Return an empty array when there are none.
   * The order the widget shows them in is not published.
   */
  bets: BetSlip[];

  /**
   * Number of the next page of the bet history, for an object adapter. Set by your adapter. Leave it
   * out on the last page.
   *
   * @provisional
   */
  nextPage?: number;
}
