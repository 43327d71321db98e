/**
 * A language code of the loader. The codes are the vendor's own and partly differ from ISO 639-1:
 * `se` is Swedish, `aa` Arabic, `heb` Hebrew, `ukr` Ukrainian, `br` Brazilian Portuguese. A code
 * that is not in the list throws an error that names it. Which of them Virtual Stadium supports is
 * not published.
 *
 * @remarks
 * Source: a public build of the loader of January 2019. The readings of the codes are derived.
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
 * A ready theme of the loader. Any other name is ignored.
 *
 * @remarks
 * Source: a public build of the loader of January 2019.
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
 * How odds are shown on the whole page: `eu` decimal, `uk` fractional, `us` American.
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
 * The same options can stand on the script tag as `data-sr-<option>`, for example
 * `data-sr-language`. Time zone and unit type are not options: they are held per client id.
 *
 * @remarks
 * Source: published Central Hub pages for `language`, the only option they show. The rest comes
 * from a public build of the loader and from public code that uses sibling widgets.
 *
 * @example
 * ```ts
 * const options: LoaderOptions = {language: 'en', theme: false};
 * ```
 */
export interface LoaderOptions {
  /**
   * Language of every widget of the page. The option is published; the list of codes is
   * provisional.
   *
   * @defaultValue `en` {@provisional}
   */
  language?: LanguageCode;

  /**
   * Theme of every widget of the page: a ready theme by name, or `false` when the page brings its
   * own stylesheet. `true` has also been seen; its meaning is not published.
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
   * How odds are shown when an adapter sends no display text. That Virtual Stadium follows it is
   * derived.
   *
   * @defaultValue `eu`
   *
   * @provisional
   */
  oddsType?: OddsType;

  /**
   * Clock of the page in hours.
   *
   * @defaultValue `24`
   *
   * @provisional
   */
  clockType?: number;

  /**
   * Team colours. Values and default are not published.
   *
   * @provisional
   */
  useTeamColors?: unknown;

  /**
   * Theme of team colours. Values and default are not published.
   *
   * @provisional
   */
  teamColorsTheme?: unknown;

  /**
   * Accessibility checker of the loader. Values and default are not published.
   *
   * @provisional
   */
  runAccessibilityChecker?: unknown;
}
