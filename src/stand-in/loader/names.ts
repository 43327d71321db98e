import type {
  AdapterRequestName,
  LanguageCode,
  LoaderOptions,
  LogLevel,
  OddsType,
  SIRFunction,
  ThemeName,
  TriggerActionEnum,
  WidgetName,
  WidgetPropsMap,
} from '../../contract/integration';

/*
 * Every name of the contract that a page can say, in tables that lack no member: one that is added to
 * the contract does not compile before the stand-in knows what to do with it.
 */

/** The arguments of every way to call `SIR`. As many as the contract has: another number is an error. */
type Calls = SIRFunction extends {
  (...call: infer A): void;
  (...call: infer B): void;
  (...call: infer C): void;
  (...call: infer D): void;
  (...call: infer E): void;
  (...call: infer F): void;
  (...call: infer G): void;
  (...call: infer H): void;
  (...call: infer I): void;
  (...call: infer J): void;
  (...call: infer K): void;
  (...call: infer L): void;
}
  ? A | B | C | D | E | F | G | H | I | J | K | L
  : never;

/** The name of a command. */
export type CommandName = Calls extends readonly unknown[] ? Calls[0] : never;

/** What a value has to be. */
export type Kind = 'text' | 'flag' | 'function' | 'number' | 'language' | 'theme' | 'any';

type Keys<Type> = Type extends unknown ? keyof Type & string : never;

const token = {jwt: 'text', getJwt: 'function'} as const;
const common = {
  language: 'language',
  onTrack: 'function',
  onDataChange: 'function',
  onSizeChange: 'function',
} as const;

export const PROPERTIES: {
  readonly [Name in WidgetName]: Readonly<Record<Keys<WidgetPropsMap[Name]>, Kind>>;
} = {
  virtualStadium: {
    ...token,
    ...common,
    channelId: 'text',
    onAction: 'function',
    enableBetInsights: 'flag',
    enableFlashBet: 'flag',
    enableCopyBetButton: 'flag',
    enableCentralHub: 'flag',
    enableBetShare: 'flag',
    enableContactSupport: 'flag',
    enableLmt: 'flag',
  },
  'virtualStadium.button': {
    ...token,
    ...common,
    channelId: 'text',
    onAction: 'function',
    enableUnreadCount: 'flag',
  },
  centralHub: {jwt: 'text'},
};

export const OPTIONS: Readonly<Record<keyof LoaderOptions, Kind>> = {
  language: 'language',
  theme: 'theme',
  debug: 'flag',
  logLevel: 'text',
  oddsType: 'text',
  clockType: 'number',
  useTeamColors: 'any',
  teamColorsTheme: 'any',
  runAccessibilityChecker: 'any',
};

/** What makes the widget send each request, as the panel tells it. */
export const REQUESTS: Readonly<Record<AdapterRequestName, string>> = {
  outcomes: 'A channel opens, or “Ask again”, with enableBetInsights',
  matchEventMarkets: 'A match event while the chat is open, with enableFlashBet',
  'virtualStadium.matchEventMarkets':
    'The same match event, at the same time, under its older name',
  betShare: 'The list of slips or Central Hub opens; an object adapter is asked for tickets',
};

/** What a user does for each action, as the panel tells it. */
export const ACTIONS: Readonly<Record<TriggerActionEnum, string>> = {
  BetInsightsOutcome: 'Click an outcome of an insight',
  FlashBetOutcome: 'Click an outcome of a flash bet',
  CopyBet: 'Click “Copy bet” below a shared slip',
  Close: 'Close the chat',
  Click: 'Click “Chat rules”, or the button widget',
  Error: 'Let the token expire, or pass one that is none',
  ContactSupport: 'Click “Support”',
  SwitchChannel: 'Click the tag of another channel',
  SelectChannelTag: 'Click the tag of a channel',
  Message: 'Send a message',
  ReactionClick: 'Click a reaction',
  ReportMessageClick: 'Click “Report” at a message',
  BetSlip: 'Open the list of slips, or share one',
  CloseBetslipShareList: 'Close the list of slips',
  Lmt: 'Click “Tracker”',
};

export const THEMES: Readonly<Record<ThemeName, 'light' | 'dark'>> = {
  sportradar: 'light',
  sportradardark: 'dark',
  sportradartransparent: 'light',
  sportradardarktransparent: 'dark',
  betradar: 'light',
  betradardark: 'dark',
  betradartransparent: 'light',
  betradardarktransparent: 'dark',
  neutral: 'light',
};

export const ODDS_TYPES: Readonly<Record<OddsType, string>> = {
  eu: 'decimal',
  uk: 'fractional',
  us: 'American',
};

/** What of the log also goes to the console, by level. */
export const LOG_LEVELS: Readonly<Record<LogLevel, number>> = {error: 0, warn: 1, info: 2};

export const LANGUAGES: Readonly<Record<LanguageCode, string>> = {
  aa: 'Arabic',
  aze: 'Azerbaijani',
  bg: 'Bulgarian',
  br: 'Brazilian Portuguese',
  bs: 'Bosnian',
  cs: 'Czech',
  da: 'Danish',
  dbg: 'for debugging',
  de: 'German',
  el: 'Greek',
  en: 'English',
  en_us: 'American English',
  es: 'Spanish',
  et: 'Estonian',
  fi: 'Finnish',
  fr: 'French',
  heb: 'Hebrew',
  hr: 'Croatian',
  hu: 'Hungarian',
  hye: 'Armenian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  km: 'Khmer',
  ko: 'Korean',
  lt: 'Lithuanian',
  lv: 'Latvian',
  me: 'Montenegrin',
  mk: 'Macedonian',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  se: 'Swedish',
  sk: 'Slovak',
  sl: 'Slovenian',
  sqi: 'Albanian',
  sr: 'Serbian in Cyrillic script',
  srl: 'Serbian in Latin script',
  sw: 'Swahili',
  th: 'Thai',
  tr: 'Turkish',
  ukr: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese, simplified',
  zht: 'Chinese, traditional',
};

export const RIGHT_TO_LEFT: readonly string[] = ['aa', 'heb'] satisfies LanguageCode[];

/** The name in a table that is meant, also where its case is not right. */
export function spelled<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: unknown,
): Name | undefined {
  const names = Object.keys(table) as Name[];
  const wanted = typeof name === 'string' ? name.toLowerCase() : null;
  return names.find((it) => it.toLowerCase() === wanted);
}

export function isIn<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name {
  return typeof name === 'string' && Object.hasOwn(table, name);
}
