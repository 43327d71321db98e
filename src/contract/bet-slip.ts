import type {Result} from './competition';
import type {Event} from './event';
import type {Market} from './market';
import type {Odds} from './odds';
import type {Status} from './status';

/**
 * A user's bet slip: one or more bets, with everything needed to show and copy it in the chat.
 *
 * Your adapter sets every field and returns the slips for Bet Share. When another user copies a
 * shared slip, your page receives the same slip in {@link CopyBetActionInterface}, so include
 * everything that you need to rebuild the bet.
 *
 * @source Adapter types, generation 1, and hosted adapter pages. Sportradar's field table ends
 * after `combinedOdds`; the fields marked provisional are inferred.
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
  /** Unique ID of the slip. It's used to leave out slips that were already shared. */
  id: string;

  /**
   * Slip type. Any string is allowed, {@provisional for example `single`, `multibet`, or
   * `sameGameMulti`}.
   */
  betType: string;

  /**
   * Currency of every amount in the slip, for example `EUR`. Which standard the code follows isn't
   * known.
   */
  currency: string;

  /**
   * Total odds of the slip. The field is confirmed; that it has the shape of a bet's odds isn't.
   * What the widget shows if you omit it isn't known.
   *
   * @provisional
   */
  combinedOdds?: Odds;

  /** The bets in the slip. At least one. */
  bets: Bet[];

  /**
   * Amount staked, in units of `currency`. Omit it to keep it out of the chat.
   *
   * @provisional
   */
  stake?: number;

  /**
   * Amount paid out if the slip wins, including the stake, in units of `currency`. Omit it if it's
   * unknown.
   *
   * @provisional
   */
  potentialPayout?: number;

  /**
   * Amount paid out for a settled slip, in units of `currency`. Omit it until the slip is settled.
   *
   * @provisional
   */
  payout?: number;

  /**
   * Status of the slip. What the widget does with a suspended slip isn't known: ask your
   * integration contact. Check every selection of a copied slip in your own system, whatever this
   * status is.
   *
   * @provisional
   */
  status?: Status;

  /**
   * Score of the event, for a slip whose bets share one event. Otherwise, or if no score is known,
   * omit it.
   *
   * @provisional
   */
  result?: Result;

  /**
   * Time the slip was placed, ISO 8601 with a time zone, for example `2024-06-15T18:40:00Z`. If
   * omitted, the time is unknown.
   *
   * @provisional
   */
  createdAt?: string;
}

/**
 * One bet in a bet slip: an event with the markets that are bet on.
 *
 * Your adapter sets every field. A bet belongs to exactly one event and can contain several of its
 * markets.
 *
 * @source Adapter types, generation 1, and the Copy Bet page.
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
  /** Unique ID of the bet, for example `sr:bet:122212`. */
  id: string;

  /**
   * The bet's event. Include every ID that you know: Bet Share compares `srEventId` or `externalId`
   * with the events of the channel.
   */
  event: Event;

  /** The bet's markets, with the outcomes that were selected. */
  markets: Market[];

  /** The bet's odds. What the widget shows if you omit them isn't known. */
  odds?: Odds;
}

/**
 * One event in a bet slip with its markets and odds, as the widget displays it.
 *
 * An event block shows what one {@link Bet} contains, except the ID of the bet.
 *
 * @source None; inferred from {@link Bet}.
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
  /** Event at the head of the block. Taken from the bet. */
  event: Event;

  /** Markets listed under the event, with the selected outcomes. Taken from the bet. */
  markets: Market[];

  /** Odds of the block. Taken from the bet; missing if the bet has none. */
  odds?: Odds;
}
