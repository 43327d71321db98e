import type {BetSlip} from './bet-slip';
import type {MatchEvent} from './match-event-markets';

/**
 * One entry of a chat channel: a text message, a shared bet slip or a match event.
 *
 * @remarks
 * Source: none published; derived from the kinds of content a channel shows.
 *
 * @example
 * ```ts
 * const row: ChatRow = {
 *   id: 'message-301',
 *   channelId: 'match-2024-final',
 *   user: {userId: 'user-1001', displayName: 'Fan One', userType: 'Normal'},
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
  /**
   * Id of the message, unique per message. Set by the product.
   *
   * @provisional
   */
  id: string;

  /**
   * Id of the channel the message belongs to. Set by the product.
   *
   * @provisional
   */
  channelId: string;

  /**
   * User who wrote or shared the message. Set by the product from that user's token.
   *
   * @provisional
   */
  user: ChatUser;

  /**
   * Text of the message. Set by the user. Missing when the row holds a bet slip or match event
   * only. The maximum length is a moderation setting.
   *
   * @provisional
   */
  text?: string;

  /**
   * Bet slip shared with the message. Set by your adapter's bet share answer. Missing when none is
   * shared.
   *
   * @provisional
   */
  betslip?: BetSlip;

  /**
   * Match event posted in the channel. Set by the product. Missing for a message of a user.
   *
   * @provisional
   */
  matchEvent?: MatchEvent;

  /**
   * Reactions to the message, one entry per kind. Set by the product. Missing when there are none.
   *
   * @provisional
   */
  reactions?: {
    /**
     * Kind of reaction: an emoji as text, or the image URL of a custom reaction. Set by the
     * product.
     *
     * @provisional
     */
    type: string;

    /**
     * Number of users who gave this reaction, a whole number from 1. Set by the product.
     *
     * @provisional
     */
    count: number;

    /**
     * `true` when the current user gave this reaction. Set by the product.
     *
     * @provisional
     */
    own: boolean;
  }[];

  /**
   * Time the message was sent, ISO 8601 with a time zone. Set by the product.
   *
   * @provisional
   */
  createdAt: string;

  /**
   * Id of the message this one answers. Set by the product. Missing when it answers none.
   *
   * @provisional
   */
  replyTo?: string;
}

/**
 * A user as the chat shows them, taken from the claims of that user's token.
 *
 * @remarks
 * Source: derived from the published token claims `userId`, `displayName` and `userType`.
 *
 * @example
 * ```ts
 * const user: ChatUser = {
 *   userId: 'user-1001',
 *   displayName: 'Fan One',
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
  /**
   * Unique id of the user. You set it in the token, claim `userId`.
   *
   * @provisional
   */
  userId: string;

  /**
   * Name shown in chat. You set it in the token, claim `displayName`.
   *
   * @provisional
   */
  displayName: string;

  /**
   * Kind of user, spelled as in the token: `Normal` or `vip`. You set it in the token, claim
   * `userType`.
   *
   * @provisional
   */
  userType: 'Normal' | 'vip';

  /**
   * Address of the user's picture. Who sets it is not published. When it is missing, there is none.
   *
   * @provisional
   */
  avatar?: string;
}
