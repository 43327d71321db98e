/**
 * Sent when the user clicks an element of the widget that doesn't have its own action.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source Inferred from the same action of a related widget, which reports clicks on its terms link
 * and statistics link, and the targets `AcceptTerms` and `DeclineTerms`.
 *
 * @example
 * ```ts
 * const action: ClickActionInterface = {
 *   type: 'Click',
 *   data: {target: 'terms', url: 'https://example.com/terms'},
 * };
 * ```
 *
 * @see {@link GenericActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface ClickActionInterface {
  /** Type of the action. */
  type: 'Click';

  /** Payload of the action. */
  data: {
    /**
     * Name of the element that was clicked. The names aren't known: ignore a name that you
     * don't know.
     */
    target: string;

    /** URL that the element leads to. Missing if the element isn't a link. */
    url?: string;
  };
}

/**
 * Sent when an error occurs in the widget, for example because a token is invalid or has expired.
 *
 * The widget sends it to your page and sets every field. Log it, and give the user a way to
 * continue: a new token, or a page without the chat.
 *
 * @source Inferred from the same action of a related widget.
 *
 * @example
 * ```ts
 * const action: ErrorActionInterface = {
 *   type: 'Error',
 *   data: {
 *     message: 'Token expired',
 *     details: {channelId: 'match-2024-final'},
 *   },
 * };
 * ```
 *
 * @see {@link GenericActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface ErrorActionInterface {
  /** Type of the action. */
  type: 'Error';

  /** Payload of the action. */
  data: {
    /** Error code. The codes aren't known. Missing if the error doesn't have one. */
    code?: string | number;

    /** What went wrong, as text for a developer. Don't show it to users. */
    message: string;

    /** Further data about the error. Its keys aren't known. Missing if there is none. */
    details?: Record<string, unknown>;
  };
}

/**
 * Sent when the user clicks the Contact Support button.
 *
 * The widget sends it to your page and sets every field. The button only notifies your page. Open
 * your own support form, chat, or phone page in response.
 *
 * @source None; inferred.
 *
 * @example
 * ```ts
 * const action: ContactSupportActionInterface = {
 *   type: 'ContactSupport',
 *   data: {userId: 'user-1001', channelId: 'match-2024-final'},
 * };
 * ```
 *
 * @see {@link ClickActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface ContactSupportActionInterface {
  /** Type of the action. */
  type: 'ContactSupport';

  /** Payload of the action. */
  data: {
    /**
     * ID of the user who asks for support, as the widget knows it. Don't identify the user by it:
     * take the user from your own session.
     */
    userId?: string;

    /** ID of the channel that the user has open. If it's missing, the channel is unknown. */
    channelId?: string;
  };
}

/**
 * Sent when the user opens or closes the live match tracker in the widget's header.
 *
 * The widget sends it to your page and sets every field.
 *
 * @source Inferred; Sportradar documents the tracker in the header, which needs a Sportradar match
 * ID.
 *
 * @example
 * ```ts
 * const action: LmtActionInterface = {
 *   type: 'Lmt',
 *   data: {isOpen: true, matchId: 'sr:match:50850679'},
 * };
 * ```
 *
 * @see {@link GenericActionInterface}
 *
 * @category Actions
 * @provisional
 */
export interface LmtActionInterface {
  /** Type of the action. */
  type: 'Lmt';

  /** Payload of the action. */
  data: {
    /** `true` if the tracker is open after the click, `false` if it's closed. */
    isOpen: boolean;

    /** Sportradar match ID of the match that the tracker shows. */
    matchId: string;
  };
}
