import {flashBetSeconds} from 'stand-in:site';
import type {BetSlip, Outcome, Status} from '../../../contract/integration';
import type {Chat} from '../play/chat';
import type {Waiting} from '../play/insights';
import type {Slips} from '../play/slips';
import type {Settings} from '../settings';
import {button, h, type Child, type Wanted} from './dom';
import {eventName, isClosed, marketName, oddsText} from './format';

/** The text where there is no data. */
function stateText(state: Waiting, what: string): string | null {
  const texts: Readonly<Record<Waiting, string | null>> = {
    off: `The adapter wasn’t asked for ${what}: see the log.`,
    waiting: `Waiting for the adapter’s ${what}…`,
    shown: null,
    failed: `The adapter reported an error instead of ${what}.`,
    wrong: `The adapter’s answer about ${what} has mistakes: see the log.`,
  };
  return texts[state];
}

function outcomeButton(
  outcome: Outcome,
  settings: Settings,
  closed: readonly (Status | undefined)[],
  click: () => void,
): Wanted {
  const isOff = [outcome.status, ...closed].some((it) => isClosed(it));
  return h(
    'button',
    {type: 'button', class: 'outcome', disabled: isOff, click, key: outcome.id},
    h('span', {}, outcome.name),
    h('b', {}, isOff ? 'Closed' : oddsText(outcome.odds, settings)),
  );
}

export function insightsView(chat: Chat, settings: Settings): Child {
  const {insights} = chat;
  if (!chat.flag('enableBetInsights')) {
    return null;
  }
  const shown = insights.entries.filter(({market}) => !isClosed(market.status));
  const text = stateText(insights.state, 'insights');
  return h(
    'section',
    {class: 'insights', key: 'insights', 'aria-label': 'Bet Insights'},
    text && h('p', {class: 'quiet'}, text),
    insights.state === 'shown' && !shown.length && h('p', {class: 'quiet'}, 'No insights.'),
    shown.map((entry, index) =>
      h(
        'div',
        {class: 'card', key: index},
        h('p', {class: 'line'}, h('b', {}, marketName(entry.market)), h('span', {}, 'Insight')),
        h('p', {class: 'quiet'}, eventName(entry.event)),
        h(
          'div',
          {class: 'outcomes'},
          outcomeButton(entry.outcome, settings, [entry.event.status], () => insights.click(entry)),
        ),
      ),
    ),
  );
}

export function flashBetView(chat: Chat, settings: Settings): Child {
  const {flashBets} = chat;
  const [card, ...waiting] = flashBets.cards;
  if (!card) {
    return null;
  }
  const {event, market, status} = card.market;
  const isSuspended = isClosed(status) || isClosed(market.status);
  const left = Math.max(0, flashBets.secondsLeft);
  return h(
    'section',
    {class: 'flash', key: card.key, 'aria-label': 'Flash bet', 'data-suspended': isSuspended},
    h(
      'p',
      {class: 'line'},
      h('b', {}, marketName(market)),
      h('span', {role: 'timer'}, isSuspended ? 'Suspended' : `0:${String(left).padStart(2, '0')}`),
    ),
    h('progress', {max: flashBetSeconds, value: left, 'aria-label': 'Time that is left'}),
    h('p', {class: 'quiet'}, eventName(event)),
    h(
      'div',
      {class: 'outcomes'},
      market.outcomes.map((it) =>
        outcomeButton(it, settings, [isSuspended ? {isActive: false} : undefined], () =>
          flashBets.click(card, it),
        ),
      ),
    ),
    waiting.length > 0 &&
      h('p', {class: 'quiet', key: 'queue'}, `${waiting.length} more in the queue`),
  );
}

/** A slip with its bets; what can be done with it comes after them. */
export function slipView(slip: BetSlip, settings: Settings, ...actions: Child[]): Wanted {
  return h(
    'div',
    {class: 'card', key: slip.id},
    slip.bets.map(({id, event, markets}) =>
      h(
        'div',
        {key: id},
        h('p', {class: 'quiet'}, eventName(event)),
        markets.map((market) =>
          market.outcomes.map((it) =>
            h(
              'p',
              {class: 'line'},
              h('span', {}, `${marketName(market)}: `, h('b', {}, it.name)),
              h('b', {}, oddsText(it.odds, settings)),
            ),
          ),
        ),
      ),
    ),
    h(
      'p',
      {class: 'line quiet'},
      h('span', {}, `${slip.betType}, ${slip.currency}`),
      slip.combinedOdds ? h('b', {}, oddsText(slip.combinedOdds, settings)) : null,
    ),
    ...actions,
  );
}

export function slipListView(
  slips: Slips,
  settings: Settings,
  actionOf: (slip: BetSlip) => Child,
): Child {
  const text = stateText(slips.state, 'bet slips');
  const none = slips.state === 'shown' && slips.list.length === 0;
  return [
    text && h('p', {class: 'quiet'}, text),
    none && h('p', {class: 'quiet'}, 'No bet slips.'),
    slips.list.map((it) => slipView(it, settings, actionOf(it))),
  ];
}

export function shareView(chat: Chat, settings: Settings): Child {
  return (
    chat.isSharing &&
    h(
      'section',
      {class: 'sheet', key: 'share', 'aria-label': 'Share a bet slip'},
      h(
        'p',
        {class: 'line'},
        h('b', {}, 'Your slips'),
        button('Close the list', () => chat.closeList(), {class: 'small'}),
      ),
      slipListView(chat.slips, settings, (slip) =>
        button('Share', () => chat.share(slip), {class: 'small', 'aria-label': `Share ${slip.id}`}),
      ),
    )
  );
}
