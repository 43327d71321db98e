import type {Team} from './competition';
import type {Event} from './event';
import type {Market} from './market';
import type {MarketStatus} from './status';

/**
 * The widget's request for markets, sent when a match event can lead to a Flash Bet card.
 *
 * The request name is `matchEventMarkets`. The deprecated `virtualStadium.matchEventMarkets` is
 * sent at the same time with the same arguments: respond to one of the two and return `undefined`
 * for the other. The request is made only while the chat is open, and isn't repeated for a chat
 * that's opened later. The widget sets every field.
 *
 * @source Adapter documentation, generation 2, which uses the name
 * `GenericMatchEventMarketRequest`. Generation 3 replaces the request with the endpoint
 * `matchEventSuggestedSelection`.
 *
 * @example
 * ```ts
 * const request: MatchEventMarketRequest = {
 *   id: 'request-501',
 *   event: {id: 'sr:match:50850679', sport: {id: 1, name: 'Soccer'}},
 *   matchEvent: {type: 'SCORE_CHANGED'},
 *   channelId: 'match-2024-final',
 * };
 * ```
 *
 * @see {@link MatchEventMarketResponse}, {@link MatchEvent}, {@link FlashBetActionInterface}
 *
 * @category Adapter requests
 */
export interface MatchEventMarketRequest {
  /**
   * ID of the request. Store the callback under this ID, so that you can report status changes
   * later.
   */
  id: string;

  /**
   * Event in play. For its IDs, see
   * [which ID identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
   * `sport.id` is a number here: `1` is soccer, `5` is tennis.
   */
  event: Event;

  /** Match event that caused the request. Choose a suitable market for it. */
  matchEvent: MatchEvent;

  /**
   * ID of the channel that the match event was posted in. If it's missing, respond for the event
   * alone.
   *
   * @provisional
   */
  channelId?: string;
}

/**
 * Something that happened in a live match, such as a goal, a card, or a game won.
 *
 * The widget sets every field. The following values of `type` are known. Other sports can add more,
 * so let an adapter ignore a value that it doesn't know. For the values that a channel can select,
 * see [`ChannelEventType`](/docs/virtualStadium/web/api#types).
 *
 * | Group | Values of `type` |
 * |---|---|
 * | Match and periods | `MATCH_ABOUT_TO_START`, `MATCH_STARTED`, `MATCH_ENDED`, `PERIOD_START`, `PERIOD_SCORE`, `TIMEOUT` |
 * | Score | `SCORE_CHANGED_POSSIBLE`, `SCORE_CHANGED`, `SCORE_CHANGED_CANCELLED` |
 * | Cards | `YELLOW_CARD_POSSIBLE`, `YELLOW_CARD`, `YELLOW_CARD_CANCELLED`, `YELLOWRED_CARD`, `RED_CARD_POSSIBLE`, `RED_CARD`, `RED_CARD_CANCELLED` |
 * | Play | `PLAYER_SUBSTITUTION`, `CORNER`, `OFFSIDE`, `SHOT_ON_TARGET`, `THROW_IN` |
 * | Tennis | `GAME_WON` |
 *
 * @source Adapter documentation, generation 2, for `type` and `metadata`; the channel page for the
 * list of soccer values.
 *
 * @example
 * ```ts
 * const gameWon: MatchEvent = {type: 'GAME_WON', metadata: {set_number: 2}};
 *
 * const goal: MatchEvent = {
 *   id: 'incident-9',
 *   type: 'SCORE_CHANGED',
 *   time: '2024-06-15T20:01:00Z',
 *   team: {id: '1', name: 'Home FC'},
 * };
 * ```
 *
 * @see {@link MatchEventMarketRequest}, {@link ChatRow}, {@link ChatMetadata}
 *
 * @category Event and market
 */
export interface MatchEvent {
  /**
   * ID of the match event. If it's missing, use the ID of the request.
   *
   * @provisional
   */
  id?: string;

  /** Type of the match event in upper case, for example `SCORE_CHANGED` or `GAME_WON`. */
  type: string;

  /**
   * Further data that depends on `type` and sport. One key is known: for tennis, `set_number`
   * is a number. Check each key before you read it.
   */
  metadata?: Record<string, unknown>;

  /**
   * Time of the match event, ISO 8601 with a time zone. If it's missing, use the time of the
   * request.
   *
   * @provisional
   */
  time?: string;

  /**
   * Team that the match event belongs to. Missing if it doesn't belong to a team.
   *
   * @provisional
   */
  team?: Team;
}

/**
 * The markets your adapter suggests for a match event, each shown as a Flash Bet card.
 *
 * Your adapter sets every field. Cards queue first in, first out, and stay for a limited time: 20
 * seconds, unless Sportradar sets another duration. No field of the response changes it. Call the
 * callback again with the same request's entries when a status changes. An `undefined` response,
 * `callback(null)`, means that you don't offer a market for this match event.
 *
 * Market and outcome IDs are your own: {@provisional you get them back when a user clicks}.
 *
 * @source Adapter documentation, generation 2, which uses the name
 * `GenericMatchEventMarketResponse`. Only the `id` of an entry is documented; its other fields are
 * inferred.
 *
 * @example
 * ```ts
 * const response: MatchEventMarketResponse = {
 *   matchEventMarkets: [
 *     {
 *       id: 'request-501',
 *       event: {
 *         id: 'sr:match:50850679',
 *         externalId: '24567',
 *         name: 'Home FC VS Away FC',
 *         sport: {id: 1, name: 'Soccer'},
 *       },
 *       market: {
 *         id: 'next-goal-2',
 *         name: 'Next goal',
 *         outcomes: [
 *           {
 *             id: 'home',
 *             name: 'Home FC',
 *             odds: {decimalValue: 1.9, displayValue: '1.90'},
 *             status: {isActive: true, status: 'active'},
 *           },
 *           {
 *             id: 'away',
 *             name: 'Away FC',
 *             odds: {decimalValue: 2.55, displayValue: '2.55'},
 *             status: {isActive: true, status: 'active'},
 *           },
 *         ],
 *         status: {isActive: true, status: 'active'},
 *       },
 *       status: 'active',
 *     },
 *   ],
 * };
 * ```
 *
 * @see {@link MatchEventMarketRequest}, {@link Market}, {@link MarketStatus}
 *
 * @category Adapter requests
 */
export interface MatchEventMarketResponse {
  /** Suggested markets, one entry per card. */
  matchEventMarkets: {
    /**
     * ID of the entry. The samples repeat the request's ID; whether it has to be the same isn't
     * known.
     */
    id: string;

    /**
     * Event of the market, with localized names.
     *
     * @provisional
     */
    event: Event;

    /**
     * Market to show, with localized names and current odds.
     *
     * @provisional
     */
    market: Market;

    /**
     * Status of the suggestion. Always send it: the default isn't known. A suspended or
     * deactivated selection temporarily suspends the card.
     *
     * @provisional
     */
    status?: MarketStatus;
  }[];
}
