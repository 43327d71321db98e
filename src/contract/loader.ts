import type {FunctionAdapter} from './adapter';
import type {HostedAdapterOptions} from './hosted-adapter';
import type {LanguageCode, LoaderOptions, LogLevel, OddsType, ThemeName} from './loader-options';
import type {ObjectAdapter} from './object-adapter';
import type {WidgetName, WidgetPropsMap} from './widget';

/** A CSS selector for an element, or the element itself {@provisional}. */
export type WidgetTarget = string | Element;

/** New properties for a mounted widget; its name is not repeated. */
export type WidgetUpdate = {[Name in WidgetName]: Partial<WidgetPropsMap[Name]>}[WidgetName];

/**
 * The commands of the loader's global function `SIR`.
 *
 * You can call `SIR` as soon as the loader's snippet has run: calls are queued until the loader is
 * ready. The loader matches command names without regard to case and only warns about a name it
 * does not know; this type takes the spelling of the published pages.
 *
 * @remarks
 * Source: published widget and adapter pages for `addWidget` and `registerAdapter`. The other
 * commands come from a public build of the loader and from public code that uses sibling widgets.
 * The build knows neither `changeWidgetProps` nor `changeTheme`.
 *
 * @example
 * ```ts
 * declare const SIR: SIRFunction;
 * declare const adapter: FunctionAdapter;
 *
 * SIR('registerAdapter', adapter);
 * SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {
 *   jwt: '<JWT>',
 *   channelId: 'match-2024-final',
 *   onAction: (type, _data) => console.info(type),
 * });
 * ```
 */
export interface SIRFunction {
  /**
   * Mounts a widget in the first element that matches. When none matches, the loader warns and
   * mounts nothing. Call it again on the same element to replace the properties {@provisional}.
   *
   * @param target - Where to mount the widget: a CSS selector, of which the first match is taken, or
   * an element {@provisional}.
   * @param widget - Name of the widget: `Name` is one of {@link WidgetName}.
   * @param props - Properties of the widget of that name.
   * @param afterMount - Called after mounting {@provisional}. That the loader takes an argument here
   * is known, not what it does with it.
   */
  <Name extends WidgetName>(
    command: 'addWidget',
    target: WidgetTarget,
    widget: Name,
    props: WidgetPropsMap[Name],
    afterMount?: () => void,
  ): void;

  /**
   * Registers a custom adapter, or a promise of one that loads later. Do it before you add a widget
   * that uses it. Only one adapter works per page load. It has the form that your client id is set
   * up for: a function or an object.
   *
   * @param adapter - Your adapter, or a promise of a function adapter.
   */
  (
    command: 'registerAdapter',
    adapter: FunctionAdapter | Promise<FunctionAdapter> | ObjectAdapter,
  ): void;

  /**
   * Registers a hosted adapter by its name, which you agree with the vendor.
   *
   * @param adapterName - Name of the adapter, agreed with the vendor.
   * @param options - What the adapter needs from the host page. That it is the third argument comes
   * from sibling widgets.
   *
   * @provisional
   */
  (command: 'registerAdapter', adapterName: string, options?: HostedAdapterOptions): void;

  /**
   * Changes the language of every widget of the page, and loads it if needed. A code that is not in
   * the list throws an error that names it.
   *
   * @param language - Code of the language.
   *
   * @provisional
   */
  (command: 'changeLanguage', language: LanguageCode): void;

  /**
   * Unmounts the widget in the element; with a selector, in every element that matches.
   *
   * @param target - The element, or a CSS selector.
   *
   * @provisional
   */
  (command: 'removeWidget', target: WidgetTarget): void;

  /**
   * Gives a mounted widget new properties.
   *
   * @param target - The element the widget is mounted in, or a CSS selector.
   * @param props - The properties to change.
   *
   * @provisional
   */
  (command: 'updateWidget', target: WidgetTarget, props: WidgetUpdate): void;

  /**
   * Changes the theme of the page: a ready theme by name, or the http(s) address of a stylesheet.
   * Further arguments exist and are not published.
   *
   * @param theme - Name of a ready theme, or address of a stylesheet.
   * @param further - Not published.
   *
   * @provisional
   */
  (
    command: 'setClientTheme',
    theme: ThemeName | `http://${string}` | `https://${string}`,
    ...further: unknown[]
  ): void;

  /**
   * Changes how odds are shown on the page.
   *
   * @param oddsType - How to show them.
   *
   * @provisional
   */
  (command: 'changeOddsType', oddsType: OddsType): void;

  /**
   * Changes the clock of the page, in hours.
   *
   * @param clockType - The clock, in hours.
   *
   * @provisional
   */
  (command: 'changeClockType', clockType: number): void;

  /**
   * Inverts the order of home and away in trackers: for all sports with `all`, or by sport id with
   * `sid`.
   *
   * @param invert - For which sports to invert it.
   *
   * @provisional
   */
  (
    command: 'changeTeamInvert',
    invert: {
      /** For all sports. */
      all?: boolean;
      /** By sport id. */
      sid?: Record<string, boolean>;
    },
  ): void;

  /**
   * Scans the page for containers with widget attributes.
   *
   * @provisional
   */
  (command: 'check'): void;

  /**
   * Changes how much the loader writes to the console.
   *
   * @param level - How much to write.
   *
   * @provisional
   */
  (command: 'changeLogLevel', level: LogLevel): void;

  /** Calls queued before the loader is ready, each with its arguments. Set by the snippet. */
  q?: ArrayLike<unknown>[];

  /** Time at which the snippet ran, as a number. Set by the snippet. */
  l?: number;

  /** Options of the loader. Set by the snippet. */
  o?: LoaderOptions;
}
