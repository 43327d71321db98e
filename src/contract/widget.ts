import type {TriggerActionFunctionType} from './actions/on-action';
import type {LanguageCode} from './loader-options';

/**
 * The user's token, given as a string.
 *
 * @example
 * ```ts
 * const token: WithJwt = {jwt: '<JWT>'};
 * ```
 */
export interface WithJwt {
  /**
   * Signed token of the signed-in user. Your server signs it with RS256, one token per user. By
   * default, it's valid for at most 16 hours from its `iat` claim. Set either `jwt` or `getJwt`.
   */
  jwt: string;

  /** Not together with `jwt`. */
  getJwt?: never;
}

/**
 * The user's token, given by a function that fetches it.
 *
 * @source Documentation of a related widget.
 *
 * @example
 * ```ts
 * const token: WithGetJwt = {
 *   getJwt: async () => {
 *     const response = await fetch('/virtual-stadium-token');
 *     if (!response.ok) throw new Error(`No token: status ${response.status}`);
 *     return response.text();
 *   },
 * };
 * ```
 *
 * @provisional
 */
export interface WithGetJwt {
  /** Not together with `getJwt`. */
  jwt?: never;

  /**
   * Returns a promise of a fresh token. The widget calls it when it needs one. Set either `jwt` or
   * `getJwt`.
   */
  getJwt: () => Promise<string>;
}

/**
 * Hooks and settings that the loader's widgets have in common.
 *
 * @source Public code that uses related widgets, and a public build of the loader.
 *
 * @example
 * ```ts
 * const hooks: CommonWidgetProps = {
 *   language: 'en',
 *   onTrack: (eventType, _data) => console.info(eventType), // while you develop
 * };
 * ```
 *
 * @provisional
 */
export interface CommonWidgetProps {
  /**
   * Language of this widget, one of the loader's codes.
   *
   * @defaultValue the loader's `language`
   */
  language?: LanguageCode;

  /**
   * Tracking hook. The event types `error` and `data_change` have been seen, the latter with
   * `data.error` if it failed.
   *
   * @param eventType - What happened.
   * @param data - Data of the event.
   */
  onTrack?: (eventType: string, data: Record<string, unknown>) => void;

  /**
   * Called when the widget's data changes. Its arguments aren't known.
   *
   * @param args - Not known.
   */
  onDataChange?: (...args: unknown[]) => void;

  /**
   * Called when the widget's size changes. Its arguments aren't known.
   *
   * @param args - Not known.
   */
  onSizeChange?: (...args: unknown[]) => void;
}

/**
 * The properties of the `virtualStadium` widget, apart from the token.
 *
 * The list may be incomplete. To use a property that's missing here, declare this
 * interface again in your own project with only that property.
 *
 * @source Widget documentation. One snippet there has `copyBetButton`; the text and the first
 * snippet of the same page have `enableCopyBetButton`.
 *
 * @example
 * ```ts
 * const options: VirtualStadiumOptions = {
 *   channelId: 'match-2024-final',
 *   enableFlashBet: true,
 *   onAction: (type, _data) => {
 *     if (type === 'FlashBetOutcome') console.info('Outcome to check');
 *   },
 * };
 * ```
 */
export interface VirtualStadiumOptions extends CommonWidgetProps {
  /** ID of the channel to open. */
  channelId: string;

  /** Your callback for every action. Without it, no action is sent to your page. */
  onAction?: TriggerActionFunctionType;

  /**
   * Enables Bet Insights. Needs a registered adapter that responds to `outcomes`, and a channel
   * with a Sportradar entity ID.
   *
   * @defaultValue {@provisional `false`}
   */
  enableBetInsights?: boolean;

  /**
   * Enables Flash Bet. Needs a registered adapter that responds to `matchEventMarkets`, a channel
   * with a Sportradar entity ID and selected event types, and an `onAction` that handles
   * `FlashBetOutcome`.
   *
   * @defaultValue {@provisional `false`}
   */
  enableFlashBet?: boolean;

  /**
   * Shows the Copy Bet button on shared bet slips. Needs an `onAction` that handles `CopyBet`. If
   * you find `copyBetButton` in an older snippet, use this name instead.
   *
   * @defaultValue {@provisional `false`}
   */
  enableCopyBetButton?: boolean;

  /**
   * Shows the Central Hub entry in the widget. Needs Bet Share in the adapter, and the Copy Bet
   * button.
   *
   * @defaultValue `false`
   */
  enableCentralHub?: boolean;

  /**
   * Shows the entry for sharing a bet slip in the composer.
   *
   * @defaultValue `false`
   *
   * @provisional
   */
  enableBetShare?: boolean;

  /**
   * Shows the Contact Support button. A click sends `ContactSupport`.
   *
   * @defaultValue `false`
   *
   * @provisional
   */
  enableContactSupport?: boolean;

  /**
   * Shows the live match tracker in the header. The tracker needs a Sportradar match ID; its audio
   * and video need the scope `av` in the token.
   *
   * @defaultValue `false`
   *
   * @provisional
   */
  enableLmt?: boolean;
}

/**
 * The properties of the `virtualStadium` widget, with either `jwt` or `getJwt`.
 *
 * @example
 * ```ts
 * const props: VirtualStadiumProps = {
 *   jwt: '<JWT>',
 *   channelId: 'match-2024-final',
 *   enableBetInsights: true,
 *   enableFlashBet: true,
 *   enableCopyBetButton: true,
 *   onAction: (type, _data) => console.info(type),
 * };
 * ```
 */
export type VirtualStadiumProps = (WithJwt | WithGetJwt) & VirtualStadiumOptions;

/**
 * The properties of the `virtualStadium.button` widget, apart from the token.
 *
 * @source None; inferred from how a related widget names its properties.
 *
 * @example
 * ```ts
 * const options: VirtualStadiumButtonOptions = {
 *   channelId: 'match-2024-final',
 *   enableUnreadCount: true,
 * };
 * ```
 *
 * @provisional
 */
export interface VirtualStadiumButtonOptions extends CommonWidgetProps {
  /** ID of the channel whose activity the button shows. */
  channelId: string;

  /**
   * Your callback for every action. A click on the button sends `Click`: show or mount the
   * `virtualStadium` widget in response.
   */
  onAction?: TriggerActionFunctionType;

  /** Shows the number of unread messages. The default isn't known. */
  enableUnreadCount?: boolean;
}

/**
 * The properties of the `virtualStadium.button` widget, with either `jwt` or `getJwt`.
 *
 * @provisional
 */
export type VirtualStadiumButtonProps = (WithJwt | WithGetJwt) & VirtualStadiumButtonOptions;

/**
 * The properties of the standalone Central Hub widget.
 *
 * @source Central Hub quick start, which shows only the token.
 *
 * @example
 * ```ts
 * const props: CentralHubProps = {jwt: '<JWT>'};
 * ```
 */
export interface CentralHubProps {
  /**
   * Signed token of the signed-in user. Required for the authenticated mode, the only one that's
   * known.
   */
  jwt: string;
}

/**
 * The widgets by the name that `addWidget` takes, with their properties. To use a widget that's
 * missing here, declare this interface again in your own project with only that widget.
 */
export interface WidgetPropsMap {
  /** The chat widget. */
  virtualStadium: VirtualStadiumProps;

  /**
   * A button that shows channel activity and opens the chat.
   *
   * @provisional
   */
  'virtualStadium.button': VirtualStadiumButtonProps;

  /**
   * Central Hub as a standalone widget. The widget is confirmed; its name in `addWidget` isn't.
   *
   * @provisional
   */
  centralHub: CentralHubProps;
}

/** The name of a widget, the third argument of `addWidget`. */
export type WidgetName = keyof WidgetPropsMap;
