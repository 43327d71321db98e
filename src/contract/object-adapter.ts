import type {AdapterCallback, Unsubscribe} from './adapter';
import type {BetShareResponse} from './bet-share';
import type {Event} from './event';

/**
 * What the widget asks the `tickets` endpoint of an object adapter for: the user's own bet slips. A
 * function adapter gets a {@link BetShareRequest} instead.
 *
 * @remarks
 * Source: published page of the `tickets` endpoint, generation 3, which lists neither a channel nor
 * the slips already shared. The name of this type is derived.
 *
 * @example
 * ```ts
 * const request: TicketsRequest = {
 *   endCustomerId: 'user-1001',
 *   events: [{id: '113', srEventId: 'sr:match:50850679', externalId: '24567'}],
 *   page: 1,
 *   useCashOut: false,
 * };
 * ```
 */
export interface TicketsRequest {
  /** Id of the current user. Set by the widget. */
  endCustomerId: string;

  /**
   * Events attached to the channel. Set by the widget. Return slips with at least one bet on any of
   * them. The entries are of the type `SelectionEvent`, which has these fields {@provisional}.
   */
  events?: Event[];

  /**
   * Page of the bet history that is asked for. Set by the widget. When it is missing, return the
   * first page. Page size and the number of the first page are not known: ask your integration
   * contact.
   */
  page?: number;

  /**
   * `true` when the response is to include cash-out data. Set by the widget. The shape of that data
   * is not known: ask your integration contact.
   */
  useCashOut?: boolean;
}

/**
 * One endpoint of an object adapter. It is called with the arguments and the callback that a
 * function adapter gets after the name of the request.
 *
 * @param args - What is asked for. Set by the widget.
 * @param callback - Takes the response, again for every change. Set by the widget.
 */
export type AdapterEndpoint<Args, Data> = (
  args: Args,
  callback: AdapterCallback<Data>,
) => Unsubscribe | undefined;

/**
 * The endpoints of an object adapter that Virtual Stadium uses. Implement either `eventMarkets`, or
 * `market` together with `availableMarketsForEvent`, never all three.
 *
 * @remarks
 * Source: published adapter pages, generation 3. Arguments and responses are typed where they are
 * known in full.
 */
export interface AdapterEndpoints {
  /** The user's own bet slips, for Bet Share. */
  tickets?: AdapterEndpoint<TicketsRequest, BetShareResponse>;

  /** The selection that suits a match event, for Flash Bet. */
  matchEventSuggestedSelection?: AdapterEndpoint<Record<string, unknown>, unknown>;

  /** One market of one event, named by `args.selection`. */
  market?: AdapterEndpoint<Record<string, unknown>, unknown>;

  /** The markets that one event has. */
  availableMarketsForEvent?: AdapterEndpoint<Record<string, unknown>, unknown>;

  /** All markets of one event in one call. */
  eventMarkets?: AdapterEndpoint<Record<string, unknown>, unknown>;

  /** Start, score, teams and tournament of one event. */
  event?: AdapterEndpoint<Record<string, unknown>, unknown>;
}

/**
 * A custom adapter in its object form: a function for each endpoint.
 *
 * @remarks
 * Source: published adapter pages, generation 3.
 *
 * @example
 * ```ts
 * const adapter: ObjectAdapter = {
 *   endpoints: {
 *     tickets: ({endCustomerId}, callback) => {
 *       if (endCustomerId) callback(null, {bets: []});
 *       else callback(new Error('endCustomerId required'));
 *       return undefined;
 *     },
 *   },
 * };
 * ```
 */
export interface ObjectAdapter {
  /** Settings for single widgets. None is known for Virtual Stadium. */
  config?: Record<string, unknown>;

  /** A function for each endpoint that your widgets need. */
  endpoints: AdapterEndpoints;
}
