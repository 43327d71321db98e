import type {TriggerActionEnum} from './on-action';

/**
 * The general shape of an action, before its type is known.
 *
 * Use it to log or forward actions that you do not look into. To handle them, use
 * {@link TriggerActionFunctionType}, which narrows the payload by type.
 *
 * @remarks
 * Source: a published page of a sibling widget, which calls back with one object of this shape.
 * Virtual Stadium passes two arguments, `type` and `data`.
 *
 * @example
 * ```ts
 * const action: ActionInterface = {type: 'Click', data: {target: 'terms'}};
 * ```
 *
 * @see {@link GenericActionInterface}, {@link onAction}
 *
 * @category Actions
 * @provisional
 */
export interface ActionInterface {
  /**
   * Type of the action, one of {@link TriggerActionEnum}; the sibling's page also allows a number.
   * Set by the widget.
   *
   * @provisional
   */
  type: string | number;

  /**
   * Payload of the action. Set by the widget. Missing for an action without payload.
   *
   * @provisional
   */
  data?: string | object;
}

/**
 * Any action of Virtual Stadium, with a known type and an unspecified payload.
 *
 * Every action with an interface of its own fits this one. `Close`, which the widget fires when the
 * user closes it, has no interface of its own and uses this shape; its payload is not published.
 *
 * @remarks
 * Source: derived from the action object of a sibling widget.
 *
 * @example
 * ```ts
 * const action: GenericActionInterface = {type: 'Close'};
 * ```
 *
 * @see {@link ActionInterface}, {@link TriggerActionEnum}
 *
 * @category Actions
 * @provisional
 */
export interface GenericActionInterface {
  /**
   * Type of the action. Set by the widget.
   *
   * @provisional
   */
  type: TriggerActionEnum;

  /**
   * Payload of the action. Set by the widget. Missing for an action without payload.
   *
   * @provisional
   */
  data?: object | string;
}
