import type {BetSlip} from './bet-slip';
import type {MatchEvent} from './match-event-markets';

/**
 * One entry in a chat channel: a text message, a shared bet slip, or a match event.
 *
 * Virtual Stadium sets every field unless the field says otherwise.
 *
 * @source None; inferred from the types of content that a channel shows.
 *
 * @example
 * ```ts
 * const row: ChatRow = {
 *   id: 'message-301',
 *   channelId: 'match-2024-final',
 *   user: {userId: 'user-1001', displayName: 'Ana', userType: 'Normal'},
 *   text: 'What a start!',
 *   reactions: [{type: '👏', count: 3, own: false}],
 *   createdAt: '2024-06-15T19:04:00Z',
 * };
 * ```
 *
 * @see {@link ChatUser}, {@link MessageActionInterface}, {@link ReactionClickInterface},
 * {@link ReportMessageClick}
 *
 * @category Chat
 * @provisional
 */
export interface ChatRow {
  /** Unique ID of the message. */
  id: string;

  /** ID of the channel that the message belongs to. */
  channelId: string;

  /** User who wrote or shared the message. Taken from that user's token. */
  user: ChatUser;

  /**
   * Text of the message, written by the user. Missing if the row contains only a bet slip or a
   * match event. The maximum length is a moderation setting.
   */
  text?: string;

  /**
   * Bet slip shared with the message. Taken from your adapter's Bet Share response. Missing if no
   * slip is shared.
   */
  betslip?: BetSlip;

  /** Match event posted in the channel. Missing for messages from users. */
  matchEvent?: MatchEvent;

  /** Reactions to the message, one entry per type. Missing if there are none. */
  reactions?: {
    /** Type of the reaction: an emoji as text, or the image URL of a custom reaction. */
    type: string;

    /** Number of users who gave this reaction, a whole number from 1. */
    count: number;

    /** `true` when the current user gave this reaction. */
    own: boolean;
  }[];

  /** Time the message was sent, ISO 8601 with a time zone. */
  createdAt: string;

  /** ID of the message that this one replies to. Missing if it isn't a reply. */
  replyTo?: string;
}

/**
 * The author of an entry, with claims of that user's token. It isn't known which of them other
 * users' browsers receive: assume all.
 *
 * @source Inferred from the documented token claims `userId`, `displayName` and `userType`.
 *
 * @example
 * ```ts
 * const user: ChatUser = {
 *   userId: 'user-1001',
 *   displayName: 'Ana',
 *   userType: 'Normal',
 * };
 * ```
 *
 * @see {@link ChatRow}
 *
 * @category Chat
 * @provisional
 */
export interface ChatUser {
  /** Unique ID of the user. You set it in the token's `userId` claim. */
  userId: string;

  /** Name shown in the chat. You set it in the token's `displayName` claim. */
  displayName: string;

  /**
   * User type, spelled as in the token: `Normal` or `vip`. You set it in the token's `userType`
   * claim.
   */
  userType: 'Normal' | 'vip';

  /**
   * URL of the user's picture. Who sets it isn't known. If it's missing, there is no picture.
   */
  avatar?: string;
}
