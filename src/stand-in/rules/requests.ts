import {examplesOf} from 'stand-in:contract';
import type {AdapterEndpoints, AdapterRequestName} from '../../contract/integration';

/** What one request sends and wants, as types of the contract. */
interface Request {
  readonly args: string;
  readonly response: string;
}

const matchEvent: Request = {
  args: 'MatchEventMarketRequest',
  response: 'MatchEventMarketResponse',
};

/** Every request of a function adapter: a new one of the contract doesn't compile without a line. */
export const REQUESTS: Readonly<Record<AdapterRequestName, Request>> = {
  outcomes: {args: 'OutcomesRequest', response: 'OutcomesResponse'},
  matchEventMarkets: matchEvent,
  'virtualStadium.matchEventMarkets': matchEvent,
  betShare: {args: 'BetShareRequest', response: 'BetShareResponse'},
};

/** The same of the endpoints of an object adapter; `null` where the arguments aren't known. */
export const ENDPOINTS: Readonly<Record<keyof AdapterEndpoints, Request | null>> = {
  tickets: {args: 'TicketsRequest', response: 'BetShareResponse'},
  matchEventSuggestedSelection: null,
  market: null,
  availableMarketsForEvent: null,
  eventMarkets: null,
  event: null,
};

export const CURRENT_NAME = 'matchEventMarkets';
/** The older name, which the widget sends at the same time. */
export const OLD_NAME = 'virtualStadium.matchEventMarkets';

/** A name that no version of the contract has. */
export const UNKNOWN_NAME = 'standIn.unknownRequest';

const BY_NAME: Readonly<Record<string, Request | null>> = {...REQUESTS, ...ENDPOINTS};

export const requestOf = (name: string): Request | null =>
  Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;

/** Valid arguments, new ones each time: an adapter may keep or change them. */
export function argsOf(name: string): unknown {
  const request = requestOf(name);
  return request ? examplesOf(request.args)[0] : {};
}
