import {mistakesIn} from 'stand-in:contract';
import type {OutcomeResponseEntry, OutcomesResponse} from '../../../contract/integration';
import type {Answer, Subscription} from '../subscription';
import type {Playing} from './playing';
import {outcomesWanted} from './scene';

export type Waiting = 'off' | 'waiting' | 'shown' | 'failed' | 'wrong';

/** The insights of a channel: what the adapter says of the outcomes that they are about. */
export class Insights {
  state: Waiting = 'off';
  entries: readonly OutcomeResponseEntry[] = [];
  private subscription: Subscription<unknown> | null = null;

  constructor(private readonly playing: Playing) {}

  /** Asks, also again: the new subscription begins before the old one ends. */
  ask(): void {
    const old = this.subscription;
    const waiting = this.entries.length === 0;
    this.state = waiting ? 'waiting' : this.state;
    this.subscription = this.playing.ask('outcomes', outcomesWanted(), (answer) =>
      this.take(answer),
    );
    old?.end();
    this.playing.changed();
  }

  stop(): void {
    this.subscription?.end();
    this.subscription = null;
    this.state = 'off';
    this.entries = [];
  }

  click({event, market, outcome}: OutcomeResponseEntry): void {
    this.playing.fire('BetInsightsOutcome', {
      externalEvent: event,
      externalMarket: market,
      externalOutcome: outcome,
      type: 'BetInsightsOutcome',
    });
  }

  /** Shows what a scenario makes of the entries, as if the adapter had sent it. */
  alter(change: (entry: OutcomeResponseEntry) => OutcomeResponseEntry): void {
    this.entries = this.entries.map(change);
    this.playing.changed();
  }

  private take({error, data}: Answer<unknown>): void {
    const isWrong = !error && mistakesIn('OutcomesResponse', data).length > 0;
    this.state = error ? 'failed' : isWrong ? 'wrong' : 'shown';
    this.entries = this.state === 'shown' ? (data as OutcomesResponse).outcomes : [];
    this.playing.dataChanged(error ?? undefined);
    this.playing.changed();
  }
}
