import type {
  BetHistoryArgs,
  BetHistoryResult,
  BetShareRequest,
  HostBetSlip,
  TicketsRequest,
} from '../../contract/integration';
import {ENDPOINTS} from '../rules/requests';
import type {Callback} from '../rules/watch';
import {REFERENCE, page, snapshot, textOf, type Log} from './log';

/** How one request is sent in the form that was registered. */
export interface Way {
  /** The name in this form. */
  readonly request: string;
  argsOf(args: unknown): unknown;
  call(args: unknown, callback: Callback): unknown;
}

/** What `registerAdapter` got, in whichever form it is. */
export interface Registered {
  readonly form: 'function' | 'object' | 'hosted';
  /** How a request is sent; `undefined` if this form has nothing that could be asked. */
  wayOf(request: string): Way | undefined | Promise<Way | undefined>;
}

type FunctionForm = (name: string, args: unknown, callback: Callback) => unknown;
type Unknown = (...args: readonly unknown[]) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const same = (args: unknown) => args;

function functionForm(adapter: FunctionForm, request: string): Way {
  return {request, argsOf: same, call: (args, callback) => adapter(request, args, callback)};
}

/** A bet history provider may return its slips, a promise of them, or call back. */
function betHistory(provider: Unknown): Way {
  const call = (args: unknown, callback: Callback) => {
    let isEnded = false;
    const answer: Callback = (error, data) => void (isEnded || callback(error, data));
    const returned = provider(args, answer);
    if (returned !== undefined) {
      Promise.resolve(returned).then(
        (data) => answer(null, data as BetHistoryResult),
        (error: unknown) => answer(error instanceof Error ? error : new Error(textOf(error))),
      );
    }
    return () => (isEnded = true);
  };
  const argsOf = (args: unknown): BetHistoryArgs => {
    const {userId, channelId, events, alreadySharedBetIds} = args as BetShareRequest;
    return {userId, channelId, events, alreadySharedBetIds};
  };
  return {request: 'betShare', argsOf, call};
}

function hosted(log: Log, name: string, options: unknown): Registered {
  const {betHistory: provider, onBetSlipChanged} = isRecord(options) ? options : {};
  if (typeof onBetSlipChanged === 'function') {
    const hear = (betSlip: HostBetSlip) =>
      log.add('hook', 'onBetSlipChanged: the page’s bet slip', {data: snapshot(betSlip)});
    try {
      (onBetSlipChanged as Unknown)(hear);
    } catch (error) {
      const what = `registerAdapter: onBetSlipChanged of ${name} throws ${textOf(error)}.`;
      log.remark(`${what} Keep the callback, and catch your own errors.`, `${REFERENCE}#adapter`);
    }
  }
  const way = typeof provider === 'function' ? betHistory(provider as Unknown) : undefined;
  return {form: 'hosted', wayOf: (request) => (request === 'betShare' ? way : undefined)};
}

function objectForm(log: Log, endpoints: Readonly<Record<string, unknown>>): Registered {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const isKnown = Object.hasOwn(ENDPOINTS, name);
    const link = page('web/adapter/overview#adapter-form');
    if (!isKnown || typeof endpoint !== 'function') {
      const known = `Known are ${Object.keys(ENDPOINTS).join(', ')}.`;
      const what = isKnown ? 'isn’t a function. Make it one.' : `isn’t known. ${known}`;
      log.remark(`registerAdapter: the endpoint ${name} ${what}`, link);
    } else if (!ENDPOINTS[name as keyof typeof ENDPOINTS]) {
      const why = 'its arguments aren’t known in full';
      const what = `registerAdapter: the stand-in doesn’t ask the endpoint ${name}, because ${why}.`;
      log.remark(`${what} Test it with the product.`, link);
    }
  }
  const argsOf = (args: unknown): TicketsRequest => {
    const {userId, events} = args as BetShareRequest;
    return {endCustomerId: userId, events, page: 1, useCashOut: false};
  };
  const {tickets} = endpoints;
  const way: Way | undefined =
    typeof tickets === 'function'
      ? {request: 'tickets', argsOf, call: (...request) => (tickets as Unknown)(...request)}
      : undefined;
  return {form: 'object', wayOf: (request) => (request === 'betShare' ? way : undefined)};
}

function late(log: Log, promise: PromiseLike<unknown>): Registered {
  const refuse = (what: string) => {
    const remedy = 'Resolve it to a function, and never reject it';
    const link = page('web/adapter/custom/getting-started#when-the-adapter-loads-late');
    log.remark(`registerAdapter: the promise ${what}. ${remedy}.`, link);
    return null;
  };
  const adapter = Promise.resolve(promise).then(
    (it) =>
      typeof it === 'function'
        ? (it as FunctionForm)
        : refuse(`resolved to ${typeof it}, not to a function`),
    (error: unknown) => refuse(`was rejected with ${textOf(error)}`),
  );
  return {
    form: 'function',
    wayOf: (request) => adapter.then((it) => (it ? functionForm(it, request) : undefined)),
  };
}

/** Takes what a page registers; `null` if it isn't an adapter. */
export function register(log: Log, adapter: unknown, options: unknown): Registered | null {
  if (typeof adapter === 'function') {
    return {form: 'function', wayOf: (name) => functionForm(adapter as FunctionForm, name)};
  }
  if (typeof adapter === 'string' && adapter) {
    return hosted(log, adapter, options);
  }
  if (isRecord(adapter) && typeof adapter.then === 'function') {
    return late(log, adapter as unknown as PromiseLike<unknown>);
  }
  return isRecord(adapter) && isRecord(adapter.endpoints)
    ? objectForm(log, adapter.endpoints)
    : null;
}
