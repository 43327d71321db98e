/**
 * Actions that your version of the widget fires and this contract does not list.
 *
 * Not every action of the product is published. This interface is empty; declare it again with a
 * member for each action you have seen, named after its type and holding its payload. Your handler
 * then takes the action like a listed one: `type` knows its name, and a check of `type` narrows
 * `data`.
 *
 * @remarks
 * Source: none published; a means of this contract, not of the product.
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

/** The names in {@link CustomActions}; none as long as that is empty. */
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
