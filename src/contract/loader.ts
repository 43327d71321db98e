import type {FunctionAdapter} from './adapter';
import type {HostedAdapterOptions} from './hosted-adapter';
import type {LanguageCode, LoaderOptions, LogLevel, OddsType, ThemeName} from './loader-options';
import type {ObjectAdapter} from './object-adapter';
import type {WidgetName, WidgetPropsMap} from './widget';

/** A CSS selector for an element, {@provisional or the element itself}. */
export type WidgetTarget = string | Element;

/** New properties for a mounted widget; the widget's name isn't repeated. */
export type WidgetUpdate = {[Name in WidgetName]: Partial<WidgetPropsMap[Name]>}[WidgetName];

/**
 * The commands of the loader's global function `SIR`.
 *
 * You can call `SIR` as soon as the loader's snippet has run: calls are queued until the loader is
 * ready. {@provisional Command names aren't case-sensitive, and the loader only warns about a name
 * that it doesn't know.} This type uses Sportradar's spelling.
 *
 * @source Widget and adapter documentation for `addWidget` and `registerAdapter`. The other
 * commands come from a public build of the loader and from public code that uses related widgets.
 * The build has neither `changeWidgetProps` nor `changeTheme`.
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
   * Mounts a widget in an element. {@provisional If no element matches, the loader logs a warning
   * and mounts nothing. A second call on the same element replaces the properties.} Remove the
   * widget before you add it to the same element again.
   *
   * @param target - Where to mount the widget: a CSS selector, {@provisional of which the first
   * match is taken, or an element}.
   * @param widget - Name of the widget: `Name` is one of {@link WidgetName}.
   * @param props - Properties of the widget of that name.
   * @param afterMount - {@provisional Called after mounting.} The loader accepts this argument;
   * what it does with it isn't known: ask your integration contact.
   */
  <Name extends WidgetName>(
    command: 'addWidget',
    target: WidgetTarget,
    widget: Name,
    props: WidgetPropsMap[Name],
    afterMount?: () => void,
  ): void;

  /**
   * Registers a custom adapter, or a promise of one that loads later. Register it before you add a
   * widget that uses it. Only one adapter works per page load. Its form, a function or an object,
   * is the one that your client ID is set up for.
   *
   * @param adapter - Your adapter, or a promise of a function adapter.
   */
  (
    command: 'registerAdapter',
    adapter: FunctionAdapter | Promise<FunctionAdapter> | ObjectAdapter,
  ): void;

  /**
   * Registers a hosted adapter by its name, which you agree on with Sportradar.
   *
   * @param adapterName - Name of the adapter, as agreed with Sportradar.
   * @param options - What the adapter needs from your page. Its place as the third argument
   * isn't confirmed.
   *
   * @provisional
   */
  (command: 'registerAdapter', adapterName: string, options?: HostedAdapterOptions): void;

  /**
   * Changes the language of every widget on the page that doesn't have its own `language`, and
   * loads it if needed. A code that isn't in the list throws an error that names the code.
   *
   * @param language - Language code.
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
   * @param target - The element that the widget is mounted in, or a CSS selector.
   * @param props - The properties. Pass all of them: it isn't known whether those that you leave
   * out keep their values.
   *
   * @provisional
   */
  (command: 'updateWidget', target: WidgetTarget, props: WidgetUpdate): void;

  /**
   * Changes the theme of the page: the name of a built-in theme, or the http(s) URL of a
   * stylesheet. Further arguments exist but aren't known.
   *
   * @param theme - Name of a built-in theme, or URL of a stylesheet.
   * @param further - Not known.
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
   * Changes the clock format of the page, in hours.
   *
   * @param clockType - The clock format, in hours.
   *
   * @provisional
   */
  (command: 'changeClockType', clockType: number): void;

  /**
   * Inverts the order of home and away in trackers: for all sports with `all`, or by sport ID with
   * `sid`.
   *
   * @param invert - The sports for which to invert it.
   *
   * @provisional
   */
  (
    command: 'changeTeamInvert',
    invert: {
      /** For all sports. */
      all?: boolean;
      /** By sport ID. */
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

  /** Calls queued before the loader is ready, each with its arguments. The snippet sets it. */
  q?: ArrayLike<unknown>[];

  /** Time at which the snippet ran, as a number. The snippet sets it. */
  l?: number;

  /** Options of the loader. The snippet sets it. */
  o?: LoaderOptions;
}
