import type {ChannelTag} from '../channel';
import type {ChatRow} from '../chat';

/**
 * Sent when the user sends a message.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source None; inferred.
 *
 * @example
 * ```ts
 * const action: MessageActionInterface = {
 *   type: 'Message',
 *   data: {
 *     id: 'message-301',
 *     channelId: 'match-2024-final',
 *     user: {userId: 'user-1001', displayName: 'Ana', userType: 'Normal'},
 *     text: 'What a start!',
 *     createdAt: '2024-06-15T19:04:00Z',
 *   },
 * };
 * ```
 *
 * @see {@link ChatRow}, {@link ReactionClickInterface}
 *
 * @category Actions
 * @provisional
 */
export interface MessageActionInterface {
  /** Type of the action. */
  type: 'Message';

  /** The message as it appears in the channel. */
  data: ChatRow;
}

/**
 * Sent when the user clicks a reaction on a message.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source Inferred from the reaction types of the mobile SDK, emoji and custom image.
 *
 * @example
 * ```ts
 * const action: ReactionClickInterface = {
 *   type: 'ReactionClick',
 *   data: {messageId: 'message-301', reaction: '👏', channelId: 'match-2024-final'},
 * };
 * ```
 *
 * @see {@link ChatRow}, {@link MessageActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface ReactionClickInterface {
  /** Type of the action. */
  type: 'ReactionClick';

  /** Payload of the action. */
  data: {
    /** ID of the message that the reaction belongs to. */
    messageId: string;

    /** The reaction: an emoji as text, or the image URL of a custom reaction. */
    reaction: string;

    /** ID of the channel that the message belongs to. */
    channelId: string;
  };
}

/**
 * Sent when the user reports a message to the moderators.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source None; inferred from moderation.
 *
 * @example
 * ```ts
 * const action: ReportMessageClick = {
 *   type: 'ReportMessageClick',
 *   data: {messageId: 'message-302', channelId: 'match-2024-final', reason: 'spam'},
 * };
 * ```
 *
 * @see {@link ChatRow}, {@link MessageActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface ReportMessageClick {
  /** Type of the action. */
  type: 'ReportMessageClick';

  /** Payload of the action. */
  data: {
    /** ID of the reported message. */
    messageId: string;

    /** ID of the channel that the message belongs to. */
    channelId: string;

    /**
     * Reason that the user gives. The list of reasons isn't known. Missing if the user gives
     * none.
     */
    reason?: string;
  };
}

/**
 * Sent when the user switches to another channel.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source None; inferred from the widget's channel ID property.
 *
 * @example
 * ```ts
 * const action: SwitchChannelActionInterface = {
 *   type: 'SwitchChannel',
 *   data: {channelId: 'match-2024-final', previousChannelId: 'example-en-lobby'},
 * };
 * ```
 *
 * @see {@link SelectChannelTagInterface}, {@link ChatMetadata}
 *
 * @category Actions
 * @provisional
 */
export interface SwitchChannelActionInterface {
  /** Type of the action. */
  type: 'SwitchChannel';

  /** Payload of the action. */
  data: {
    /** ID of the channel that's now open. */
    channelId: string;

    /** ID of the channel that the user left. Missing if none was open. */
    previousChannelId?: string;
  };
}

/**
 * Sent when the user clicks a channel tag.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source Inferred; the generation 1 channel object has tags.
 *
 * @example
 * ```ts
 * const action: SelectChannelTagInterface = {
 *   type: 'SelectChannelTag',
 *   data: {channelId: 'match-2024-final', channelName: 'Final 2024'},
 * };
 * ```
 *
 * @see {@link ChannelTag}, {@link SwitchChannelActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface SelectChannelTagInterface {
  /** Type of the action. */
  type: 'SelectChannelTag';

  /** The tag that was clicked. */
  data: ChannelTag;
}
