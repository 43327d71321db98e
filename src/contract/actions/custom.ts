/**
 * Actions that your version of the widget sends and this contract doesn't list.
 *
 * Not every action is known. This interface is empty: declare it again with a member for each
 * action that you have seen, with the action's type as its name and the payload as its type. Your
 * handler then accepts the action like a listed one: `type` includes its name, and checking `type`
 * narrows `data`.
 *
 * @source None; this interface belongs to the contract, not to Virtual Stadium.
 *
 * @example
 * ```ts
 * declare namespace VirtualStadium {
 *   interface CustomActions {
 *     YourAction: {note: string};
 *   }
 * }
 * ```
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- integrators fill it by merging
export interface CustomActions {}

/** The names in {@link CustomActions}; none as long as it's empty. */
export type CustomActionType = keyof CustomActions & string;

/** The two arguments of the callback for each action in {@link CustomActions}. */
export type CustomActionArguments = {
  [Type in CustomActionType]: [type: Type, data: CustomActions[Type]];
}[CustomActionType];

/** Each action in {@link CustomActions} as one object. */
export type CustomAction = {
  [Type in CustomActionType]: {
    /** Type of the action. */
    type: Type;
    /** Payload of the action. */
    data: CustomActions[Type];
  };
}[CustomActionType];
