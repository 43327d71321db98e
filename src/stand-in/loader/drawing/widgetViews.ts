import {ChatButton} from '../play/button';
import {Chat} from '../play/chat';
import {Hub} from '../play/hub';
import type {Mounted} from '../stage';
import type {StandIn} from '../standIn';
import type {Settings} from '../settings';
import type {WidgetName} from '../../../contract/integration';
import {slipListView} from './bets';
import {chatView} from './chatView';
import {button, h, type Wanted} from './dom';

function buttonView(it: ChatButton): Wanted {
  const text = it.unread === null ? 'Open the chat' : `Open the chat, ${it.unread} unread`;
  return h(
    'div',
    {},
    button(text, () => it.click(), {class: 'open-chat'}),
  );
}

function hubView(hub: Hub, settings: Settings): Wanted {
  return h(
    'section',
    {class: 'chat hub', 'aria-label': 'Central Hub'},
    h('h2', {}, 'Central Hub'),
    h('p', {class: 'quiet'}, `Signed in as ${hub.user.displayName}`),
    slipListView(hub.slips, settings, () => null),
    button('Ask again', () => hub.refresh(), {class: 'small'}),
  );
}

/** A widget that is played, and how it looks now. */
export interface Played {
  readonly play: Chat | ChatButton | Hub;
  view(settings: Settings): Wanted;
}

/** How each widget is played. One that the contract gets, and this lacks, doesn’t compile. */
export const WIDGETS: Readonly<Record<WidgetName, (standIn: StandIn, widget: Mounted) => Played>> =
  {
    virtualStadium: (standIn, widget) => {
      const play = new Chat(standIn, widget);
      return {play, view: (settings) => chatView(play, settings)};
    },
    'virtualStadium.button': (standIn, widget) => {
      const play = new ChatButton(standIn, widget);
      return {play, view: () => buttonView(play)};
    },
    centralHub: (standIn, widget) => {
      const play = new Hub(standIn, widget);
      return {play, view: (settings) => hubView(play, settings)};
    },
  };
