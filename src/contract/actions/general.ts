import type {TriggerActionEnum} from './on-action';

/**
 * The general shape of an action, before its type is known.
 *
 * Use it to log or forward actions that you don't process. To handle them, use
 * {@link TriggerActionFunctionType}, which narrows the payload by type.
 *
 * @source The page of a related widget, which calls back with one object of this shape. Virtual
 * Stadium passes two arguments, `type` and `data`.
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
   * Type of the action, one of {@link TriggerActionEnum}, or a number.
   */
  type: string | number;

  /** Payload of the action. Missing for an action without a payload. */
  data?: string | object;
}

/**
 * Any action of Virtual Stadium, with a known type and an unspecified payload.
 *
 * Every action that has its own interface also fits this one. `Close`, which the widget sends when
 * the user closes it, has no interface of its own and uses this shape; its payload isn't
 * known.
 *
 * @source Inferred from the action object of a related widget.
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
  /** Type of the action. */
  type: TriggerActionEnum;

  /** Payload of the action. Missing for an action without a payload. */
  data?: object | string;
}
