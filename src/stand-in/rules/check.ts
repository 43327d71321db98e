import type {OutcomesRequest, OutcomesResponse} from '../../contract/integration';
import {examplesOf, mistakesIn} from 'stand-in:contract';
import type {Running} from './activity';
import {wrongIds, type Answer} from './answers';
import type {Finding} from './finding';
import {argsOf, CURRENT_NAME, OLD_NAME, requestOf, UNKNOWN_NAME} from './requests';
import {mostSeconds, type CheckOptions} from './checkOptions';
import type {Checkable, Endpoint} from './forms';
import {findingOf} from './rules';
import {Watch, type Callback, type Watched} from './watch';

/** Time for what has no reason to wait. */
const PROMPT = 1;

/** Sends an adapter every request with valid arguments, in the order in which the widget does. */
class Check {
  private readonly watch: Watch;
  /** When what is left is not waited for. */
  private readonly deadline: number;
  private readonly seen = new Set<string>();

  constructor(
    private readonly adapter: Checkable,
    private readonly options: CheckOptions,
  ) {
    this.deadline = mostSeconds(options.seconds) * 1000;
    this.watch = new Watch(options.activity, (finding) => options.hear({is: 'finding', finding}));
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
      this.options.hear({is: 'answered', request: name});
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

  get isLate(): boolean {
    return performance.now() > this.deadline;
  }

  private ask(request: string, args = argsOf(request), twin?: Watched, watch = this.watch) {
    const {adapter, options} = this;
    // An adapter may change what it gets; its answer is judged by what was asked.
    const own = structuredClone(args);
    const call = (callback: Callback) => {
      options.hear({is: 'asking', request});
      return typeof adapter === 'function'
        ? adapter(request, own, callback)
        : (adapter.endpoints[request] as Endpoint)(own, callback);
    };
    const listen = ({error}: Answer) => {
      if (error instanceof Error) {
        options.hear({is: 'failed', request, error: error.message});
      }
    };
    return watch.ask({request, args, call, listen, ...(twin && {twin})});
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

  /** Several entries have to keep their places: one answer of their type says whether they do. */
  private async order(name: string): Promise<void> {
    if (name !== 'outcomes' || this.watch.has('shape', name)) {
      return;
    }
    const entries = examplesOf('OutcomeRequestEntry') as OutcomesRequest['outcomes'];
    const {outcomes} = argsOf(name) as OutcomesRequest;
    const args: OutcomesRequest = {outcomes: [...outcomes, ...entries].slice(0, 2)};
    const fixed = this.options.fixedAnswers?.();
    const {answers} = await this.aside(name, args, () => undefined);
    const data = answers.map((it) => it.data).find(Boolean) as OutcomesResponse | undefined;
    const count = args.outcomes.length;
    if (!Array.isArray(data?.outcomes)) {
      return;
    }
    if (data.outcomes.length !== count) {
      if (this.options.fixedAnswers?.() !== fixed) {
        return;
      }
      const message = `Expected ${count} entries for the ${count} entries of a request, found ${data.outcomes.length}. Keep the place of what you don’t offer, with a closed market.`;
      this.watch.tell(findingOf('ids', name, message, {path: 'outcomes'}));
    } else if (!mistakesIn('OutcomesResponse', data).length) {
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
    let isSilent = false;
    const failed = await this.options.withoutNetwork?.(async () => {
      const {answers, returned, isIdle} = await this.aside(name, argsOf(name), (finding) => {
        if (finding.rule === 'error-type' || finding.rule === 'throws') {
          this.watch.tell(finding);
        }
      });
      isSilent = returned === 'end' && answers.length === 0 && isIdle;
    });
    if (failed && isSilent) {
      const message =
        'A fetch failed, and nothing was said of it. Call callback(error) when it does.';
      this.watch.tell(findingOf('silent', name, message));
    }
  }

  /** A request of which only a part is judged. */
  private async aside(name: string, args: unknown, listen: (finding: Finding) => void) {
    const watched = this.ask(name, args, undefined, new Watch(this.options.activity, listen));
    await this.until(() => this.isDone(watched), PROMPT);
    // What still runs may be about to ask again.
    const isIdle = [...this.options.activity.of(watched), ...this.ofModule()].length === 0;
    watched.end();
    await this.quiet([watched]);
    return {answers: watched.answers, returned: watched.returned, isIdle};
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
    if (!this.isLate) {
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
export async function checkAdapter(adapter: Checkable, options: CheckOptions): Promise<void> {
  const check = new Check(adapter, options);
  for (const name of options.requests) {
    await check.request(name);
  }
  if (typeof adapter === 'function' && options.isWhole) {
    await check.unknown();
  }
  if (check.isLate) {
    const text =
      'The time was up before all was checked. Check one request at a time, with --request NAME.';
    options.hear({is: 'note', text});
  }
}
