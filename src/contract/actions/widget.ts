/**
 * The user clicks an element of the widget that has no action of its own.
 *
 * @remarks
 * Source: derived from the same action of a sibling widget, which reports clicks on its terms link
 * and statistics link and the targets `AcceptTerms` and `DeclineTerms`.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'Click';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Name of the element that was clicked. Set by the widget. The list of names is not published:
     * ignore a name you do not know.
     *
     * @provisional
     */
    target: string;

    /**
     * Address the element leads to. Set by the widget. Missing when the element is not a link.
     *
     * @provisional
     */
    url?: string;
  };
}

/**
 * The widget meets an error, for example a token that is invalid or has expired.
 *
 * Log it, and offer the user a way on: a fresh token, or a page without chat.
 *
 * @remarks
 * Source: derived from the same action of a sibling widget.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'Error';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Code of the error. Set by the widget. The codes are not published. Missing when the error has
     * none.
     *
     * @provisional
     */
    code?: string | number;

    /**
     * What went wrong, as text for a developer. Set by the widget. Do not show it to users.
     *
     * @provisional
     */
    message: string;

    /**
     * Further data about the error. Set by the widget. Its keys are not published. Missing when
     * there is none.
     *
     * @provisional
     */
    details?: Record<string, unknown>;
  };
}

/**
 * The user clicks the contact support button.
 *
 * The button only tells the host page. Open your own support form, chat or phone page in answer.
 *
 * @remarks
 * Source: none published; derived.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'ContactSupport';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * Id of the user who asks for support. Set by the widget. When it is missing, use the user your
     * page has signed in.
     *
     * @provisional
     */
    userId?: string;

    /**
     * Id of the channel the user has open. Set by the widget. When it is missing, the channel is
     * unknown.
     *
     * @provisional
     */
    channelId?: string;
  };
}

/**
 * The user opens or closes the live match tracker in the widget's header.
 *
 * @remarks
 * Source: derived; published pages name the tracker in the header, which needs Sportradar's match
 * id.
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
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: 'Lmt';

  /**
   * Payload of the action. Set by the widget.
   *
   * @provisional
   */
  data: {
    /**
     * `true` when the tracker is open after the click, `false` when it is closed. Set by the
     * widget.
     *
     * @provisional
     */
    isOpen: boolean;

    /**
     * Sportradar's id of the match the tracker shows. Set by the widget.
     *
     * @provisional
     */
    matchId: string;
  };
}
