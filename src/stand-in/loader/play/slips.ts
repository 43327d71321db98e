import {mistakesIn} from 'stand-in:contract';
import type {BetShareRequest, BetShareResponse, BetSlip} from '../../../contract/integration';
import type {Answer, Subscription} from '../subscription';
import type {Waiting} from './insights';
import type {Playing} from './playing';

/** The user's own slips, as the adapter lists them: for sharing, and in Central Hub. */
export class Slips {
  state: Waiting = 'off';
  list: readonly BetSlip[] = [];
  private subscription: Subscription<unknown> | null = null;

  constructor(private readonly playing: Playing) {}

  /** Asks, also again: the new subscription begins before the old one ends. */
  ask(request: BetShareRequest): void {
    const old = this.subscription;
    this.state = this.list.length > 0 ? this.state : 'waiting';
    this.subscription = this.playing.ask('betShare', request, (answer) => this.take(answer));
    old?.end();
    this.playing.changed();
  }

  stop(): void {
    this.subscription?.end();
    this.subscription = null;
    this.state = 'off';
    this.list = [];
  }

  private take({error, data}: Answer<unknown>): void {
    const isWrong = !error && mistakesIn('BetShareResponse', data).length > 0;
    this.state = error ? 'failed' : isWrong ? 'wrong' : 'shown';
    this.list = this.state === 'shown' ? (data as BetShareResponse).bets : [];
    this.playing.dataChanged(error ?? undefined);
    this.playing.changed();
  }
}
