/**
 * A language code of the loader. The codes are Sportradar's own, and some differ from ISO 639-1:
 * `se` is Swedish, `aa` Arabic, `heb` Hebrew, `ukr` Ukrainian, `br` Brazilian Portuguese. A code
 * that isn't in the list throws an error that names the code. Which codes Virtual Stadium supports
 * isn't known: ask your integration contact.
 *
 * @source A public build of the loader of January 2019. The meanings of the codes are inferred.
 *
 * @provisional
 */
export type LanguageCode =
  | 'aa'
  | 'aze'
  | 'bg'
  | 'br'
  | 'bs'
  | 'cs'
  | 'da'
  | 'dbg'
  | 'de'
  | 'el'
  | 'en'
  | 'en_us'
  | 'es'
  | 'et'
  | 'fi'
  | 'fr'
  | 'heb'
  | 'hr'
  | 'hu'
  | 'hye'
  | 'id'
  | 'it'
  | 'ja'
  | 'ka'
  | 'km'
  | 'ko'
  | 'lt'
  | 'lv'
  | 'me'
  | 'mk'
  | 'nl'
  | 'no'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'se'
  | 'sk'
  | 'sl'
  | 'sqi'
  | 'sr'
  | 'srl'
  | 'sw'
  | 'th'
  | 'tr'
  | 'ukr'
  | 'vi'
  | 'zh'
  | 'zht';

/**
 * A built-in theme of the loader. Any other name is ignored.
 *
 * @source A public build of the loader of January 2019.
 *
 * @provisional
 */
export type ThemeName =
  | 'sportradar'
  | 'sportradardark'
  | 'sportradartransparent'
  | 'sportradardarktransparent'
  | 'betradar'
  | 'betradardark'
  | 'betradartransparent'
  | 'betradardarktransparent'
  | 'neutral';

/**
 * How odds are shown on the whole page: `eu` for decimal, `uk` for fractional, `us` for American.
 *
 * @provisional
 */
export type OddsType = 'eu' | 'uk' | 'us';

/**
 * How much the loader writes to the console.
 *
 * @provisional
 */
export type LogLevel = 'error' | 'warn' | 'info';

/**
 * Options of the loader, which the snippet sets as `SIR.o`.
 *
 * {@provisional You can also set them on the script tag as `data-sr-<option>`, for example
 * `data-sr-language`. Time zone and unit type aren't options: they're stored per client ID.}
 *
 * @source Central Hub documentation for `language`, the only option that it shows. The other
 * options come from a public build of the loader and from public code that uses related widgets.
 *
 * @example
 * ```ts
 * const options: LoaderOptions = {language: 'en', theme: false};
 * ```
 */
export interface LoaderOptions {
  /**
   * Language of every widget on the page, {@provisional except one with its own `language`}. The
   * option is confirmed; the list of codes isn't.
   *
   * @defaultValue {@provisional `en`}
   */
  language?: LanguageCode;

  /**
   * Theme of every widget on the page: the name of a built-in theme, or `false` if the page has its
   * own stylesheet. `true` is also possible; its meaning isn't known.
   *
   * @provisional
   */
  theme?: ThemeName | boolean;

  /**
   * Turns debugging on.
   *
   * @defaultValue `false`
   *
   * @provisional
   */
  debug?: boolean;

  /**
   * How much the loader writes to the console.
   *
   * @defaultValue `warn`
   *
   * @provisional
   */
  logLevel?: LogLevel;

  /**
   * How odds are shown if an adapter sends no display text. Virtual Stadium is expected to use this
   * option.
   *
   * @defaultValue `eu`
   *
   * @provisional
   */
  oddsType?: OddsType;

  /**
   * Clock format of the page, in hours.
   *
   * @defaultValue `24`
   *
   * @provisional
   */
  clockType?: number;

  /**
   * Team colors. Values and default aren't known.
   *
   * @provisional
   */
  useTeamColors?: unknown;

  /**
   * Theme for team colors. Values and default aren't known.
   *
   * @provisional
   */
  teamColorsTheme?: unknown;

  /**
   * Accessibility checker of the loader. Values and default aren't known.
   *
   * @provisional
   */
  runAccessibilityChecker?: unknown;
}
