import {samples, type Sample} from 'stand-in:samples';
import {PLAYS, type PlayName, type Step} from '../../base/plays';
import type {FunctionAdapter} from '../../contract/integration';
import {snapshot} from '../loader/log';
import type {Chat} from '../loader/play/chat';
import {MATCH} from '../loader/play/scene';
import {StandIn} from '../loader/standIn';
import {holding, type Held} from './held';
import {PlayerStage} from './playerStage';
import {exampleAdapter, exampleToken, samplePage} from './samplePage';
import {stillTime} from './stillTime';

type Call = readonly [command: string, ...args: unknown[]];

/** What a step shows in addition to what it says. */
export interface Scene {
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  readonly lines: readonly [first: number, last: number];
  readonly data: unknown;
  /** What the page did then. */
  readonly then: readonly string[];
}

/** What is drawn, by its type. */
const DRAWN: Readonly<Record<string, (chat: Chat) => unknown>> = {
  Market: ({flashBets}) => flashBets.cards[0]?.market.market,
  Outcome: ({flashBets, insights}) =>
    flashBets.cards[0]?.market.market.outcomes[0] ?? insights.entries[0]?.outcome,
  OutcomeResponseEntry: ({insights}) => insights.entries[0],
  BetSlip: ({isSharing, slips, rows}) =>
    isSharing ? slips.list[0] : rows.findLast((it) => it.betslip)?.betslip,
  ChatMetadata: ({channel}) => channel,
  ChatUser: ({user}) => user,
  Event: () => MATCH,
};

/** A film shows a sample as a stand-in plays it, one step at a time. */
export class Film {
  readonly steps: readonly Step[];
  readonly sample: Sample;
  readonly standIn = new StandIn(undefined, stillTime());
  readonly stage: PlayerStage;
  private at = 0;
  private readonly calls: Call[] = [];
  private readonly requests: Held[] = [];
  private request: Held | null = null;
  private told: string[] = [];
  private pressed: HTMLElement | null = null;
  private reported: unknown;

  /**
   * @param place - where the widget is drawn
   * @param draw - called when it has changed
   */
  constructor(
    name: PlayName,
    private readonly place: Element,
    draw: () => void,
  ) {
    this.steps = PLAYS[name];
    this.sample = samples[name]!;
    this.stage = new PlayerStage(this.standIn, place, draw);
    this.standIn.stage = this.stage;
    this.standIn.log.listen(({kind, title, data}) => {
      if (kind === 'action') {
        this.reported = {title, data};
      }
    });
    const SIR = (...call: Call) => void this.calls.push(call);
    this.sample.run({...samplePage((what) => this.told.push(what)), SIR});
    if (!this.calls.some(([command]) => command === 'registerAdapter')) {
      this.forward(['registerAdapter', exampleAdapter]);
    }
  }

  get isOver(): boolean {
    return this.at >= this.steps.length;
  }

  /** Plays the next step, and gives what it shows once it is drawn. */
  async next(): Promise<Scene> {
    const step = this.steps[this.at]!;
    const lines = this.sample.lines[this.at]!;
    this.at += 1;
    this.told = [];
    const data = this.play(step);
    if (data === undefined) {
      throw new Error(`The sample does not come to the ${step.kind} ${step.of}.`);
    }
    // Backends answer and slips are asked for in promises.
    await new Promise((resolve) => setTimeout(resolve));
    return {step, number: this.at, lines, data: snapshot(data), then: this.told};
  }

  end(): void {
    this.standIn.widgets.slice().forEach((it) => this.standIn.remove(it));
  }

  private play(step: Step): unknown {
    if (step.kind !== 'request' && step.kind !== 'answer') {
      this.requests.splice(0).forEach((it) => it.deliver());
    }
    switch (step.kind) {
      case 'command':
        return this.command(step.of);
      case 'request':
        return this.ask(step);
      case 'answer':
        return this.request?.answer();
      case 'card':
        return DRAWN[step.type]?.(this.stage.chat);
      case 'click':
        return this.press(step);
      case 'action':
        return this.act(step.of);
    }
  }

  private command(name: string): unknown {
    const call = this.calls.shift();
    if (call?.[0] !== name) {
      return undefined;
    }
    this.forward(call);
    return call.at(-1);
  }

  private forward([command, ...args]: Call): void {
    const [first, ...rest] = args;
    if (command === 'registerAdapter') {
      this.standIn.SIR(
        command,
        holding(first as FunctionAdapter, this.requests) as FunctionAdapter,
      );
    } else {
      const [widget, props] = rest as ['virtualStadium', object];
      this.standIn.SIR('addWidget', this.place, widget, {...props, jwt: exampleToken()} as never);
    }
  }

  private ask({of, happens}: Step): unknown {
    if (happens) {
      this.stage.chat.matchEvent(happens);
    }
    this.request = this.requests.find(({name}) => name === of) ?? null;
    return this.request?.args;
  }

  /** The button that a step is about: by its text, or the first outcome. */
  private press({press, type}: Step): unknown {
    const buttons = [...this.place.querySelectorAll('button')];
    const isMeant = (it: HTMLElement) =>
      press ? it.textContent === press : it.classList.contains('outcome');
    this.pressed = buttons.find(isMeant) ?? null;
    this.pressed?.setAttribute('data-pressed', '');
    this.show(this.pressed);
    return this.pressed && DRAWN[type]?.(this.stage.chat);
  }

  /** Scrolls within the drawing, and never the page. */
  private show(element: HTMLElement | null): void {
    const scroller = element?.closest('.stream, .sheet');
    if (element && scroller) {
      const {top} = scroller.getBoundingClientRect();
      const below = element.getBoundingClientRect().bottom - top - scroller.clientHeight;
      scroller.scrollTop += Math.max(0, below + 12);
    }
  }

  /** An action follows the click of the step before it. */
  private act(name: string): unknown {
    this.reported = undefined;
    this.pressed?.removeAttribute('data-pressed');
    this.pressed?.click();
    this.pressed = null;
    const {title, data} = (this.reported ?? {}) as {title?: string; data?: unknown};
    return title === name ? data : undefined;
  }
}
