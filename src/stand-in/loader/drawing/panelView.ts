import {ACTIONS, LANGUAGES, ODDS_TYPES, REQUESTS, isIn} from '../names';
import {page, type Entry, type EntryKind} from '../log';
import type {Chat} from '../play/chat';
import type {Scenario} from '../play/scenarios';
import type {StandIn} from '../standIn';
import {button, h, type Child, type Wanted} from './dom';

const link = (href: string, text: string) =>
  h('a', {href, target: '_blank', rel: 'noopener'}, text);

const clock = (at: Date) => at.toTimeString().slice(0, 8);

const VERDICTS = new Map([
  [true, 'right'],
  [false, 'finding'],
]);

const lines = new WeakMap<Entry, Wanted>();

/** A line of the log is made once: it never changes. */
function lineOf(entry: Entry): Wanted {
  const line = lines.get(entry) ?? entryView(entry);
  lines.set(entry, line);
  return line;
}

function entryView({number, at, kind, title, data, link: href, isRight}: Entry): Wanted {
  const verdict = isRight === undefined ? undefined : VERDICTS.get(isRight);
  return h(
    'li',
    {key: number, class: 'entry', 'data-kind': kind, 'data-verdict': verdict},
    h(
      'p',
      {},
      h('time', {datetime: at.toISOString()}, clock(at)),
      ' ',
      h('b', {class: 'kind'}, kind),
      ' ',
      title,
      verdict ? h('span', {class: 'verdict'}, ` ${verdict}`) : null,
      href ? [' ', link(href, kind === 'finding' ? 'Rule' : 'Page')] : null,
    ),
    data === undefined
      ? null
      : h(
          'details',
          {},
          h('summary', {}, 'Data as JSON'),
          h(
            'pre',
            {tabindex: 0, 'aria-label': `Data of ${title}`},
            JSON.stringify(data, null, 2) ?? '',
          ),
        ),
  );
}

function settingsText({settings, form}: StandIn): string {
  const {language, theme, oddsType, clockType} = settings;
  const name = isIn(LANGUAGES, language) ? ` (${LANGUAGES[language]})` : '';
  const adapter = form
    ? `${form === 'hosted' ? 'a hosted' : form === 'object' ? 'an object' : 'a function'}`
    : 'none';
  return [
    `Language ${language}${name}; these words are English`,
    `theme ${theme === undefined ? 'of the system' : String(theme)}`,
    `odds ${ODDS_TYPES[oddsType]}`,
    `clock ${clockType}`,
    `adapter ${adapter}`,
  ].join(' · ');
}

/** What there is to see, and a mark at what was seen since the log was cleared. */
function checklist(
  standIn: StandIn,
  kind: EntryKind,
  all: Readonly<Record<string, string>>,
): Wanted {
  const ofKind = standIn.log.entries.filter((it) => it.kind === kind);
  const seen = new Set(ofKind.map((it) => it.title));
  return h(
    'details',
    {class: 'checklist', key: kind},
    h('summary', {}, `What sends each ${kind}`),
    h(
      'ul',
      {},
      Object.entries(all).map(([name, how]) =>
        h('li', {key: name}, h('code', {}, name), ` ${how}${seen.has(name) ? ' ✓' : ''}`),
      ),
    ),
  );
}

interface PanelState {
  readonly isFolded: boolean;
  toggle(): void;
  readonly scenarios: readonly Scenario[];
  /** The chat in which scenarios happen, if there is one. */
  readonly chat: Chat | null;
}

function scenariosView(standIn: StandIn, {scenarios, chat}: PanelState): Child {
  if (!chat) {
    return null;
  }
  return [
    h('h3', {key: 'scenarios'}, 'Scenarios'),
    h(
      'div',
      {class: 'tools', key: 'buttons', role: 'group', 'aria-label': 'Scenarios'},
      scenarios.map((it) =>
        button(
          it.name,
          () => {
            standIn.log.add('scenario', `${it.name}: ${it.means}`);
            it.run(chat);
          },
          {class: 'small', key: it.name, title: it.means},
        ),
      ),
    ),
  ];
}

/** Scenarios, and what went between page and widget. */
export function panelView(standIn: StandIn, state: PanelState): Wanted {
  const {log} = standIn;
  const findings = log.findings.length;
  const count = findings === 1 ? '1 finding' : `${findings} findings`;
  return h(
    'aside',
    {class: 'panel', 'aria-label': 'Stand-in', 'data-folded': state.isFolded},
    h(
      'div',
      {class: 'line'},
      h('h2', {}, 'Stand-in'),
      h('p', {class: findings ? 'count bad' : 'count'}, count),
      button(state.isFolded ? 'Unfold' : 'Fold', () => state.toggle(), {
        class: 'small',
        'aria-expanded': String(!state.isFolded),
        'aria-label': state.isFolded ? 'Unfold scenarios and log' : 'Fold scenarios and log',
      }),
    ),
    h(
      'p',
      {class: 'quiet'},
      `Not the product; its looks are its own. It doesn’t send any requests.`,
    ),
    !state.isFolded &&
      h(
        'div',
        {key: 'inside'},
        scenariosView(standIn, state),
        h(
          'p',
          {class: 'quiet'},
          settingsText(standIn),
          ' ',
          link(page('web/overview'), 'Overview'),
        ),
        checklist(standIn, 'request', REQUESTS),
        checklist(standIn, 'action', ACTIONS),
        h(
          'div',
          {class: 'line'},
          h('h3', {}, 'Log'),
          button('Clear', () => log.clear(), {class: 'plain', 'aria-label': 'Clear the log'}),
        ),
        h(
          'ol',
          {class: 'log', tabindex: 0, 'aria-label': 'Log, latest first'},
          [...log.entries].reverse().map(lineOf),
        ),
      ),
  );
}
