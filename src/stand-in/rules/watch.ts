import {hasError, judge, type Answer, type Asked} from './answers';
import type {Activity, Owner, Running} from './activity';
import type {Finding, RuleId} from './finding';
import {shown} from './mistakes';
import {OLD_NAME, requestOf} from './requests';
import {findingOf} from './rules';

export type Callback = (error: unknown, data?: unknown) => void;

/** One request as it is sent. */
interface Ask extends Asked {
  /** Calls the adapter, or one of its endpoints. */
  readonly call: (callback: Callback) => unknown;
  /** Hears of every answer before the end. */
  readonly listen?: (answer: Answer) => void;
  /** The same match event under its other name. */
  readonly twin?: Watched;
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null)?.then === 'function';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : shown(error));

/** One request to an adapter, from its beginning to the last that is heard of it. */
export class Watched implements Owner {
  /** Every answer before the end. */
  readonly answers: Answer[] = [];
  /** What the adapter returned. */
  returned: 'end' | 'nothing' | 'promise' | 'thrown' = 'nothing';
  isEnded = false;
  /** The same match event under its other name. */
  twin: Watched | undefined;
  /** Whether nothing is to come of a promise that it returned. */
  isSettled = true;
  private unsubscribe: (() => unknown) | undefined;
  private hasReturned = false;
  private data: unknown;
  private waiting: (() => void)[] = [];

  constructor(
    readonly ask: Ask,
    private readonly activity: Activity,
    private readonly find: (rule: RuleId, message: string) => void,
    private readonly report: (findings: readonly Finding[]) => void,
  ) {
    this.twin = ask.twin;
  }

  begin(): this {
    try {
      this.take(this.activity.run(this, () => this.ask.call(this.callback)));
    } catch (error) {
      this.returned = 'thrown';
      const rule = requestOf(this.ask.request) ? 'throws' : 'unknown';
      const remedy =
        rule === 'throws' && this.ask.request !== OLD_NAME
          ? 'Call callback(error) instead'
          : 'Return undefined for it instead, and don’t call back';
      this.find(rule, `The adapter threw “${messageOf(error)}”. ${remedy}.`);
    }
    this.hasReturned = true;
    return this;
  }

  /** Whether it has an answer with data. */
  get isAnswered(): boolean {
    return this.data !== undefined;
  }

  /** Whether it said anything, an error as well; “nothing fits” leaves the request to others. */
  get hasSaid(): boolean {
    return this.answers.some((it) => hasError(it) || it.data !== undefined);
  }

  /** Resolves at the next answer. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** The widget needs it no longer. */
  end(): void {
    if (this.isEnded) {
      return;
    }
    this.isEnded = true;
    try {
      this.activity.run(this, () => this.unsubscribe?.());
    } catch (error) {
      const what = `The function that ends the request threw “${messageOf(error)}”.`;
      this.find('throws', `${what} It may be called at any time.`);
    }
  }

  failed(error: unknown, what = 'A timer of the adapter threw'): void {
    const rule = requestOf(this.ask.request) ? 'throws' : 'unknown';
    this.find(rule, `${what} “${messageOf(error)}”. Catch it, and call callback(error).`);
  }

  /** What it returned, and whether something goes on that nothing ends. */
  private take(returned: unknown): void {
    if (isThenable(returned)) {
      this.returned = 'promise';
      const remedy = 'Start the work inside, and return the function that ends it';
      this.find('promise', `Expected a function or undefined, found a promise. ${remedy}.`);
      // Perhaps it brings what was asked for, and its failure has been told of by now.
      this.isSettled = false;
      const settled = (end?: unknown) => {
        this.isSettled = true;
        this.keep(end);
      };
      returned.then(settled, () => settled());
      return;
    }
    this.keep(returned);
    this.returned = this.unsubscribe ? 'end' : 'nothing';
    const [running] = this.activity.of(this);
    if (running && !this.unsubscribe) {
      this.findNoEnd(running.what);
    }
  }

  private keep(returned: unknown): void {
    if (typeof returned === 'function') {
      this.unsubscribe = returned as () => unknown;
      if (this.isEnded) {
        this.unsubscribe();
      }
    }
  }

  private findNoEnd(what: string): void {
    const remedy = 'Return the function that aborts the fetch and clears the timer';
    this.find(
      'no-end',
      `Something continues (${what}), and nothing was returned to end it. ${remedy}.`,
    );
  }

  private readonly callback: Callback = (error, data) => {
    const {ask} = this;
    if (this.isEnded) {
      if (this.returned === 'end') {
        const remedy = 'Check whether the request has ended before you call back';
        this.find('after-end', `The callback was called after the end. ${remedy}.`);
      }
      return;
    }
    if (this.hasReturned && this.returned === 'nothing') {
      this.findNoEnd('a later answer');
    }
    const answer: Answer = {error, data};
    this.answers.push(answer);
    this.report(judge(ask, answer, this.data));
    this.data = hasError(answer) ? this.data : (data ?? this.data);
    if (this.twin?.hasSaid && this.hasSaid) {
      const remedy = `Return undefined for ${OLD_NAME}, and don’t call its callback`;
      const message = `Both names of one match event were answered. ${remedy}.`;
      this.report([findingOf('both-names', OLD_NAME, message)]);
    }
    ask.listen?.(answer);
    this.waiting.splice(0).forEach((resolve) => resolve());
  };
}

/** Follows the requests to one adapter, and says once of each where a rule is broken. */
export class Watch {
  private readonly told = new Set<string>();
  private readonly all = new Set<Watched>();

  constructor(
    private readonly activity: Activity,
    private readonly listen: (finding: Finding) => void,
  ) {}

  /** Sends a request. */
  ask(ask: Ask): Watched {
    const {request} = ask;
    const find = (rule: RuleId, message: string) => this.tell(findingOf(rule, request, message));
    const report = (findings: readonly Finding[]) => findings.forEach((it) => this.tell(it));
    const watched: Watched = new Watched(ask, this.activity, find, report);
    this.all.add(watched);
    if (ask.twin) {
      ask.twin.twin = watched;
    }
    return watched.begin();
  }

  /** The same finding is told once, whichever of its two names a match event has. */
  tell(finding: Finding): void {
    const {rule, path} = finding;
    const request = finding.request === OLD_NAME ? 'matchEventMarkets' : finding.request;
    const key = JSON.stringify([rule, request, path.replace(/\[\d+\]/g, '[]')]);
    if (!this.told.has(key)) {
      this.told.add(key);
      this.listen(finding);
    }
  }

  has(rule: RuleId, request: string): boolean {
    return [...this.told].some((it) => it.startsWith(JSON.stringify([rule, request]).slice(0, -1)));
  }

  /** No answer within the limit. */
  tellSilent({ask: {request}, returned, answers}: Watched, seconds: number): void {
    if (answers.length === 0 && returned === 'end' && !this.has('throws', request)) {
      const message = `No answer within ${seconds} s, the limit of this check: the product publishes none. Call callback(error) if there is no data.`;
      this.tell(findingOf('silent', request, message));
    }
  }

  /**
   * What still runs although its request has ended, as soon as all have: before that, one may use what
   * another has started.
   */
  leftovers(): readonly [Watched, Running][] {
    const all = [...this.all];
    return all.every((it) => it.isEnded)
      ? all.flatMap((it) => this.activity.of(it).map((one): [Watched, Running] => [it, one]))
      : [];
  }

  /** Tells of leftovers, but for a request that has been told to call back after its end. */
  tellRunning(leftovers = this.leftovers()): void {
    for (const [{ask, returned}, {what}] of leftovers) {
      if (returned === 'end' && !this.has('after-end', ask.request)) {
        const remedy = 'Abort the fetch and clear the timer in the function that you return';
        const message = `After the end, this still runs: ${what}. ${remedy}.`;
        this.tell(findingOf('left-running', ask.request, message));
      }
    }
  }
}
