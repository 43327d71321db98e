import type {ChatRow} from '../../../contract/integration';
import type {Chat} from '../play/chat';
import {MATCH, tagsOf} from '../play/scene';
import type {Settings} from '../settings';
import {flashBetView, insightsView, shareView, slipListView, slipView} from './bets';
import {button, h, type Child, type Wanted} from './dom';
import {timeText} from './format';

const [HOME, AWAY] = (MATCH.teams ?? []).map((it) => it.name);

const isInverted = ({invert}: Settings) =>
  Boolean(invert.all ?? invert.sid?.[String(MATCH.sport?.id)]);

function scoreView(chat: Chat, settings: Settings): Child {
  const [home, away] = chat.score;
  const sides = [`${HOME} ${home}`, `${away} ${AWAY}`];
  const inverted = [`${AWAY} ${away}`, `${home} ${HOME}`];
  const text = (isInverted(settings) ? inverted : sides).join(' : ');
  return chat.channel.sportContext ? h('p', {class: 'score'}, text) : null;
}

function headerView(chat: Chat, settings: Settings): Wanted {
  const {channel} = chat;
  const toggle = (text: string, on: boolean, click: () => void) =>
    button(text, click, {class: 'small', 'aria-pressed': String(on), key: text});
  return h(
    'header',
    {class: 'header'},
    h(
      'div',
      {class: 'line'},
      h('h2', {}, channel.channelName),
      button('×', () => chat.close(), {class: 'close', 'aria-label': 'Close the chat'}),
    ),
    h(
      'div',
      {class: 'line quiet'},
      scoreView(chat, settings),
      h('p', {}, channel.activeUsers === undefined ? '' : `${channel.activeUsers} active`),
    ),
    h(
      'div',
      {class: 'tools'},
      tagsOf(channel).map((tag) =>
        button(`# ${tag.channelName}`, () => chat.selectTag(tag), {
          class: 'tag',
          key: tag.channelId,
          'aria-current': tag.channelId === channel.channelId ? 'true' : undefined,
        }),
      ),
      chat.flag('enableLmt') && toggle('Tracker', chat.isTracking, () => chat.toggleTracker()),
      chat.flag('enableCentralHub') && toggle('Central Hub', chat.isInHub, () => chat.toggleHub()),
      chat.flag('enableContactSupport') &&
        button('Support', () => chat.support(), {class: 'small', key: 'support'}),
    ),
  );
}

function trackerView(chat: Chat, settings: Settings): Child {
  return (
    chat.isTracking &&
    h(
      'section',
      {class: 'tracker', key: 'tracker', 'aria-label': 'Live match tracker'},
      h('div', {class: 'pitch', 'aria-hidden': 'true', 'data-inverted': isInverted(settings)}),
      h('p', {class: 'quiet'}, `${MATCH.liveCurrentTime ?? ''} ${MATCH.result?.period ?? ''}`),
    )
  );
}

function rowView(chat: Chat, row: ChatRow, settings: Settings): Wanted {
  const {matchEvent, betslip, user, text, reactions} = row;
  const time = timeText(row.createdAt, settings);
  if (matchEvent) {
    const what = [matchEvent.type, matchEvent.team?.name].filter(Boolean).join(' · ');
    return h('p', {class: 'incident', key: row.id}, `${time} ${what}`);
  }
  const isOwn = user.userId === chat.user.userId;
  const isReported = chat.reported.includes(row.id);
  return h(
    'div',
    {class: isOwn ? 'message own' : 'message', key: row.id},
    h('p', {class: 'line quiet'}, h('b', {}, user.displayName), h('span', {}, time)),
    text ? h('p', {class: 'text'}, text) : null,
    betslip
      ? slipView(
          betslip,
          settings,
          chat.flag('enableCopyBetButton') &&
            button('Copy bet', () => chat.copy(betslip), {class: 'main', key: 'copy'}),
        )
      : null,
    h(
      'div',
      {class: 'tools'},
      (reactions ?? []).map(({type, count, own}) =>
        button(`${type} ${count}`, () => chat.react(row, type), {
          class: 'tag',
          key: type,
          'aria-pressed': String(own),
        }),
      ),
      !isOwn &&
        button(isReported ? 'Reported' : 'Report', () => isReported || chat.report(row), {
          class: 'plain',
          key: 'report',
          'aria-disabled': isReported ? 'true' : undefined,
          'aria-label': `${isReported ? 'Reported' : 'Report'}: message of ${user.displayName}`,
        }),
    ),
  );
}

function composerView(chat: Chat): Wanted {
  const send = (field: HTMLInputElement | null | undefined) => {
    const text = field?.value.trim();
    if (field && text) {
      chat.send(text);
      field.value = '';
    }
  };
  const fieldOf = (event: Event) =>
    (event.currentTarget as Element).closest('.composer')?.querySelector('input');
  return h(
    'div',
    {class: 'composer'},
    h('input', {
      type: 'text',
      'aria-label': 'Message',
      placeholder: 'Write a message',
      autocomplete: 'off',
      maxlength: 500,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === 'Enter') {
          send(fieldOf(event));
        }
      },
    }),
    h('button', {type: 'button', class: 'main', click: (event) => send(fieldOf(event))}, 'Send'),
    chat.flag('enableBetShare') &&
      button('Share a slip', () => (chat.isSharing ? chat.closeList() : chat.openList()), {
        class: 'small',
        key: 'share',
        'aria-expanded': String(chat.isSharing),
      }),
    h(
      'p',
      {class: 'line quiet note', key: 'note'},
      button('Chat rules', () => chat.showRules(), {class: 'plain'}),
      h('span', {}, 'A stand-in, not the product'),
    ),
  );
}

function hubView(chat: Chat, settings: Settings): Child {
  return (
    chat.isInHub &&
    h(
      'section',
      {class: 'sheet', key: 'hub', 'aria-label': 'Central Hub'},
      h('p', {}, h('b', {}, 'Your slips in Central Hub')),
      slipListView(chat.slips, settings, (slip) =>
        chat.flag('enableCopyBetButton')
          ? button('Copy bet', () => chat.copy(slip), {class: 'small'})
          : null,
      ),
    )
  );
}

/** The widget `virtualStadium`. */
export function chatView(chat: Chat, settings: Settings): Wanted {
  if (!chat.isOpen) {
    return h(
      'section',
      {class: 'chat closed', 'aria-label': 'Chat, closed'},
      h('p', {class: 'quiet'}, 'The user closed the chat.'),
      button('Open it again', () => chat.reopen(), {class: 'main'}),
    );
  }
  return h(
    'section',
    {class: 'chat', 'aria-label': `Chat ${chat.channel.channelName}`},
    headerView(chat, settings),
    chat.session.problem
      ? h('p', {class: 'warning', key: 'token'}, `Token: ${chat.session.problem}.`)
      : null,
    trackerView(chat, settings),
    h(
      'div',
      {class: 'stream', role: 'log', 'aria-label': 'Messages', tabindex: 0},
      insightsView(chat, settings),
      chat.rows.map((it) => rowView(chat, it, settings)),
    ),
    hubView(chat, settings),
    shareView(chat, settings),
    flashBetView(chat, settings),
    composerView(chat),
  );
}
