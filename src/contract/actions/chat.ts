import type {ChannelTag} from '../channel';
import type {ChatRow} from '../chat';

/**
 * The user sends a message.
 *
 * @remarks
 * Source: none published; derived.
 *
 * @example
 * ```ts
 * const action: MessageActionInterface = {
 *   type: 'Message',
 *   data: {
 *     id: 'message-301',
 *     channelId: 'match-2024-final',
 *     user: {userId: 'user-1001', displayName: 'Fan One', userType: 'Normal'},
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'Message';

  /**
   * The message as it stands in the channel. Set by the widget.
   *
   * @provisional
   */
  data: ChatRow;
}

/**
 * The user clicks a reaction on a message.
 *
 * @remarks
 * Source: derived from the reaction kinds of the published mobile SDK, emoji and custom image.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'ReactionClick';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Id of the message the reaction belongs to. Set by the widget.
     *
     * @provisional
     */
    messageId: string;

    /**
     * The reaction: an emoji as text, or the image URL of a custom reaction. Set by the widget.
     *
     * @provisional
     */
    reaction: string;

    /**
     * Id of the channel the message belongs to. Set by the widget.
     *
     * @provisional
     */
    channelId: string;
  };
}

/**
 * The user reports a message to the moderators.
 *
 * @remarks
 * Source: none published; derived from moderation.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'ReportMessageClick';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Id of the reported message. Set by the widget.
     *
     * @provisional
     */
    messageId: string;

    /**
     * Id of the channel the message belongs to. Set by the widget.
     *
     * @provisional
     */
    channelId: string;

    /**
     * Reason the user gives. Set by the widget. The list of reasons is not published. Missing when
     * the user gives none.
     *
     * @provisional
     */
    reason?: string;
  };
}

/**
 * The user changes to another channel.
 *
 * @remarks
 * Source: none published; derived from the widget's channel id property.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'SwitchChannel';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Id of the channel that is open now. Set by the widget.
     *
     * @provisional
     */
    channelId: string;

    /**
     * Id of the channel the user left. Set by the widget. Missing when none was open.
     *
     * @provisional
     */
    previousChannelId?: string;
  };
}

/**
 * The user clicks a channel tag.
 *
 * @remarks
 * Source: derived; the published generation 1 channel object has tags.
 *
 * @example
 * ```ts
 * const action: SelectChannelTagInterface = {
 *   type: 'SelectChannelTag',
 *   data: {channelId: 'match-2024-final', channelName: 'Home FC - Away FC'},
 * };
 * ```
 *
 * @see {@link ChannelTag}, {@link SwitchChannelActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface SelectChannelTagInterface {
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'SelectChannelTag';

  /**
   * The tag that was clicked. Set by the widget.
   *
   * @provisional
   */
  data: ChannelTag;
}
