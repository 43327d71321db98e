/**
 * What the widget knows about a channel: its name, activity and sport context.
 *
 * @remarks
 * Source: derived from the published channel objects. `sportContext` follows the older one; the
 * newer REST object has `relatedCompetitions` instead.
 *
 * @example
 * ```ts
 * const channel: ChatMetadata = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Home FC - Away FC',
 *   activeUsers: 128,
 *   sportContext: [
 *     {
 *       id: 'sr:match:50850679',
 *       type: 'Match',
 *       eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED', 'MATCH_ENDED'],
 *     },
 *   ],
 *   metadata: {stand: 'north'},
 * };
 * ```
 *
 * @see {@link ChannelTag}, {@link SwitchChannelActionInterface}, {@link MatchEvent}
 *
 * @category Chat
 * @provisional
 */
export interface ChatMetadata {
  /**
   * Id of the channel, at most 128 characters in the older channel object. Set when the channel is
   * created.
   *
   * @provisional
   */
  channelId: string;

  /**
   * Name of the channel, shown in the header and in channel tags. Set when the channel is created.
   *
   * @provisional
   */
  channelName: string;

  /**
   * Number of active users, a whole number from 0. Set by the product. When it is missing, the
   * number is unknown.
   *
   * @provisional
   */
  activeUsers?: number;

  /**
   * What the channel is about. Set when the channel is created. Flash Bet and Bet Insights need a
   * Sportradar entity id there; when it is missing, the channel has no sport context.
   *
   * @provisional
   */
  sportContext?: {
    /**
     * Sportradar id of the entity, for example `sr:match:50850679`.
     *
     * @provisional
     */
    id: string;

    /**
     * Kind of entity the id belongs to.
     *
     * @provisional
     */
    type: 'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

    /**
     * Kinds of match event posted in the channel, for example `SCORE_CHANGED`.
     *
     * @provisional
     */
    eventTypes: string[];
  }[];

  /**
   * Free-form data of your own, kept with the channel. You set it when the channel is created. When
   * it is missing, there is none.
   *
   * @provisional
   */
  metadata?: Record<string, unknown>;
}

/**
 * A tag that links from one channel to another by the other channel's id and name.
 *
 * @remarks
 * Source: derived from the published generation 1 channel object, whose tags hold a `channelId`;
 * that page types it as a number.
 *
 * @example
 * ```ts
 * const tag: ChannelTag = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Home FC - Away FC',
 * };
 * ```
 *
 * @see {@link SelectChannelTagInterface}, {@link ChatMetadata}
 *
 * @category Chat
 * @provisional
 */
export interface ChannelTag {
  /**
   * Id of the channel the tag leads to. Set with the channel that shows the tag.
   *
   * @provisional
   */
  channelId: string;

  /**
   * Name shown on the tag. Set by the product from the channel the tag leads to.
   *
   * @provisional
   */
  channelName: string;
}
