import type {WidgetName, WidgetTarget} from '../../contract/integration';
import {checkProps, instead, languageRemark, shown} from './checkValues';
import {
  LANGUAGES,
  LOG_LEVELS,
  ODDS_TYPES,
  PROPERTIES,
  THEMES,
  isIn,
  spelled,
  type CommandName,
} from './names';
import {REFERENCE, page, textOf, withoutTokens, type Log} from './log';
import type {Settings} from './settings';
import type {Mounted, Props, Stage} from './stage';

const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null;

const describe = (target: unknown): string =>
  typeof target === 'string'
    ? JSON.stringify(withoutTokens(target))
    : isRecord(target) && typeof target.tagName === 'string'
      ? `<${target.tagName.toLowerCase()}>`
      : shown(target);

const ONE_OF = (table: object) => `Use one of ${Object.keys(table).join(', ')}.`;

const COMMANDS = `${REFERENCE}#commands`;

/** What commands are given to. */
interface Commanded {
  readonly log: Log;
  readonly stage: Stage;
  widgetsIn(target: unknown): readonly Mounted[];
  place(target: WidgetTarget, place: WidgetTarget, name: WidgetName, props: Props): void;
  change(widget: Mounted, props: Props): void;
  remove(widget: Mounted): void;
  register(adapter: unknown, options?: unknown): void;
  set(settings: Partial<Settings>): void;
  call(where: string, run: () => void): void;
  fail(error: Error): void;
}

type Command = (standIn: Commanded, ...args: readonly unknown[]) => void;

const addWidget: Command = (standIn, target, widget, props, afterMount) => {
  const {log, stage} = standIn;
  const where = `addWidget in ${describe(target)}`;
  const places = stage.find(target);
  const [place] = places ?? [];
  if (!place) {
    const what = places
      ? 'no element matches. Add the widget after its container is in the document'
      : 'it’s neither a CSS selector nor an element. Pass one of them, for example "#chat"';
    log.remark(`${where}: ${what}.`, page('web/overview#what-can-go-wrong'));
    return;
  }
  if (!isIn(PROPERTIES, widget)) {
    const what = `${where}: there is no widget ${shown(widget)}.`;
    log.remark(`${what} ${instead(PROPERTIES, textOf(widget))}`, `${REFERENCE}#virtual-stadium`);
    return;
  }
  if (props !== undefined && !isRecord(props)) {
    log.remark(`${where}: the properties are ${shown(props)}. Pass an object.`, COMMANDS);
  }
  // Its getters run once, here.
  const own = isRecord(props) ? {...props} : {};
  checkProps(log, where, widget, own);
  standIn.place(target as WidgetTarget, place, widget, own);
  if (typeof afterMount === 'function') {
    standIn.call(where, afterMount as () => void);
  }
};

const updateWidget: Command = (standIn, target, props) => {
  const where = `updateWidget in ${describe(target)}`;
  const widgets = standIn.widgetsIn(target);
  if (widgets.length === 0) {
    standIn.log.remark(
      `${where}: there’s no widget in it. Add one first, with addWidget.`,
      COMMANDS,
    );
  } else if (!isRecord(props)) {
    standIn.log.remark(`${where}: the properties are ${shown(props)}. Pass an object.`, COMMANDS);
  } else {
    for (const widget of widgets) {
      const {jwt, getJwt, ...others} = widget.props;
      const renewed = props.jwt !== undefined || props.getJwt !== undefined;
      const all = {...others, ...(renewed ? {} : {jwt, getJwt}), ...props};
      const given = Object.entries(all).filter(([, value]) => value !== undefined);
      const merged = Object.fromEntries(given);
      checkProps(standIn.log, where, widget.name, merged);
      standIn.change(widget, merged);
    }
  }
};

/** What the stand-in does for each command. One that the contract gets, and this lacks, doesn't compile. */
const DO: Readonly<Record<CommandName, Command>> = {
  addWidget,
  updateWidget,
  registerAdapter: (standIn, adapter, options) => standIn.register(adapter, options),
  removeWidget: (standIn, target) => {
    const widgets = standIn.widgetsIn(target);
    if (widgets.length === 0) {
      const what = `removeWidget in ${describe(target)}: there’s no widget in it.`;
      standIn.log.remark(`${what} Pass the target that you passed to addWidget.`, COMMANDS);
    }
    widgets.forEach((it) => standIn.remove(it));
  },
  changeLanguage: (standIn, language) => {
    if (isIn(LANGUAGES, language)) {
      standIn.set({language});
    } else {
      const sentence = languageRemark('changeLanguage', language);
      const link = page('web/localization#codes');
      standIn.log.remark(sentence, link);
      standIn.fail(new RangeError(`${sentence} ${link}`));
    }
  },
  setClientTheme: (standIn, theme) => {
    const isAddress = typeof theme === 'string' && /^https?:\/\//.test(theme);
    if (isAddress) {
      const what = `setClientTheme: the stand-in doesn’t send requests, so it doesn’t load ${shown(theme)}.`;
      standIn.log.remark(
        `${what} Test it with the product.`,
        page('web/theming#write-your-own-rules'),
      );
    }
    if (isAddress || isIn(THEMES, theme)) {
      standIn.set({theme});
    } else {
      const what = `setClientTheme: ${shown(theme)} isn’t a theme, and is ignored.`;
      standIn.log.remark(`${what} ${ONE_OF(THEMES)}`, page('web/theming#choose-a-way'));
    }
  },
  changeOddsType: (standIn, oddsType) => {
    if (isIn(ODDS_TYPES, oddsType)) {
      standIn.set({oddsType});
    } else {
      standIn.log.remark(
        `changeOddsType: ${shown(oddsType)} isn’t an odds type. ${ONE_OF(ODDS_TYPES)}`,
        COMMANDS,
      );
    }
  },
  changeClockType: (standIn, clockType) => {
    if (typeof clockType === 'number' && Number.isFinite(clockType)) {
      standIn.set({clockType});
    } else {
      standIn.log.remark(
        `changeClockType: ${shown(clockType)} isn’t a number. Pass 12 or 24.`,
        COMMANDS,
      );
    }
  },
  changeTeamInvert: (standIn, invert) => {
    if (isRecord(invert)) {
      standIn.set({invert});
    } else {
      const what = `changeTeamInvert: ${shown(invert)} isn’t an object.`;
      standIn.log.remark(`${what} Pass {all: true}, or {sid: {1: true}}.`, COMMANDS);
    }
  },
  check: (standIn) => {
    for (const {place, name, props} of standIn.stage.containers()) {
      if (standIn.widgetsIn(place).length === 0) {
        addWidget(standIn, place, name, props);
      }
    }
  },
  changeLogLevel: (standIn, logLevel) => {
    if (isIn(LOG_LEVELS, logLevel)) {
      standIn.set({logLevel});
    } else {
      standIn.log.remark(
        `changeLogLevel: ${shown(logLevel)} isn’t a log level. ${ONE_OF(LOG_LEVELS)}`,
        COMMANDS,
      );
    }
  },
};

/** Does what a page said; what it gets wrong becomes a sentence, and never an error of the page. */
export function obey(standIn: Commanded, [command, ...args]: readonly unknown[]): void {
  const name = spelled(DO, command);
  if (!name) {
    const what = `SIR: there is no command ${shown(command)}.`;
    standIn.log.remark(`${what} ${instead(DO, textOf(command))}`, COMMANDS);
    return;
  }
  DO[name](standIn, ...args);
}
