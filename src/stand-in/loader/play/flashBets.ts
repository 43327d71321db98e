import {mistakesIn} from 'stand-in:contract';
import {flashBetSeconds} from 'stand-in:site';
import type {
  MatchEventMarketRequest,
  MatchEventMarketResponse,
  Outcome,
} from '../../../contract/integration';
import {CURRENT_NAME, OLD_NAME} from '../../rules/requests';
import type {Answer, Subscription} from '../subscription';
import type {Playing} from './playing';

type Market = MatchEventMarketResponse['matchEventMarkets'][number];

export interface Card {
  readonly key: string;
  readonly market: Market;
}

/** Cards as they queue: first in, first out, each for the time that the product gives it. */
export class FlashBets {
  /** The first is shown, the others wait. */
  cards: readonly Card[] = [];
  /** Seconds that are left of the first. */
  secondsLeft = 0;
  private readonly subscriptions = new Map<string, Subscription<unknown>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly playing: Playing) {}

  /** A match event asks under the new name and under the deprecated one, at the same time. */
  ask(request: MatchEventMarketRequest): void {
    let twin: Subscription<unknown> | undefined;
    for (const name of [CURRENT_NAME, OLD_NAME] as const) {
      const key = `${name} ${request.id}`;
      twin = this.playing.ask(name, request, (answer) => this.take(key, answer), twin);
      this.subscriptions.set(key, twin);
    }
  }

  /** The user clicks an outcome of the first card. */
  click(card: Card, outcome: Outcome): void {
    this.playing.fire('FlashBetOutcome', {
      externalEvent: card.market.event,
      externalMarket: card.market.market,
      externalOutcome: outcome,
      type: 'FlashBetOutcome',
    });
  }

  alter(change: (market: Market) => Market): void {
    this.cards = this.cards.map((it) => ({...it, market: change(it.market)}));
    this.playing.changed();
  }

  stop(): void {
    this.playing.timers.clearInterval(this.timer);
    this.timer = undefined;
    this.cards = [];
    this.subscriptions.forEach((it) => it.end());
    this.subscriptions.clear();
  }

  /** An answer puts its cards in the places of those that it sent before, and new ones at the end. */
  private take(asked: string, {error, data}: Answer<unknown>): void {
    this.playing.dataChanged(error ?? undefined);
    if (error || data === undefined || mistakesIn('MatchEventMarketResponse', data).length > 0) {
      return;
    }
    const {matchEventMarkets} = structuredClone(data as MatchEventMarketResponse);
    const sent = matchEventMarkets.map((market) => ({key: `${asked} ${market.id}`, market}));
    const isNew = ({key}: Card) => !this.cards.some((it) => it.key === key);
    const renewed = this.cards.map((card) => sent.find((it) => it.key === card.key) ?? card);
    this.cards = [...renewed, ...sent.filter(isNew)];
    if (this.cards.length > 0 && this.timer === undefined) {
      this.show();
    }
    this.playing.changed();
  }

  private show(): void {
    this.secondsLeft = flashBetSeconds;
    this.timer = this.playing.timers.setInterval(() => {
      this.secondsLeft -= 1;
      if (this.secondsLeft <= 0) {
        this.next();
      }
      this.playing.changed();
    }, 1_000);
  }

  private next(): void {
    this.playing.timers.clearInterval(this.timer);
    this.timer = undefined;
    const [gone, ...rest] = this.cards;
    this.cards = rest;
    for (const [asked, subscription] of this.subscriptions) {
      const isOfGone = gone?.key.startsWith(`${asked} `);
      if (isOfGone && !rest.some(({key}) => key.startsWith(`${asked} `))) {
        subscription.end();
        this.subscriptions.delete(asked);
        this.endTwin(asked);
      }
    }
    if (rest.length > 0) {
      this.show();
    }
  }

  /** The other name of the same match event is needed no longer, either. */
  private endTwin(asked: string): void {
    const id = asked.slice(asked.indexOf(' '));
    for (const [other, subscription] of this.subscriptions) {
      if (other.endsWith(id) && !this.cards.some(({key}) => key.startsWith(`${other} `))) {
        subscription.end();
        this.subscriptions.delete(other);
      }
    }
  }
}
