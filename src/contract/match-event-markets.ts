import type {Team} from './competition';
import type {Event} from './event';
import type {Market} from './market';
import type {MarketStatus} from './status';

/**
 * What the widget asks your adapter for when a match event can lead to a Flash Bet card.
 *
 * The request name is `matchEventMarkets`. The deprecated `virtualStadium.matchEventMarkets` is
 * sent at the same time with the same arguments: answer one of the two and return `undefined` for
 * the other. The request is made only while the chat is open; a chat opened later replays nothing.
 *
 * @remarks
 * Source: published adapter pages, generation 2, which print the name
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
   * Id of the request. Set by the widget. Store the callback under it, so that you can report later
   * changes of state.
   */
  id: string;

  /**
   * Event in play. Set by the widget; for its ids see
   * [which id identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
   * `sport.id` is a number here: `1` is soccer, `5` is tennis.
   */
  event: Event;

  /** Match event that caused the request. Set by the widget. Choose a fitting market for it. */
  matchEvent: MatchEvent;

  /**
   * Id of the channel the match event was posted in. Set by the widget. When it is missing, answer
   * for the event alone.
   *
   * @provisional
   */
  channelId?: string;
}

/**
 * Something that happened in a live match, such as a goal, a card or a game won.
 *
 * These values of `type` are known. Other sports can add more, so let an adapter ignore a value it
 * does not know. Which of them a channel can select is said at
 * [`ChannelEventType`](/docs/virtualStadium/web/api#types).
 *
 * | Group | Values of `type` |
 * |---|---|
 * | Match and periods | `MATCH_ABOUT_TO_START`, `MATCH_STARTED`, `MATCH_ENDED`, `PERIOD_START`, `PERIOD_SCORE`, `TIMEOUT` |
 * | Score | `SCORE_CHANGED_POSSIBLE`, `SCORE_CHANGED`, `SCORE_CHANGED_CANCELLED` |
 * | Cards | `YELLOW_CARD_POSSIBLE`, `YELLOW_CARD`, `YELLOW_CARD_CANCELLED`, `YELLOWRED_CARD`, `RED_CARD_POSSIBLE`, `RED_CARD`, `RED_CARD_CANCELLED` |
 * | Play | `PLAYER_SUBSTITUTION`, `CORNER`, `OFFSIDE`, `SHOT_ON_TARGET`, `THROW_IN` |
 * | Tennis | `GAME_WON` |
 *
 * @remarks
 * Source: published adapter pages, generation 2, for `type` and `metadata`; the published channel
 * page for the list of soccer values.
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
   * Id of the match event. Set by the widget. When it is missing, use the id of the request.
   *
   * @provisional
   */
  id?: string;

  /**
   * Kind of match event in upper case, for example `SCORE_CHANGED` or `GAME_WON`. Set by the
   * widget.
   */
  type: string;

  /**
   * Further data that depends on `type` and sport. Set by the widget. One key is published: for
   * tennis, `set_number` holds a number. Check each key before you read it.
   */
  metadata?: Record<string, unknown>;

  /**
   * Time of the match event, ISO 8601 with a time zone. Set by the widget. When it is missing, use
   * the time of the request.
   *
   * @provisional
   */
  time?: string;

  /**
   * Team the match event belongs to. Set by the widget. Missing when it belongs to no team.
   *
   * @provisional
   */
  team?: Team;
}

/**
 * The markets your adapter suggests for a match event, each shown as a Flash Bet card.
 *
 * Cards queue first in, first out, and stay for a limited time, 20 seconds unless the vendor sets
 * another; no field of the response changes it. Call the callback again with the same request's
 * entries when a state changes. An `undefined` response, `callback(null)`, means that you offer no
 * market for this match event.
 *
 * Market and outcome ids are your own: they come back when a user clicks.
 *
 * @remarks
 * Source: published adapter pages, generation 2, which print the name
 * `GenericMatchEventMarketResponse`. Of an entry only `id` is published; its other fields are
 * derived.
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
 *           {id: 'home', name: 'Home FC', odds: {decimalValue: 1.9, displayValue: '1.90'}},
 *           {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55, displayValue: '2.55'}},
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
  /** Suggested markets, one entry per card. Set by your adapter. */
  matchEventMarkets: {
    /**
     * Id of the entry. Set by your adapter. Whether it has to equal the request's id is not
     * published; samples repeat the request's id.
     */
    id: string;

    /**
     * Event of the market, with localized names. Set by your adapter.
     *
     * @provisional
     */
    event: Event;

    /**
     * Market to show, with localized names and current odds. Set by your adapter.
     *
     * @provisional
     */
    market: Market;

    /**
     * State of the suggestion. Set by your adapter. A suspended or deactivated selection suspends
     * the card for the time being. What counts when it is missing is not published, so send it.
     *
     * @provisional
     */
    status?: MarketStatus;
  }[];
}
