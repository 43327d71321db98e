import type {
  ActionData,
  AdapterRequestName,
  ChatUser,
  TriggerActionEnum,
} from '../../../contract/integration';
import {page} from '../log';
import type {Mounted} from '../stage';
import type {StandIn} from '../standIn';
import type {Answer, Subscription} from '../subscription';
import {SLOW, type Playing} from './playing';
import {Session} from './session';

const isSame = (one: Mounted, other: Mounted, ...names: readonly string[]) =>
  names.every((name) => one.props[name] === other.props[name]);

/** What every widget of the page has: its user, its hooks, and its way to adapter and page. */
export class WidgetPlay implements Playing {
  readonly session: Session;
  private isGone = false;
  private readonly due = new Set<ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly standIn: StandIn,
    public widget: Mounted,
  ) {
    this.session = new Session(standIn.log, widget.name);
    void this.signIn();
  }

  get user(): ChatUser {
    return this.session.user;
  }

  /** A property that is text, as the page passed it. */
  text(name: string): string | undefined {
    const value = this.widget.props[name];
    return typeof value === 'string' ? value : undefined;
  }

  flag(name: string): boolean {
    return this.widget.props[name] === true;
  }

  /** Reads the token, or asks for a new one, and reports what is wrong with it. */
  async signIn(): Promise<void> {
    await this.session.start(this.widget.props);
    if (this.isGone) {
      return;
    }
    if (this.session.problem) {
      this.fail({message: this.session.problem, details: {source: 'token'}});
    }
    this.signedIn();
    this.changed();
  }

  /** What has to wait until it is known who the user is. */
  protected signedIn(): void {}

  /** An error of the widget: the page hears of it as action and through its hook. */
  fail(error: ActionData<'Error'>): void {
    this.fire('Error', error);
    this.hook('onTrack', 'error', {...error});
  }

  update(widget: Mounted): void {
    const old = this.widget;
    this.widget = widget;
    if (!isSame(old, widget, 'jwt', 'getJwt')) {
      void this.signIn();
    }
    this.changed();
  }

  /** Ends everything that it has started. */
  stop(): void {
    this.isGone = true;
    this.due.forEach((it) => this.timers.clearTimeout(it));
    this.listeners.clear();
  }

  get noAdapter(): string | null {
    if (this.widget.hasAdapter) {
      return null;
    }
    return this.standIn.form
      ? 'The adapter was registered after this widget was added.'
      : 'No adapter is registered.';
  }

  canAsk(request: string): boolean {
    return this.widget.hasAdapter && (this.standIn.form === 'function' || request === 'betShare');
  }

  get timers() {
    return this.standIn.activity.own;
  }

  ask(
    name: AdapterRequestName,
    args: object,
    listen: (answer: Answer<unknown>) => void,
    twin?: Subscription<unknown>,
  ): Subscription<unknown> {
    const {nextAnswer} = this.standIn;
    const held = (answer: Answer<unknown>) => {
      if (nextAnswer === 'normal') {
        listen(answer);
      } else if (nextAnswer === 'slow') {
        this.later(SLOW, () => void (subscription.isEnded || listen(answer)));
      }
    };
    const subscription = this.standIn.ask(name, args, held, twin);
    return subscription;
  }

  later(milliseconds: number, run: () => void): void {
    const timer = this.timers.setTimeout(() => {
      this.due.delete(timer);
      run();
    }, milliseconds);
    this.due.add(timer);
  }

  fire<Type extends TriggerActionEnum>(type: Type, data: ActionData<Type>): void {
    this.standIn.report(this.widget, type, data);
  }

  dataChanged(error?: Error): void {
    this.hook('onDataChange');
    this.hook('onTrack', 'data_change', error ? {error: error.message} : {});
  }

  /** Calls a hook of the page, if it passed one. */
  hook(name: 'onTrack' | 'onDataChange' | 'onSizeChange', ...args: readonly unknown[]): void {
    const hook = this.widget.props[name];
    if (typeof hook === 'function') {
      this.standIn.log.add('hook', name, {data: args});
      this.standIn.call(name, () => (hook as (...all: unknown[]) => void)(...args));
    }
  }

  remark(text: string, link = page('web/overview#modules')): void {
    this.standIn.log.remark(text, link);
  }

  /** Calls the listener at every change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  changed(): void {
    this.listeners.forEach((it) => it());
  }
}
