import type {Activity} from '../rules/activity';
import {hasError, judge} from '../rules/answers';
import {requestOf} from '../rules/requests';
import {Watch, type Callback, type Watched} from '../rules/watch';
import type {Registered, Way} from './adapterLink';
import {copyOf} from './copy';
import {snapshot, type Log} from './log';
import {Subscription, type Answer} from './subscription';

/** How long an adapter may take: the kit's limit, and not the product's, which publishes none. */
const PATIENCE = 5;

export type Listen = (answer: Answer<unknown>) => void;

/** Sends requests, watches what becomes of them, and writes both into the log. */
export class Asking {
  private readonly watch: Watch;
  /** How many wait for their turn. */
  private pending = 0;
  private readonly watched = new WeakMap<Subscription<unknown>, Watched>();

  constructor(
    private readonly activity: Activity,
    private readonly log: Log,
  ) {
    this.watch = new Watch(activity, (finding) => log.find(finding));
  }

  /**
   * @param twin - the same match event under its other name
   * @returns the subscription, and when it has begun: an adapter can be a promise still
   */
  open(
    registered: Registered | null,
    name: string,
    args: unknown,
    listen?: Listen,
    twin?: Subscription<unknown>,
  ): [Subscription<unknown>, Promise<void>] {
    const subscription = new Subscription<unknown>(listen, (it) => this.end(name, it));
    const way = registered?.wayOf(name);
    const begin = (it: Way | undefined) =>
      this.apart(() => {
        if (it && !subscription.isEnded) {
          this.begin(it, args, subscription, twin);
        }
      });
    return [subscription, way instanceof Promise ? way.then(begin) : begin(way)];
  }

  /**
   * The page's code is on the stack when it adds a widget: what it does next isn't the adapter's, and
   * so the adapter is called after it.
   */
  private apart(code: () => void): Promise<void> {
    this.pending += 1;
    return new Promise((resolve) => {
      const run = () => {
        this.pending -= 1;
        code();
        resolve();
      };
      const {apart} = this.activity.context;
      if (apart) {
        apart(run);
      } else {
        run();
      }
    });
  }

  private begin(
    way: Way,
    given: unknown,
    subscription: Subscription<unknown>,
    twin: Subscription<unknown> | undefined,
  ): void {
    const {request} = way;
    const args = structuredClone(way.argsOf(given));
    this.log.add('request', request, {data: snapshot(args)});
    const call = (callback: Callback) => {
      const answer = this.answering(request, structuredClone(args), subscription, callback);
      const returned = way.call(args, answer);
      subscription.unsubscribe =
        typeof returned === 'function' ? (returned as () => void) : undefined;
      return returned;
    };
    const asked = {request, args: structuredClone(args), call};
    const other = twin && this.watched.get(twin);
    const watched = this.watch.ask(other ? {...asked, twin: other} : asked);
    this.watched.set(subscription, watched);
    this.activity.own.setTimeout(() => {
      if (!subscription.isEnded) {
        this.watch.tellSilent(watched, PATIENCE);
      }
    }, PATIENCE * 1_000);
  }

  /** The callback that the adapter gets. */
  private answering(
    request: string,
    args: unknown,
    subscription: Subscription<unknown>,
    callback: Callback,
  ): Callback {
    let before: unknown;
    let count = 0;
    const take: Callback = (error, given) => {
      const data = copyOf(given);
      const answer = {error, data};
      const isJudged = !subscription.isEnded && !hasError(answer) && data !== undefined;
      const what = hasError(answer) ? 'an error' : data === undefined ? 'nothing fits' : 'data';
      const suffix = subscription.isEnded ? `${what}, after the end` : what;
      this.log.add(count ? 'update' : 'answer', `${request}: ${suffix}`, {
        data: snapshot(hasError(answer) ? error : data),
        ...(isJudged && requestOf(request)
          ? {isRight: isRight({request, args}, answer, before)}
          : {}),
      });
      count += 1;
      before = isJudged ? data : before;
      callback(error, data);
      subscription.answer(error as Error | null, data);
    };
    const {uncaught} = this.activity.context;
    return (error, data) => {
      try {
        take(error, data);
      } catch (own) {
        // Ours: the adapter hasn't thrown it.
        if (!uncaught) {
          throw own;
        }
        uncaught(own);
      }
    };
  }

  private end(name: string, subscription: Subscription<unknown>): void {
    const watched = this.watched.get(subscription);
    if (watched && this.pending > 0) {
      // The new one begins before the old one ends.
      void this.apart(() => this.finish(name, watched));
    } else if (watched) {
      this.finish(name, watched);
    }
  }

  private finish(name: string, watched: Watched): void {
    this.log.add('end', name === watched.ask.request ? name : watched.ask.request);
    watched.end();
    // What a fetch leaves behind is known a moment after it is aborted.
    this.activity.own.setTimeout(() => this.watch.tellRunning());
  }
}

function isRight(
  asked: {request: string; args: unknown},
  answer: {error: unknown; data: unknown},
  before: unknown,
): boolean {
  return judge(asked, answer, before).length === 0;
}
