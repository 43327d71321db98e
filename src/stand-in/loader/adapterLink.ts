import type {
  AdapterCallback,
  AdapterEndpoints,
  BetHistoryArgs,
  BetHistoryResult,
  BetShareRequest,
  HostBetSlip,
  TicketsRequest,
} from '../../contract/integration';
import {REFERENCE, page, snapshot, type Log} from './log';
import {Subscription, type Answer} from './subscription';

type Call = (name: string, args: unknown, callback: AdapterCallback<unknown>) => unknown;

/** What the endpoints of an object adapter are asked for; `null` where the arguments are not known. */
const ENDPOINTS: Readonly<Record<keyof AdapterEndpoints, string | null>> = {
  tickets: 'betShare',
  matchEventSuggestedSelection: null,
  market: null,
  availableMarketsForEvent: null,
  eventMarkets: null,
  event: null,
};

function ticketsRequest({userId, events}: BetShareRequest): TicketsRequest {
  return {endCustomerId: userId, events, page: 1, useCashOut: false};
}

/** What `registerAdapter` got, in whichever form it is. */
export interface Registered {
  readonly form: 'function' | 'object' | 'hosted';
  /** Asks; `undefined` if this form has nothing that could be asked. */
  call(name: string): Call | undefined | Promise<Call | undefined>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A bet history provider may return its slips, a promise of them, or call back. */
function betHistory(provider: (...args: unknown[]) => unknown): Call {
  return (_name, args, callback) => {
    const {userId, channelId, events, alreadySharedBetIds} = args as BetHistoryArgs;
    const asked: BetHistoryArgs = {userId, channelId, events, alreadySharedBetIds};
    const returned = provider(asked, callback);
    if (returned !== undefined) {
      Promise.resolve(returned).then(
        (data) => callback(null, data as BetHistoryResult),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }
    return undefined;
  };
}

function hosted(log: Log, name: string, options: unknown): Registered {
  const {betHistory: provider, onBetSlipChanged} = isRecord(options) ? options : {};
  if (typeof onBetSlipChanged === 'function') {
    try {
      (onBetSlipChanged as (callback: (betSlip: HostBetSlip) => void) => void)((betSlip) =>
        log.add('hook', 'onBetSlipChanged: the page’s bet slip', {data: snapshot(betSlip)}),
      );
    } catch (error) {
      const what = `registerAdapter: onBetSlipChanged of ${name} throws ${String(error)}.`;
      log.remark(`${what} Keep the callback, and catch your own errors.`, REFERENCE);
    }
  }
  return {
    form: 'hosted',
    call: (request) =>
      request === 'betShare' && typeof provider === 'function'
        ? betHistory(provider as (...args: unknown[]) => unknown)
        : undefined,
  };
}

function objectForm(log: Log, endpoints: Readonly<Record<string, unknown>>): Registered {
  const asked = Object.entries(ENDPOINTS).find(([, request]) => request !== null)?.[0] ?? '';
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const isKnown = Object.hasOwn(ENDPOINTS, name);
    if (!isKnown || typeof endpoint !== 'function') {
      const known = Object.keys(ENDPOINTS).join(', ');
      const what = isKnown
        ? `is ${typeof endpoint}. Make it a function`
        : `isn’t known. Known are ${known}`;
      log.remark(
        `registerAdapter: the endpoint ${name} ${what}.`,
        page('web/adapter/overview#from-newer-names'),
      );
    } else if (name !== asked) {
      const what = `registerAdapter: the stand-in doesn’t ask the endpoint ${name}, because its arguments aren’t known in full.`;
      log.remark(`${what} Test it with Sportradar’s.`, page('web/adapter/overview#adapter-form'));
    }
  }
  return {
    form: 'object',
    call: (request) => {
      const endpoint = request === ENDPOINTS.tickets ? endpoints.tickets : undefined;
      return typeof endpoint === 'function'
        ? (_name, args, callback) =>
            (endpoint as (...call: unknown[]) => unknown)(
              ticketsRequest(args as BetShareRequest),
              callback,
            )
        : undefined;
    },
  };
}

/** Takes what a page registers; `null` for what is no adapter. */
export function register(log: Log, adapter: unknown, options: unknown): Registered | null {
  if (typeof adapter === 'function') {
    return {form: 'function', call: () => adapter as Call};
  }
  if (typeof adapter === 'string' && adapter) {
    return hosted(log, adapter, options);
  }
  if (isRecord(adapter) && typeof adapter.then === 'function') {
    const late = Promise.resolve(adapter as unknown as PromiseLike<unknown>).then(
      (it) => (typeof it === 'function' ? (it as Call) : noFunction(log, it)),
      (error: unknown) => noFunction(log, error),
    );
    return {form: 'function', call: () => late};
  }
  return isRecord(adapter) && isRecord(adapter.endpoints)
    ? objectForm(log, adapter.endpoints)
    : null;
}

function noFunction(log: Log, what: unknown): undefined {
  log.remark(
    `registerAdapter: the promise gave ${what instanceof Error ? String(what) : typeof what}, not an adapter. Let it resolve to a function, and never reject.`,
    page('web/adapter/custom/getting-started#when-the-adapter-loads-late'),
  );
  return undefined;
}

export type Listen = (answer: Answer<unknown>) => void;
export {Subscription};
