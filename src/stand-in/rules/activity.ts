/** A timer or a fetch that an adapter has started, and that has not ended. */
export interface Running {
  readonly what: string;
  /** Lets a timer run now, so that nobody waits for it. */
  readonly fire?: () => void;
}

/** For whom something runs. */
export interface Owner {
  /** Hears of what a timer throws, or something else that nobody catches. */
  failed(error: unknown, what?: string): void;
}

/** Tells for whom code runs, also after it has waited for something. */
export interface Context {
  run<T>(owner: Owner, code: () => T): T;
  readonly current: () => Owner | undefined;
  /** Runs code with which a task of the platform begins; it needs to be told only if it can't know. */
  readonly task?: <T>(code: () => T) => T;
  /** Runs code in a task of its own; at once without it. */
  readonly apart?: (code: () => void) => void;
  /** Takes what nobody caught, after its owner has heard of it. */
  readonly uncaught?: (error: unknown) => void;
}

type Timer = ReturnType<typeof setTimeout>;
type Globals = Pick<
  typeof globalThis,
  'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval' | 'fetch'
>;

/**
 * Notes the timers and fetches that code starts on behalf of somebody, and what those start in turn.
 * Everything else goes to the platform as it came.
 */
export class Activity {
  /** The platform's, for whoever watches. */
  readonly own: Globals;
  private readonly running = new Map<Owner, Set<Running>>();
  private readonly timers = new Map<unknown, () => void>();

  private readonly found: Globals;

  constructor(readonly context: Context) {
    const {setTimeout, setInterval, clearTimeout, clearInterval, fetch} = globalThis;
    this.found = {setTimeout, setInterval, clearTimeout, clearInterval, fetch};
    // A browser calls them for its window alone.
    this.own = {
      setTimeout: setTimeout.bind(globalThis),
      setInterval: setInterval.bind(globalThis),
      clearTimeout: clearTimeout.bind(globalThis),
      clearInterval: clearInterval.bind(globalThis),
      fetch: fetch.bind(globalThis),
    };
  }

  /** Takes the place of the platform's functions, until the returned function is called. */
  install(): () => void {
    const end = (timer: unknown) => {
      this.timers.get(timer)?.();
      this.own.clearTimeout(timer as Timer);
    };
    const ours: Globals = {
      setTimeout: this.timer('setTimeout', false) as typeof setTimeout,
      setInterval: this.timer('setInterval', true) as typeof setInterval,
      clearTimeout: end,
      clearInterval: end,
      fetch: (...request) => this.fetch(...request),
    };
    Object.assign(globalThis, ours);
    return () => void Object.assign(globalThis, this.found);
  }

  run<T>(owner: Owner, code: () => T): T {
    return this.context.run(owner, code);
  }

  /** Runs code with which a task of the platform begins. */
  private resume(owner: Owner, code: () => void): void {
    const run = () => this.run(owner, code);
    if (this.context.task) {
      this.context.task(run);
    } else {
      run();
    }
  }

  /** Code of nobody who is watched: what ran before it is over. */
  private ownerless(code: (...args: unknown[]) => void): (...args: unknown[]) => void {
    const {task} = this.context;
    return task
      ? (...args) => {
          task(() => undefined);
          code(...args);
        }
      : code;
  }

  of(owner: Owner): readonly Running[] {
    return [...(this.running.get(owner) ?? [])];
  }

  private add(owner: Owner, entry: Running): () => void {
    const entries = this.running.get(owner) ?? new Set();
    this.running.set(owner, entries.add(entry));
    return () => void entries.delete(entry);
  }

  private timer(name: 'setTimeout' | 'setInterval', repeats: boolean) {
    return (code: unknown, delay?: number, ...args: unknown[]): unknown => {
      const owner = this.context.current();
      const start = this.own[name] as (code: unknown, delay?: number, ...args: unknown[]) => Timer;
      if (typeof code !== 'function') {
        return start(code, delay, ...args);
      }
      if (!owner) {
        return start(this.ownerless(code as (...args: unknown[]) => void), delay, ...args);
      }
      const run = () => {
        if (!repeats) {
          done();
        }
        try {
          this.resume(owner, () => (code as (...args: unknown[]) => void)(...args));
        } catch (error) {
          owner.failed(error);
          this.context.uncaught?.(error);
        }
      };
      const timer = start(run, delay);
      const fire = () => {
        if (!repeats) {
          this.own.clearTimeout(timer);
        }
        run();
      };
      const remove = this.add(owner, {what: `${name}, ${delay ?? 0} ms`, fire});
      // Node's timers are objects that are numbers as well.
      const keys = typeof timer === 'object' ? [timer, Number(timer)] : [timer];
      const done = () => {
        remove();
        keys.forEach((key) => this.timers.delete(key));
      };
      keys.forEach((key) => this.timers.set(key, done));
      return timer;
    };
  }

  private fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const owner = this.context.current();
    const going = this.own.fetch(input, init);
    if (!owner) {
      return going;
    }
    const address = input instanceof Request ? input.url : String(input);
    const done = this.add(owner, {what: `fetch of ${address}`});
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    signal?.addEventListener('abort', done, {once: true});
    // The first that hears of it: what the adapter does with it is done for the same owner.
    const heard = <T>(promise: Promise<T>, then: (value: T) => void): Promise<T> => {
      const run = (value?: T) => this.resume(owner, () => value && then(value));
      promise.then(run, () => run());
      return promise;
    };
    going.then(done, done);
    return heard(going, (response) => {
      for (const name of ['json', 'text', 'arrayBuffer', 'blob'] as const) {
        const read = () => heard(Response.prototype[name].call(response), () => undefined);
        Object.defineProperty(response, name, {value: read});
      }
    });
  }
}
