import type {
  AdapterArgs,
  AdapterCallback,
  AdapterRequestName,
  AdapterResponse,
  BetHistoryArgs,
  BetHistoryResult,
  FunctionAdapter,
  HostedAdapterOptions,
  SIRFunction,
  TriggerActionFunctionType,
} from '../../src/contract/integration';
import {Subscription} from './subscription';

type Command = readonly [command: string, ...args: unknown[]];

interface Mounted {
  readonly target: string | Element;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type RequestCall = (
  name: string,
  args: unknown,
  callback: AdapterCallback<unknown>,
) => (() => void) | undefined;

const HANDLED = ['addWidget', 'removeWidget', 'updateWidget', 'registerAdapter'] as const;

/** The loader matches the names of its commands without regard to case. */
function spelled(command: string): (typeof HANDLED)[number] | undefined {
  return HANDLED.find((it) => it.toLowerCase() === command.toLowerCase());
}

/**
 * Plays the widget's side of the contract for samples that a test runs: it takes the commands of
 * `SIR`, asks the registered adapter, and fires actions. It exists in tests only, and does what the
 * public facts say of the loader, no more.
 */
export class LoaderStandIn {
  /** Every command that came, in its order. */
  readonly commands: Command[] = [];
  /** The widgets on the page, in the order in which they were added. */
  readonly widgets: Mounted[] = [];
  private registered: Command | null = null;

  /** The loader's global, to be injected into a sample. */
  readonly SIR = ((...command: Command) => this.take(command)) as SIRFunction;

  /** Arrives on a page whose snippet has run: answers the queued calls, and stays. */
  takeOver(window: {SIR?: SIRFunction}): void {
    const queued = window.SIR?.q ?? [];
    window.SIR = this.SIR;
    for (const call of queued) {
      this.take(Array.from(call) as unknown as Command);
    }
  }

  /** The widget in an element, or the only one. */
  widget(target?: string | Element): Mounted {
    const found = target ? this.widgets.filter((it) => it.target === target) : this.widgets;
    const [widget] = found;
    if (!widget || found.length > 1) {
      const where = typeof target === 'string' ? target : (target?.tagName ?? 'the page');
      throw new Error(`${found.length} widgets are in ${where}, not one.`);
    }
    return widget;
  }

  /** Sends a request to the adapter, which may be a promise still. */
  async request<Name extends AdapterRequestName>(
    name: Name,
    args: AdapterArgs<Name>,
  ): Promise<Subscription<AdapterResponse<Name>>> {
    return this.send<AdapterResponse<Name>>(name, args);
  }

  /** Sends a request that this version of the contract does not know. */
  async requestUnknown(name: string, args: object = {}): Promise<Subscription<unknown>> {
    return this.send(name, args);
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
    return {
      current: await this.request('matchEventMarkets', args),
      deprecated: await this.request('virtualStadium.matchEventMarkets', args),
    };
  }

  /** Asks the bet history provider of a hosted adapter, in whichever style it answers. */
  betHistory(args: BetHistoryArgs): Promise<BetHistoryResult> {
    const [, , options] = this.registered ?? [];
    const provider = (options as HostedAdapterOptions | undefined)?.betHistory;
    if (!provider) {
      throw new Error('No hosted adapter with betHistory is registered.');
    }
    return new Promise((resolve, reject) => {
      const returned = provider(args, (error, data) =>
        error ? reject(error) : resolve(data ?? {bets: []}),
      );
      if (returned) {
        Promise.resolve(returned).then(resolve, reject);
      }
    });
  }

  /** Reports an action to the host page. */
  fire(...action: Parameters<TriggerActionFunctionType>): void {
    const [type, data] = action;
    this.fireUnknown(type, data);
  }

  /** Reports an action that this version of the contract does not know. */
  fireUnknown(type: string, data?: unknown, target?: string | Element): void {
    const {onAction} = this.widget(target).props;
    (onAction as ((type: string, data: unknown) => void) | undefined)?.(type, data);
  }

  private take(command: Command): void {
    this.commands.push(command);
    const [name, target, ...rest] = command;
    switch (spelled(name)) {
      case 'addWidget':
        this.remove(target);
        this.widgets.push({
          target: target as string | Element,
          name: rest[0] as string,
          props: rest[1] as Mounted['props'],
        });
        break;
      case 'removeWidget':
        this.remove(target);
        break;
      case 'updateWidget':
        Object.assign(this.widget(target as string | Element).props, rest[0]);
        break;
      case 'registerAdapter':
        this.register(command);
        break;
      default:
    }
  }

  private remove(target: unknown): void {
    this.widgets.splice(0, Infinity, ...this.widgets.filter((it) => it.target !== target));
  }

  private register(command: Command): void {
    if (this.registered) {
      throw new Error('A second adapter was registered; one works for each page load.');
    }
    if (this.widgets.length) {
      throw new Error('The adapter was registered after a widget that uses it was added.');
    }
    this.registered = command;
  }

  private async send<Data>(name: string, args: unknown): Promise<Subscription<Data>> {
    const [, adapter] = this.registered ?? [];
    if (!adapter || typeof adapter === 'string') {
      throw new Error('No custom adapter is registered.');
    }
    const call = (await (adapter as FunctionAdapter | Promise<FunctionAdapter>)) as RequestCall;
    const subscription = new Subscription<Data>();
    // The callback may be called before the adapter returns.
    const callback = subscription.answer as AdapterCallback<unknown>;
    subscription.begin(call(name, structuredClone(args), callback));
    return subscription;
  }
}
