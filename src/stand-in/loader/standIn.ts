import type {
  AdapterArgs,
  AdapterRequestName,
  AdapterResponse,
  BetHistoryArgs,
  BetHistoryResult,
  LoaderOptions,
  SIRFunction,
  TriggerActionFunctionType,
  WidgetName,
  WidgetTarget,
} from '../../contract/integration';
import {Activity, type Context, type Owner} from '../rules/activity';
import {OLD_NAME} from '../rules/requests';
import {findingOf} from '../rules/rules';
import {register, type Registered} from './adapterLink';
import {Asking, type Listen} from './asking';
import {checkOptions} from './checkValues';
import {copyOf} from './copy';
import {obey} from './commands';
import {Log, REFERENCE, page, snapshot, textOf} from './log';
import {DEFAULTS, type Settings} from './settings';
import {BARE_STAGE, type Mounted, type Props, type Stage} from './stage';
import type {Subscription} from './subscription';

/** A window with the queue of a snippet. */
type HostWindow = {SIR?: SIRFunction};

/** The owner of what the page's functions start, whatever called them. */
const PAGE: Owner = {failed: () => undefined};

/** Where it isn't asked for whom code runs: timers and fetches of an adapter aren't watched. */
const UNWATCHED: Context = {run: (_owner, code) => code(), current: () => undefined};

/**
 * Takes the loader's place: takes the commands of `SIR`, asks the registered adapter, and reports
 * actions. What is drawn is the stage's; tests drive this class without one.
 */
export class StandIn {
  /** Every command that came, in its order. */
  readonly commands: (readonly [command: string, ...args: unknown[]])[] = [];
  /** The widgets on the page, in the order in which they were added. */
  readonly widgets: Mounted[] = [];
  readonly log = new Log();
  settings: Settings = DEFAULTS;
  /** What happens to the next answer, as a scenario wants it. */
  nextAnswer: 'normal' | 'slow' | 'none' = 'normal';
  private registered: Registered | null = null;
  stage: Stage = BARE_STAGE;

  private readonly asking: Asking;

  /**
   * @param fail - takes an error that belongs to the page, so that its monitors see it
   * @param activity - notes what an adapter starts
   */
  constructor(
    readonly fail: (error: Error) => void = () => undefined,
    readonly activity = new Activity(UNWATCHED),
  ) {
    this.asking = new Asking(activity, this.log);
  }

  /** The loader's global. */
  readonly SIR = ((...command: readonly unknown[]) => this.take(command)) as SIRFunction;

  /** Arrives on a page whose snippet has run: takes its options, answers the queued calls, and stays. */
  takeOver(window: HostWindow, options: Props = {}): void {
    const {q = [], o, l} = window.SIR ?? {};
    window.SIR = Object.assign(this.SIR, {l, o});
    this.guard('SIR.o', () => this.configure({...(o as Props | undefined), ...options}));
    for (const call of Array.from(q)) {
      this.guard('SIR', () => this.take(Array.from(call)));
    }
  }

  /** What can't be read is said. It stops neither the page nor the calls that follow. */
  private guard(where: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      const what = `${where}: what you pass can’t be read, it throws ${textOf(error)}.`;
      this.log.remark(`${what} Pass plain values.`, `${REFERENCE}#commands`);
    }
  }

  configure(options: Props): void {
    const right: LoaderOptions = checkOptions(this.log, options);
    this.set(right);
  }

  set(settings: Partial<Settings>): void {
    this.settings = {...this.settings, ...settings};
    this.stage.redraw();
  }

  private take(command: readonly unknown[]): void {
    this.commands.push(command as [string, ...unknown[]]);
    const [name, ...args] = command;
    const title = `SIR('${textOf(name)}')`;
    this.log.add('command', title, {data: snapshot(args)});
    this.guard(title, () => obey(this, command));
  }

  /** The widgets that a target means, in elements that are there or were. */
  widgetsIn(target: unknown): Mounted[] {
    const places = this.stage.find(target) ?? [];
    return this.widgets.filter((it) => it.target === target || places.includes(it.place));
  }

  /** The widget in an element, or the only one. */
  widget(target?: string | Element): Mounted {
    const found = target ? this.widgetsIn(target) : this.widgets;
    const [widget] = found;
    if (!widget || found.length > 1) {
      const where = typeof target === 'string' ? target : (target?.tagName ?? 'the page');
      throw new Error(`${found.length} widgets are in ${where}, not one.`);
    }
    return widget;
  }

  place(target: WidgetTarget, place: WidgetTarget, name: WidgetName, props: Props): void {
    this.widgets.filter((it) => it.place === place).forEach((it) => this.remove(it));
    const widget = {target, place, name, props, hasAdapter: this.registered !== null};
    this.widgets.push(widget);
    this.stage.mount(widget);
  }

  change(widget: Mounted, props: Props): void {
    const changed = {...widget, props};
    this.widgets.splice(this.widgets.indexOf(widget), 1, changed);
    this.stage.change(changed);
  }

  remove(widget: Mounted): void {
    const index = this.widgets.findIndex((it) => it.place === widget.place);
    if (index >= 0) {
      this.widgets.splice(index, 1);
      this.stage.unmount(widget);
    }
  }

  register(adapter: unknown, options?: unknown): void {
    const link = page('web/adapter/custom/getting-started#register-it');
    if (this.registered) {
      const message =
        'A second adapter was registered, and has no effect: one adapter works per page load. Register one that responds for both.';
      this.log.find(findingOf('two-adapters', '', message));
      return;
    }
    this.registered = register(this.log, adapter, options);
    if (this.registered && this.widgets.length) {
      const message =
        'The adapter was registered after a widget was added, and that widget doesn’t use it. Register the adapter first, or a promise of it.';
      this.log.find(findingOf('late', '', message));
    }
    if (!this.registered) {
      const what = `registerAdapter: received ${adapter === null ? 'null' : typeof adapter}, which isn’t an adapter.`;
      const remedy =
        'Pass a function, a promise of one, an object with endpoints, or the name of a hosted adapter.';
      this.log.remark(`${what} ${remedy}`, link);
    }
  }

  /** The form of the registered adapter. */
  get form(): Registered['form'] | null {
    return this.registered?.form ?? null;
  }

  /** Calls a function of the page. What it throws is the page's, and stops nothing here. */
  call(where: string, run: () => void): void {
    const {current, apart} = this.activity.context;
    const called = () => {
      try {
        this.activity.run(PAGE, run);
      } catch (error) {
        const what = `${where}: your page’s function throws ${textOf(error)}.`;
        this.log.remark(`${what} Catch your own errors.`, page('web/overview#handle-actions'));
        this.fail(error instanceof Error ? error : new Error(textOf(error)));
      }
    };
    // What the page does then isn’t the adapter’s, which has just called back.
    if (apart && current()) {
      apart(called);
    } else {
      called();
    }
  }

  /** Sends a request; gives the subscription at once, also while the adapter is still a promise. */
  ask(
    name: string,
    args: unknown,
    listen?: Listen,
    twin?: Subscription<unknown>,
  ): Subscription<unknown> {
    return this.open(name, args, listen, twin)[0];
  }

  /** Sends a request to the adapter, which may be a promise still. */
  async request<Name extends AdapterRequestName>(
    name: Name,
    args: AdapterArgs<Name>,
  ): Promise<Subscription<AdapterResponse<Name>>> {
    const [subscription, begun] = this.open(name, args);
    await begun;
    return subscription as Subscription<AdapterResponse<Name>>;
  }

  /** Sends a request that this version of the contract does not know. */
  async requestUnknown(name: string, args: object = {}): Promise<Subscription<unknown>> {
    const [subscription, begun] = this.open(name, args);
    await begun;
    return subscription;
  }

  /** Asks for other data in a subscription's place: the new one begins before the old one ends. */
  async replace<Name extends AdapterRequestName>(
    old: Subscription<AdapterResponse<Name>>,
    name: Name,
    args: AdapterArgs<Name>,
  ): Promise<Subscription<AdapterResponse<Name>>> {
    const subscription = await this.request(name, args);
    old.end();
    return subscription;
  }

  /** A match event asks under the new name and under the deprecated one at the same time. */
  async matchEvent(args: AdapterArgs<'matchEventMarkets'>) {
    const current = await this.request('matchEventMarkets', args);
    const [deprecated, begun] = this.open(
      OLD_NAME,
      args,
      undefined,
      current as Subscription<unknown>,
    );
    await begun;
    return {current, deprecated};
  }

  /** Asks the bet history provider of a hosted adapter, in whichever style it answers. */
  async betHistory(args: BetHistoryArgs): Promise<BetHistoryResult> {
    const {error, data} = await (await this.request('betShare', args)).next();
    if (error) {
      throw error;
    }
    return data ?? {bets: []};
  }

  private open(name: string, args: unknown, listen?: Listen, twin?: Subscription<unknown>) {
    return this.asking.open(this.registered, name, args, listen, twin);
  }

  /** Reports an action to the host page. */
  fire(...action: Parameters<TriggerActionFunctionType>): void {
    const [type, data] = action;
    this.fireUnknown(type, data);
  }

  /** Reports an action that this version of the contract does not know. */
  fireUnknown(type: string, data?: unknown, target?: string | Element): void {
    this.report(this.widget(target), type, data);
  }

  /** Reports an action of a widget to the page, as a copy: the page may change what it gets. */
  report({props}: Mounted, type: string, data: unknown): void {
    const {onAction} = props;
    const heard = typeof onAction === 'function';
    this.log.add('action', heard ? type : `${type}, which nothing hears: onAction isn’t passed`, {
      data: snapshot(data),
    });
    if (heard) {
      const copy = data === undefined ? undefined : copyOf(data);
      this.call(`onAction('${type}')`, () =>
        (onAction as (...args: unknown[]) => void)(type, copy),
      );
    }
  }
}
