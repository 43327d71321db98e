import type {OutcomesRequest, OutcomesResponse} from '../../contract/integration';
import {examplesOf} from 'stand-in:contract';
import type {Activity, Owner, Running} from './activity';
import {wrongIds} from './answers';
import type {Finding} from './finding';
import {argsOf, CURRENT_NAME, OLD_NAME, requestOf, UNKNOWN_NAME} from './requests';
import type {Checkable, Endpoint} from './forms';
import {findingOf} from './rules';
import {together} from './together';
import {Watch, type Callback, type Watched} from './watch';

interface CheckOptions {
  /** Installed. */
  readonly activity: Activity;
  /** For whom the adapter's module was loaded: what it started there belongs to no request. */
  readonly module?: Owner;
  /** How long an answer may take. */
  readonly seconds: number;
  /** Names, as `namesOf` lists them or some of those. */
  readonly requests: readonly string[];
  /** Whether that is all: then a name that is none is sent, too. */
  readonly isWhole: boolean;
  /** Runs code while every fetch fails. */
  readonly withoutNetwork?: <T>(code: () => Promise<T>) => Promise<T>;
}

interface Checked {
  readonly findings: readonly Finding[];
  /** Requests of which nothing was seen that could be judged. */
  readonly unchecked: readonly string[];
  readonly checked: readonly string[];
}

/** How long it may take as a whole with the usual limit. */
const MOST = 26;

/** Time for what has no reason to wait. */
const PROMPT = 1;

/** Sends an adapter every request with valid arguments, in the order in which the widget does. */
class Check {
  readonly findings: Finding[] = [];
  private readonly watch: Watch;
  /** When what is left is not waited for: three silent requests, and as much again. */
  private readonly deadline: number;
  private readonly seen = new Set<string>();

  constructor(
    private readonly adapter: Checkable,
    private readonly options: CheckOptions,
  ) {
    this.deadline = performance.now() + Math.max(MOST, 4 * options.seconds) * 1000;
    this.watch = new Watch(options.activity, (it) => this.findings.push(it));
  }

  async request(name: string): Promise<void> {
    if (!requestOf(name)) {
      return;
    }
    const first = this.ask(name);
    const twin = name === CURRENT_NAME ? this.ask(OLD_NAME, argsOf(OLD_NAME), first) : null;
    const asked = twin ? [first, twin] : [first];
    await this.until(() => asked.some((it) => it.hasSaid) || asked.every((it) => this.isDone(it)));
    await this.turns();
    this.tellSilent(first);
    if (asked.some((it) => it.isAnswered)) {
      this.seen.add(name);
      await this.updates(asked);
      await this.replace(name, asked);
    }
    asked.forEach((it) => it.end());
    await this.leftovers();
    if (this.seen.has(name)) {
      this.ask(name).end();
      await this.leftovers();
      await this.order(name);
      await this.failure(name);
    }
  }

  /** What no version of the contract knows is left alone. */
  async unknown(): Promise<void> {
    const watched = this.ask(UNKNOWN_NAME, {});
    await this.turns();
    watched.end();
  }

  result(names: readonly string[]): Checked {
    const unchecked = names.filter(
      (it) => !this.seen.has(it) && !this.findings.some(({request}) => request === it),
    );
    const checked = names.filter((it) => !unchecked.includes(it));
    return {findings: together(this.findings, names), unchecked, checked};
  }

  private ask(request: string, args = argsOf(request), twin?: Watched, watch = this.watch) {
    const {adapter} = this;
    const call =
      typeof adapter === 'function'
        ? (callback: Callback) => adapter(request, args, callback)
        : (callback: Callback) => (adapter.endpoints[request] as Endpoint)(args, callback);
    return watch.ask({request, args, call, ...(twin && {twin})});
  }

  /** A timer that waits to ask again runs now: nobody has to wait for the pause of a poll. */
  private async updates(asked: readonly Watched[]): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      asked.flatMap((it) => this.options.activity.of(it)).forEach(({fire}) => fire?.());
      this.ofModule().forEach(({fire}) => fire?.());
      await this.quiet(asked);
    }
  }

  /** The widget asks for the new one before it ends the old one, and the new one has to go on. */
  private async replace(name: string, old: readonly Watched[]): Promise<void> {
    const next = this.ask(name);
    old.forEach((it) => it.end());
    const isNeeded = old[0]?.isAnswered && next.returned === 'end';
    await this.until(() => this.isDone(next) || !isNeeded);
    if (isNeeded) {
      this.tellSilent(next);
    }
    next.end();
  }

  /** Several entries have to keep their places; what doesn't answer both says nothing about that. */
  private async order(name: string): Promise<void> {
    if (name !== 'outcomes') {
      return;
    }
    const entries = examplesOf('OutcomeRequestEntry') as OutcomesRequest['outcomes'];
    const {outcomes} = argsOf(name) as OutcomesRequest;
    const args: OutcomesRequest = {outcomes: [...outcomes, ...entries].slice(0, 2)};
    const {answers} = await this.aside(name, args, () => undefined);
    const data = answers.map((it) => it.data).find(Boolean) as OutcomesResponse | undefined;
    if (data?.outcomes?.length === args.outcomes.length) {
      const wrong = wrongIds(args, data);
      const [path, expected, found] = wrong[0] ?? [];
      if (path) {
        const message = `Of two entries, expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}. Keep the order and number of the request.`;
        this.watch.tell(findingOf('ids', name, message, {path}));
      }
    }
  }

  /** What an adapter says when its backend can't be reached has to be an Error, too. */
  private async failure(name: string): Promise<void> {
    await this.options.withoutNetwork?.(() =>
      this.aside(name, argsOf(name), (finding) => {
        if (finding.rule === 'error-type') {
          this.watch.tell(finding);
        }
      }),
    );
  }

  /** A request of which only a part is judged. */
  private async aside(name: string, args: unknown, listen: (finding: Finding) => void) {
    const watched = this.ask(name, args, undefined, new Watch(this.options.activity, listen));
    await this.until(() => this.isDone(watched), PROMPT);
    watched.end();
    await this.quiet([watched]);
    return watched;
  }

  private async leftovers(): Promise<void> {
    await this.turns(2);
    const left = this.watch.leftovers();
    // Whoever still calls back does so now.
    left.forEach(([, {fire}]) => fire?.());
    this.ofModule().forEach(({fire}) => fire?.());
    await this.quiet(left.map(([watched]) => watched));
    this.watch.tellRunning(left);
  }

  /** Whether it is answered, or nothing is to come of it. */
  private isDone(watched: Watched): boolean {
    const {answers, returned, isSettled} = watched;
    const isIdle =
      returned !== 'end' && isSettled && this.options.activity.of(watched).length === 0;
    return answers.length > 0 || isIdle;
  }

  /** Says so of what has had its time; nothing is known of what the deadline has cut off. */
  private tellSilent(watched: Watched): void {
    if (performance.now() < this.deadline) {
      this.watch.tellSilent(watched, this.options.seconds);
    }
  }

  /** What serves all requests alike, such as a feed that the module has opened. */
  private ofModule(): readonly Running[] {
    const {module, activity} = this.options;
    return module ? activity.of(module) : [];
  }

  private async quiet(asked: readonly Watched[]): Promise<void> {
    const isFetching = () =>
      asked.some((it) => this.options.activity.of(it).some(({fire}) => !fire));
    await this.turns();
    await this.until(() => !isFetching(), PROMPT);
    await this.turns();
  }

  private turn(): Promise<void> {
    return new Promise((resolve) => this.options.activity.own.setTimeout(resolve, 1));
  }

  private async turns(count = 3): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      await this.turn();
    }
  }

  private async until(isDone: () => boolean, seconds = this.options.seconds): Promise<void> {
    const last = Math.min(performance.now() + seconds * 1000, this.deadline);
    await this.turns();
    while (!isDone() && performance.now() < last) {
      await this.turn();
    }
  }
}

/** Checks an adapter against every rule that needs no page. */
export async function checkAdapter(adapter: Checkable, options: CheckOptions): Promise<Checked> {
  const check = new Check(adapter, options);
  const names = options.requests;
  for (const name of names) {
    await check.request(name);
  }
  if (typeof adapter === 'function' && options.isWhole) {
    await check.unknown();
  }
  return check.result(names);
}
