import type {Result} from './competition';
import type {Event} from './event';
import type {Market} from './market';
import type {Odds} from './odds';
import type {Status} from './status';

/**
 * A user's bet slip with one or more bets, complete enough to be shown and copied in chat.
 *
 * Your adapter returns bet slips for Bet Share. When a user copies a shared slip, the host page
 * gets the same slip back in {@link CopyBetActionInterface}: whatever you need to rebuild the bet
 * must be in it.
 *
 * @remarks
 * Source: published adapter types, generation 1, and hosted adapter pages. The published field
 * table breaks off after `combinedOdds`; the fields marked provisional are derived.
 *
 * @example
 * ```ts
 * const betSlip: BetSlip = {
 *   id: 'slip-7001',
 *   betType: 'single',
 *   currency: 'EUR',
 *   combinedOdds: {decimalValue: 2.55, displayValue: '2.55'},
 *   bets: [
 *     {
 *       id: 'sr:bet:122212',
 *       event: {
 *         id: '113',
 *         srEventId: 'sr:match:50850679',
 *         externalId: '24567',
 *         name: 'Home FC VS Away FC',
 *         date: '2024-06-15T19:00:00Z',
 *       },
 *       markets: [
 *         {
 *           id: '1',
 *           name: 'Match result',
 *           outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *         },
 *       ],
 *       odds: {decimalValue: 2.55, displayValue: '2.55'},
 *     },
 *   ],
 *   stake: 5,
 *   potentialPayout: 12.75,
 *   status: {isActive: true, status: 'active'},
 *   createdAt: '2024-06-15T18:40:00Z',
 * };
 * ```
 *
 * @see {@link Bet}, {@link EventBlock}, {@link BetShareResponse}, {@link CopyBetActionInterface},
 * {@link BetslipActionInterface}
 *
 * @category Bet slip
 */
export interface BetSlip {
  /** Id of the slip, unique per slip. Set by your adapter and used to leave out shared slips. */
  id: string;

  /**
   * Kind of slip. Set by your adapter. The published type is a plain string; a sibling widget uses
   * `single`, `multibet` and `sameGameMulti`.
   */
  betType: string;

  /**
   * Currency of every amount in the slip, for example `EUR`. Set by your adapter. The standard of
   * the code is not published.
   */
  currency: string;

  /**
   * Total odds of the slip. Set by your adapter. What the widget shows when it is missing is not
   * published. The field is published; its shape is derived from the odds of a bet.
   *
   * @provisional
   */
  combinedOdds?: Odds;

  /** Bets of the slip, at least one. Set by your adapter. */
  bets: Bet[];

  /**
   * Amount staked, in units of `currency`. Set by your adapter. Leave it out to keep it out of the
   * chat.
   *
   * @provisional
   */
  stake?: number;

  /**
   * Amount paid out if the slip wins, stake included, in units of `currency`. Set by your adapter.
   * Leave it out when it is unknown.
   *
   * @provisional
   */
  potentialPayout?: number;

  /**
   * Amount paid out for a settled slip, in units of `currency`. Set by your adapter. Leave it out
   * until the slip is settled.
   *
   * @provisional
   */
  payout?: number;

  /**
   * State of the slip. Set by your adapter. What the widget does with a slip that is suspended is
   * not known: ask your integration contact. Check every selection of a copied slip in your own
   * system, whatever stands here.
   *
   * @provisional
   */
  status?: Status;

  /**
   * Score of the event, for a slip whose bets share one event. Set by your adapter. Leave it out
   * otherwise, or when no score is known.
   *
   * @provisional
   */
  result?: Result;

  /**
   * Time the slip was placed, ISO 8601 with a time zone, for example `2024-06-15T18:40:00Z`. Set by
   * your adapter. When it is missing, the time is unknown.
   *
   * @provisional
   */
  createdAt?: string;
}

/**
 * One bet of a bet slip: an event with the markets that are bet on.
 *
 * A bet belongs to exactly one event and can hold several markets of it.
 *
 * @remarks
 * Source: published adapter types, generation 1, and the copy bet page.
 *
 * @example
 * ```ts
 * const bet: Bet = {
 *   id: 'sr:bet:122212',
 *   event: {
 *     id: '113',
 *     srEventId: 'sr:match:50850679',
 *     externalId: '24567',
 *     name: 'Home FC VS Away FC',
 *   },
 *   markets: [
 *     {
 *       id: '1',
 *       name: 'Match result',
 *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     },
 *   ],
 *   odds: {decimalValue: 2.55, displayValue: '2.55'},
 * };
 * ```
 *
 * @see {@link BetSlip}, {@link Event}, {@link Market}, {@link Odds}
 *
 * @category Bet slip
 */
export interface Bet {
  /** Id of the bet, unique per bet, for example `sr:bet:122212`. Set by your adapter. */
  id: string;

  /**
   * Event of the bet. Set by your adapter, with every id you know: Bet Share compares `srEventId` or
   * `externalId` with the events of the channel.
   */
  event: Event;

  /** Markets of the bet, with the outcomes that were selected. Set by your adapter. */
  markets: Market[];

  /**
   * Odds of the bet. Set by your adapter. What the widget shows when it is missing is not
   * published.
   */
  odds?: Odds;
}

/**
 * One event of a bet slip with its markets and odds, as the widget draws it.
 *
 * An event block shows what one {@link Bet} holds, without the id of the bet.
 *
 * @remarks
 * Source: none published; derived from {@link Bet}.
 *
 * @example
 * ```ts
 * const eventBlock: EventBlock = {
 *   event: {id: '113', srEventId: 'sr:match:50850679', name: 'Home FC VS Away FC'},
 *   markets: [
 *     {
 *       id: '1',
 *       name: 'Match result',
 *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
 *     },
 *   ],
 *   odds: {decimalValue: 2.55, displayValue: '2.55'},
 * };
 * ```
 *
 * @see {@link Bet}, {@link BetSlip}
 *
 * @category Bet slip
 * @provisional
 */
export interface EventBlock {
  /**
   * Event at the head of the block. Taken from the bet.
   *
   * @provisional
   */
  event: Event;

  /**
   * Markets listed under the event, with the selected outcomes. Taken from the bet.
   *
   * @provisional
   */
  markets: Market[];

  /**
   * Odds of the block. Taken from the bet; missing when the bet carries none.
   *
   * @provisional
   */
  odds?: Odds;
}
