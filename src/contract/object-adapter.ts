import type {AdapterCallback, Unsubscribe} from './adapter';
import type {BetShareResponse} from './bet-share';
import type {Event} from './event';

/**
 * The widget's request to the `tickets` endpoint of an object adapter for the user's own bet slips.
 * The widget sets every field. A function adapter receives a {@link BetShareRequest} instead.
 *
 * @source Documentation of the `tickets` endpoint, generation 3, which lists neither a channel nor
 * the slips that were already shared. The name of this type is inferred.
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
  /** ID of the current user. */
  endCustomerId: string;

  /**
   * Events attached to the channel. Return slips with at least one bet on any of them.
   * {@provisional The entries are of the type `SelectionEvent`, which has these fields.}
   */
  events?: Event[];

  /**
   * Requested page of the bet history. If it's missing, return the first page. The page size and
   * the number of the first page aren't known: ask your integration contact.
   */
  page?: number;

  /**
   * `true` if the response should include cash-out data. The shape of that data isn't known: ask
   * your integration contact.
   */
  useCashOut?: boolean;
}

/**
 * One endpoint of an object adapter. It's called with the arguments and the callback that a
 * function adapter receives after the request name.
 *
 * @param args - The arguments of the request.
 * @param callback - Takes the response, again for every change.
 */
export type AdapterEndpoint<Args, Data> = (
  args: Args,
  callback: AdapterCallback<Data>,
) => Unsubscribe | undefined;

/**
 * The endpoints of an object adapter that Virtual Stadium uses. Implement either `eventMarkets`, or
 * `market` together with `availableMarketsForEvent`, never all three. Other widgets that share the
 * adapter have further endpoints: add those to this interface, as
 * [what the types don't have](/docs/virtualStadium/web/widgets/virtualStadium/quickStart#types-for-your-editor).
 *
 * @source Adapter documentation, generation 3. Arguments and responses are typed where they are
 * known in full.
 */
export interface AdapterEndpoints {
  /** The user's own bet slips, for Bet Share. */
  tickets?: AdapterEndpoint<TicketsRequest, BetShareResponse>;

  /** The selection that suits a match event, for Flash Bet. */
  matchEventSuggestedSelection?: AdapterEndpoint<Record<string, unknown>, unknown>;

  /** One market of one event, identified by `args.selection`. */
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
 * @source Adapter documentation, generation 3.
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
  /** Settings for individual widgets. None are known for Virtual Stadium. */
  config?: Record<string, unknown>;

  /** A function for each endpoint that your widgets need. */
  endpoints: AdapterEndpoints;
}
