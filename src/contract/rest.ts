/**
 * The body of the REST call that creates a channel.
 *
 * You set the fields; those with a question mark are optional. To create several channels, send a
 * list of the same objects.
 *
 * @source Endpoint documentation. The marks say which parts of a field's meaning are provisional.
 *
 * @example
 * ```ts
 * const channel: CreateChannelRequest = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Final 2024',
 *   expirationDatetime: 1893456000, // years ahead: put your own here
 *   metadata: {},
 *   moderationSource: 'VS',
 *   relatedCompetitions: [
 *     {id: 'sr:match:50850679', type: 'Match', eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED']},
 *   ],
 *   channelType: 'MATCH',
 * };
 * ```
 *
 * @see {@link ChannelRelatedCompetitionRequest}
 */
export interface CreateChannelRequest {
  /**
   * Unique ID of the channel. At most 128 characters: letters, digits, and punctuation. You choose
   * it, and the widget uses it to open the channel. It isn't known whether it has to be unique for
   * one operator only: if you have several, put the operator into the ID.
   */
  channelId: string;

  /** Name of the channel, shown in its header and on tags that lead to it. */
  channelName: string;

  /**
   * Time at which the channel expires: a Unix timestamp in the future, a whole number. That it's in
   * seconds and not milliseconds is provisional.
   */
  expirationDatetime: number;

  /**
   * Your own free-form data. If there is none, an empty object. It isn't known whether users' browsers
   * receive it, so put nothing confidential into it.
   */
  metadata: Record<string, unknown>;

  /**
   * Who moderates the channel: `VS` for your staff in the Moderation UI, `EXTERNAL` for a moderation
   * service that you run or commission.
   */
  moderationSource: 'VS' | 'EXTERNAL';

  /**
   * Competitions whose events post messages in the channel. If omitted, there are none; that
   * default is provisional.
   */
  relatedCompetitions?: ChannelRelatedCompetitionRequest[];

  /** ID of the parent channel. If omitted, the channel has no parent; that default is provisional. */
  parentId?: string;

  /**
   * `true` to receive the events of the child channels. If omitted, it's `false`; that default is
   * provisional.
   */
  receiveEventsFromChildren?: boolean;

  /** Channel type. If omitted, it's `MATCH`; that default is provisional. */
  channelType?: 'MATCH' | 'TOURNAMENT';

  /**
   * `true` for a channel that you use for development. If omitted, it's `false`; that default is
   * provisional.
   */
  testChannel?: boolean;

  /**
   * `true` for high priority, which only a channel with `moderationSource` `VS` can have. If
   * omitted, it's `false`; that default is provisional.
   */
  highPriority?: boolean;
}

/**
 * A competition or another sports entity that a channel belongs to.
 *
 * You set every field.
 *
 * @source Endpoint documentation for `eventTypes`, where its table ends. The other fields are
 * inferred from the older channel API.
 *
 * @example
 * ```ts
 * const competition: ChannelRelatedCompetitionRequest = {
 *   id: 'sr:match:50850679',
 *   type: 'Match',
 *   eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED', 'MATCH_ENDED'],
 * };
 * ```
 *
 * @see {@link CreateChannelRequest}
 */
export interface ChannelRelatedCompetitionRequest {
  /** Events that post a message in the channel. */
  eventTypes: ChannelEventType[];

  /**
   * Sportradar entity ID, for example `sr:match:50850679` or `sr:tournament:17`.
   *
   * @provisional
   */
  id: string;

  /**
   * Type of the entity.
   *
   * @provisional
   */
  type: RelatedCompetitionType;
}

/**
 * Types of entities that a channel can be related to.
 *
 * @source Channel page of the older API; its use in this API is inferred.
 *
 * @provisional
 */
export type RelatedCompetitionType =
  'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

/**
 * Match events that can post a message in a channel.
 *
 * The values are those that {@link MatchEvent} has for soccer; that this API accepts them is
 * provisional. `GAME_WON`, which an adapter receives for tennis, isn't in the list: whether a
 * channel can select events of another sport isn't known, so ask your integration contact.
 *
 * @source Channel page of the older API. The newer page ends before its list, so that these values
 * apply there is provisional.
 *
 * @provisional
 */
export type ChannelEventType =
  | 'MATCH_ABOUT_TO_START'
  | 'MATCH_STARTED'
  | 'MATCH_ENDED'
  | 'PERIOD_START'
  | 'PERIOD_SCORE'
  | 'TIMEOUT'
  | 'SCORE_CHANGED_POSSIBLE'
  | 'SCORE_CHANGED'
  | 'SCORE_CHANGED_CANCELLED'
  | 'YELLOW_CARD_POSSIBLE'
  | 'YELLOW_CARD'
  | 'YELLOW_CARD_CANCELLED'
  | 'YELLOWRED_CARD'
  | 'RED_CARD_POSSIBLE'
  | 'RED_CARD'
  | 'RED_CARD_CANCELLED'
  | 'PLAYER_SUBSTITUTION'
  | 'CORNER'
  | 'OFFSIDE'
  | 'SHOT_ON_TARGET'
  | 'THROW_IN';
