import {
  ODDS_TYPES,
  LANGUAGES,
  LOG_LEVELS,
  OPTIONS,
  PROPERTIES,
  THEMES,
  isIn,
  spelled,
} from './names';
import type {Kind} from './names';
import type {WidgetName} from '../../contract/integration';
import {REFERENCE, page, textOf, withoutTokens, type Log} from './log';

/** Names of older snippets, and what they are now. */
const RENAMED: Readonly<Record<string, string>> = {
  copyBetButton: 'enableCopyBetButton',
  changeWidgetProps: 'updateWidget',
  changeTheme: 'setClientTheme',
};

const list = (table: object) => Object.keys(table).join(', ');

/** What to use instead of a name that is not known: the nearest one, or all of them. */
export function instead(table: Readonly<Record<string, unknown>>, name: string): string {
  const renamed = RENAMED[name];
  const near =
    renamed && isIn(table, renamed) ? renamed : spelled(table, name.replace(/[-_\s]/g, ''));
  return near ? `Use ${near}.` : `Known are ${list(table)}.`;
}

const KINDS: Readonly<Record<Kind, {readonly is: string; test(value: unknown): boolean}>> = {
  text: {is: 'text that is not empty', test: (it) => typeof it === 'string' && it !== ''},
  flag: {is: 'true or false', test: (it) => typeof it === 'boolean'},
  function: {is: 'a function', test: (it) => typeof it === 'function'},
  number: {is: 'a number', test: (it) => typeof it === 'number' && Number.isFinite(it)},
  language: {is: 'a language code of the loader', test: (it) => isIn(LANGUAGES, it)},
  theme: {
    is: `true, false, or one of ${list(THEMES)}`,
    test: (it) => typeof it === 'boolean' || isIn(THEMES, it),
  },
  any: {is: 'anything', test: () => true},
};

export function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(withoutTokens(value)) : textOf(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function languageRemark(where: string, code: unknown): string {
  return `${where}: the language ${shown(code)} isn’t one of the loader’s codes, which differ from those of <html lang>. Use one of ${list(LANGUAGES)}.`;
}

/** Says what is wrong with the properties of a widget. */
export function checkProps(
  log: Log,
  where: string,
  name: WidgetName,
  props: Readonly<Record<string, unknown>>,
): void {
  const table: Readonly<Record<string, Kind>> = PROPERTIES[name];
  for (const [key, value] of Object.entries(props)) {
    const kind = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!kind) {
      const remedy = instead(table, key);
      log.remark(`${where}: ${name} has no property ${key}. ${remedy}`, REFERENCE);
    } else if (value === undefined || KINDS[kind].test(value)) {
      continue;
    } else if (kind === 'language') {
      log.remark(
        languageRemark(`${where}, property language`, value),
        page('web/localization#codes'),
      );
    } else {
      const message = `${where}: the property ${key} is ${shown(value)}. Pass ${KINDS[kind].is}.`;
      log.remark(message, `${REFERENCE}#virtual-stadium`);
    }
  }
  const tokens = ['jwt', 'getJwt'].filter((key) => key in table && props[key] !== undefined);
  if (tokens.length !== 1) {
    const what = tokens.length ? 'both jwt and getJwt' : 'no token';
    const remedy = 'getJwt' in table ? 'Pass either jwt or getJwt' : 'Pass jwt';
    log.remark(
      `${where}: ${name} has ${what}. ${remedy}.`,
      page('authentication#3-hand-it-to-the-widget'),
    );
  }
  if ('channelId' in table && props.channelId === undefined) {
    log.remark(
      `${where}: ${name} has no channelId. Pass the ID of the channel to open.`,
      REFERENCE,
    );
  }
}

/** The options that are right; says what is wrong with the others. */
export function checkOptions(
  log: Log,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    logLevel: LOG_LEVELS,
    oddsType: ODDS_TYPES,
  };
  const right = Object.entries(options).filter(([key, value]) => {
    if (!isIn(OPTIONS, key)) {
      log.remark(
        `SIR.o: there is no option ${key}. ${instead(OPTIONS, key)}`,
        `${REFERENCE}#loader-options`,
      );
      return false;
    }
    const kind = KINDS[OPTIONS[key]];
    const allowed = values[key];
    if (value === undefined || (allowed ? isIn(allowed, value) : kind.test(value))) {
      return value !== undefined;
    }
    const remedy = allowed ? `Use one of ${list(allowed)}` : `Use ${kind.is}`;
    const links: Readonly<Record<string, string>> = {
      language: page('web/localization#codes'),
      theme: page('web/theming#choose-a-way'),
    };
    const link = links[key] ?? `${REFERENCE}#loader-options`;
    if (key === 'language') {
      log.remark(languageRemark('SIR.o', value), link);
    } else {
      log.remark(`SIR.o: the option ${key} is ${shown(value)}, and is ignored. ${remedy}.`, link);
    }
    return false;
  });
  return Object.fromEntries(right);
}
