/**
 * What the widget knows about a channel: its name, activity, and sport context.
 *
 * @source Inferred from the documented channel objects. `sportContext` follows the older one; the
 * newer REST object has `relatedCompetitions` instead.
 *
 * @example
 * ```ts
 * const channel: ChatMetadata = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Final 2024',
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
   * ID of the channel, at most 128 characters. Set when the channel is created.
   */
  channelId: string;

  /**
   * Name of the channel, shown in the header and in channel tags. Set when the channel is created.
   */
  channelName: string;

  /**
   * Number of active users, a whole number from 0, set by Virtual Stadium. If it's missing, the
   * number is unknown.
   */
  activeUsers?: number;

  /**
   * What the channel is about. Set when the channel is created. Flash Bet and Bet Insights need a
   * Sportradar entity ID here; if it's missing, the channel has no sport context.
   */
  sportContext?: {
    /** Sportradar entity ID, for example `sr:match:50850679`. */
    id: string;

    /** Type of the entity. */
    type: 'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

    /** Types of match events posted in the channel, for example `SCORE_CHANGED`. */
    eventTypes: string[];
  }[];

  /**
   * Your own free-form data, stored with the channel. You set it when you create the channel. If
   * it's missing, there is none. Put nothing confidential into it.
   */
  metadata?: Record<string, unknown>;
}

/**
 * A tag that links from one channel to another by the other channel's ID and name.
 *
 * @source Inferred from the generation 1 channel object, whose tags contain a `channelId`; its page
 * types it as a number.
 *
 * @example
 * ```ts
 * const tag: ChannelTag = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Final 2024',
 * };
 * ```
 *
 * @see {@link SelectChannelTagInterface}, {@link ChatMetadata}
 *
 * @category Chat
 * @provisional
 */
export interface ChannelTag {
  /** ID of the channel that the tag leads to. Set on the channel that shows the tag. */
  channelId: string;

  /** Name shown on the tag. Virtual Stadium takes it from the channel that the tag leads to. */
  channelName: string;
}
