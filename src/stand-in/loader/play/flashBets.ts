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

interface Card {
  readonly key: string;
  /** ID of the request that it answers. */
  readonly request: string;
  readonly market: Market;
}

/** Cards as they queue: first in, first out, each for the time that the product gives it. */
export class FlashBets {
  /** The first is shown, the others wait. */
  cards: readonly Card[] = [];
  /** Seconds that are left of the first. */
  secondsLeft = 0;
  private readonly subscriptions = new Map<string, Subscription<unknown>>();
  /** What was asked and is still needed, by ID. */
  private readonly requests = new Map<string, MatchEventMarketRequest>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly playing: Playing) {}

  /**
   * A match event asks under the new name and under the deprecated one, at the same time. The same
   * request again begins new subscriptions, and then ends the old ones.
   */
  ask(request: MatchEventMarketRequest): void {
    this.requests.set(request.id, request);
    let twin: Subscription<unknown> | undefined;
    for (const name of [CURRENT_NAME, OLD_NAME] as const) {
      const key = `${name} ${request.id}`;
      const old = this.subscriptions.get(key);
      twin = this.playing.ask(name, request, (answer) => this.take(key, answer), twin);
      this.subscriptions.set(key, twin);
      old?.end();
    }
  }

  /** Asks for everything that is still needed again. */
  askAgain(): void {
    [...this.requests.values()].forEach((it) => this.ask(it));
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
    this.requests.clear();
  }

  /** An answer puts its cards in the places of those that it sent before, and new ones at the end. */
  private take(asked: string, {error, data}: Answer<unknown>): void {
    this.playing.dataChanged(error ?? undefined);
    if (error || data === undefined || mistakesIn('MatchEventMarketResponse', data).length > 0) {
      return;
    }
    const {matchEventMarkets} = data as MatchEventMarketResponse;
    const request = asked.slice(asked.indexOf(' ') + 1);
    const sent = matchEventMarkets.map((market) => ({
      key: `${asked} ${market.id}`,
      request,
      market,
    }));
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
    const id = gone?.request;
    if (id !== undefined && !rest.some(({request}) => request === id)) {
      this.forget(id);
    }
    if (rest.length > 0) {
      this.show();
    }
  }

  /** A match event whose cards are gone is needed no longer, under both names. */
  private forget(id: string): void {
    this.requests.delete(id);
    for (const name of [CURRENT_NAME, OLD_NAME]) {
      this.subscriptions.get(`${name} ${id}`)?.end();
      this.subscriptions.delete(`${name} ${id}`);
    }
  }
}
