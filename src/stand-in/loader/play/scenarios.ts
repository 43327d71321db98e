import type {Market, MarketStatus, Outcome} from '../../../contract/integration';
import type {StandIn} from '../standIn';
import type {Chat} from './chat';
import {messageOfAnother} from './scene';

/** Something that a reader lets happen. */
export interface Scenario {
  readonly name: string;
  /** What it is, in one line. */
  readonly means: string;
  run(chat: Chat): void;
}

const closed = {isActive: false, status: 'suspended'} satisfies {
  status: MarketStatus;
  isActive: boolean;
};

function suspended(market: Market): Market {
  const outcomes = market.outcomes.map((it) => ({...it, status: closed}));
  return {...market, status: closed, outcomes};
}

function moved(outcome: Outcome, by: number): Outcome {
  const {odds} = outcome;
  const value = typeof odds === 'number' ? odds : odds?.decimalValue;
  if (value === undefined) {
    return outcome;
  }
  const decimalValue = Math.max(1.01, Math.round(value * by * 100) / 100);
  return {...outcome, odds: {decimalValue, displayValue: decimalValue.toFixed(2)}};
}

/** Says so where a scenario has nothing to change. */
function showsNothing(chat: Chat, name: string): boolean {
  const none = chat.flashBets.cards.length + chat.insights.entries.length === 0;
  if (none) {
    chat.remark(
      `${name}: there’s no market to change. Press “A goal” first, with enableFlashBet and an adapter.`,
    );
  }
  return none;
}

function suspend(chat: Chat): void {
  if (showsNothing(chat, 'Market suspended')) {
    return;
  }
  chat.flashBets.alter((it) => ({...it, market: suspended(it.market), status: 'suspended'}));
  chat.insights.alter((it) => ({...it, outcome: {...it.outcome, status: closed}}));
}

function moveOdds(chat: Chat): void {
  if (showsNothing(chat, 'Odds move')) {
    return;
  }
  chat.flashBets.alter((it) => ({
    ...it,
    market: {
      ...it.market,
      outcomes: it.market.outcomes.map((o, i) => moved(o, i % 2 ? 0.95 : 1.1)),
    },
  }));
  chat.insights.alter((it) => ({...it, outcome: moved(it.outcome, 1.1)}));
}

/** Asks for everything that is enabled again, with an answer that is held back. */
function askAgain(standIn: StandIn, chat: Chat, nextAnswer: 'slow' | 'none'): void {
  standIn.nextAnswer = nextAnswer;
  if (chat.insights.state !== 'off') {
    chat.insights.stop();
    chat.insights.ask();
  }
  chat.matchEvent('CORNER');
  standIn.nextAnswer = 'normal';
}

export function scenariosOf(standIn: StandIn): readonly Scenario[] {
  return [
    {name: 'A goal', means: 'SCORE_CHANGED is posted', run: (it) => it.matchEvent('SCORE_CHANGED')},
    {name: 'A corner', means: 'CORNER is posted', run: (it) => it.matchEvent('CORNER')},
    {
      name: 'Two cards',
      means: 'two match events at once: the second card waits',
      run: (it) => {
        it.matchEvent('SCORE_CHANGED');
        it.matchEvent('CORNER');
      },
    },
    {
      name: 'Market suspended',
      means: 'as if the adapter had suspended what is shown',
      run: suspend,
    },
    {name: 'Odds move', means: 'as if the adapter had sent other odds', run: moveOdds},
    {
      name: 'Slow answer',
      means: 'asks again, and delays the answers by 6 seconds',
      run: (it) => askAgain(standIn, it, 'slow'),
    },
    {
      name: 'No answer',
      means: 'asks again, and drops the answers',
      run: (it) => askAgain(standIn, it, 'none'),
    },
    {
      name: 'Ask again',
      means: 'new subscriptions begin, then the old ones end',
      run: (it) => it.askAgain(),
    },
    {
      name: 'Unknown request',
      means: 'a name that a newer version could send: the adapter returns undefined',
      run: () => void standIn.requestUnknown('standIn.unknownRequest').then((it) => it.end()),
    },
    {
      name: 'Token expires',
      means: 'the widget reports an error and reads the token again',
      run: (it) => {
        it.fail({message: 'Token expired'});
        void it.signIn();
      },
    },
    {
      name: 'A message',
      means: 'another user writes',
      run: (it) => it.add(messageOfAnother(it.channel.channelId)),
    },
  ];
}
