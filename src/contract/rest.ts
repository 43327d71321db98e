/**
 * The body of the REST call that creates a channel.
 *
 * A batch creation takes a list of the same objects.
 *
 * @remarks
 * Source: published endpoint pages. The marks say which parts of a field's meaning are provisional.
 *
 * @example
 * ```ts
 * const channel: CreateChannelRequest = {
 *   channelId: 'match-2024-final',
 *   channelName: 'Home FC – Away FC',
 *   expirationDatetime: 1718496000,
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
   * Id of the channel, unique. At most 128 characters: letters, digits and punctuation. You choose
   * it; the widget opens the channel by it.
   */
  channelId: string;

  /** Name of the channel, shown in its header and on tags that lead to it. Set by you. */
  channelName: string;

  /**
   * Time at which the channel expires: a Unix timestamp in the future, a whole number. Set by you.
   * That it counts seconds and not milliseconds is provisional.
   */
  expirationDatetime: number;

  /** Free-form data of your own. Set by you; an empty object when there is none. */
  metadata: Record<string, unknown>;

  /** Who moderates the channel: `VS` for the product, `EXTERNAL` for a service of your own. */
  moderationSource: 'VS' | 'EXTERNAL';

  /**
   * Competitions whose events put messages into the channel. Set by you. When it is missing, there
   * are none; that default is provisional.
   */
  relatedCompetitions?: ChannelRelatedCompetitionRequest[];

  /** Id of the parent channel. Set by you. When it is missing, the channel has no parent. */
  parentId?: string;

  /**
   * `true` to take the events of the channels below this one. Set by you. When it is missing, it is
   * `false`; that default is provisional.
   */
  receiveEventsFromChildren?: boolean;

  /**
   * Kind of channel. Set by you. When it is missing, it is `MATCH`; that default is provisional.
   */
  channelType?: 'MATCH' | 'TOURNAMENT';

  /**
   * `true` for a channel of your development. Set by you. When it is missing, it is `false`; that
   * default is provisional.
   */
  testChannel?: boolean;

  /**
   * `true` for high priority, which only a channel with `moderationSource` `VS` may have. Set by
   * you. When it is missing, it is `false`; that default is provisional.
   */
  highPriority?: boolean;
}

/**
 * A competition or another entity of a sport that a channel belongs to.
 *
 * @remarks
 * Source: published endpoint pages for `eventTypes`, after which the table breaks off. The other
 * fields are derived from the older channel API.
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
  /** Events that put a message into the channel. Set by you. */
  eventTypes: ChannelEventType[];

  /**
   * Sportradar id of the entity, for example `sr:match:50850679` or `sr:tournament:17`. Set by you.
   *
   * @provisional
   */
  id: string;

  /**
   * Kind of entity the id belongs to. Set by you.
   *
   * @provisional
   */
  type: RelatedCompetitionType;
}

/**
 * Kinds of entity that a channel can be related to.
 *
 * @remarks
 * Source: published channel page of the older API; its use in this one is derived.
 *
 * @provisional
 */
export type RelatedCompetitionType =
  'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

/**
 * Events of a match that can put a message into a channel.
 *
 * The values are those that {@link MatchEvent} has for soccer; what is provisional is that this API
 * takes them. `GAME_WON`, which an adapter gets for tennis, is not in the list: whether a channel can
 * select events of another sport is not known, so ask your integration contact.
 *
 * @remarks
 * Source: published channel page of the older API. The newer page breaks off before its list, so
 * that these values hold there is provisional.
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
