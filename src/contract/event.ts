import type {Category, Result, Sport, Team, Tournament} from './competition';
import type {Status} from './status';

/**
 * One sporting event: a match, a race or a stage, with its ids, competitors and start.
 *
 * An event travels in every direction. The widget names events in its adapter requests, your
 * adapter returns them with markets and bet slips, and {@link onAction} hands one to the host page
 * inside {@link ExternalOutcome}.
 *
 * `srEventId` and `externalId` identify an event across messages, `id` does not:
 *
 * | Id | Issued by | Use it to |
 * |---|---|---|
 * | `id` | the side that sends the event | name the event within one message and its response |
 * | `srEventId` | Sportradar | find the same event in Sportradar's data |
 * | `externalId` | you, the client | find the event in your own system |
 *
 * @remarks
 * Source: published widget and adapter pages, generations 1 to 3. Fields marked provisional appear
 * only in pages about sibling widgets or in none. Browsers have a global type of the same name:
 * import this one, or TypeScript takes theirs.
 *
 * @example
 * ```ts
 * const event: Event = {
 *   id: '113',
 *   srEventId: 'sr:match:50850679',
 *   externalId: '24567',
 *   name: 'Home FC VS Away FC',
 *   teams: [
 *     {id: '1', name: 'Home FC'},
 *     {id: '2', name: 'Away FC'},
 *   ],
 *   date: '2024-06-15T19:00:00Z',
 *   sport: {id: 1, name: 'Soccer'},
 *   category: {id: 4, name: 'International'},
 *   tournament: {id: 77, name: 'Example Cup'},
 *   venue: 'Example Arena',
 *   isLive: true,
 *   liveCurrentTime: '54:12',
 *   result: {home: 1, away: 0, period: '2nd half'},
 *   status: {isActive: true, status: 'active'},
 * };
 * ```
 *
 * @see {@link Team}, {@link Sport}, {@link Category}, {@link Tournament}, {@link Market},
 * {@link ExternalOutcome}
 *
 * @category Event and market
 */
export interface Event {
  /** Id of the event, unique per event. Always set by the side that sends the event. */
  id: string;

  /**
   * Sportradar's id of the event, in the form `sr:match:<number>` in the published example. Set it
   * when you know it: it ties the event to vendor data. What the widget does without it is not
   * published.
   */
  srEventId?: string | number;

  /**
   * Your own id of the event. Set by your adapter; the host page reads it back to find the event in
   * your system. When it is missing, map `srEventId` to your own id. That a number is accepted comes
   * from a sibling widget's page.
   */
  externalId?: string | number;

  /**
   * Localized display name, for example `Home FC VS Away FC`. Set by your adapter. When it is
   * missing, build a name from `teams`.
   */
  name?: string;

  /**
   * Competitors in display order: home first, away second. Set by your adapter. When it is missing,
   * fall back to `name`.
   */
  teams?: Team[];

  /**
   * Start of the event. Set by your adapter. The published example holds a string whose format is
   * not stated; send ISO 8601 with a time zone, for example `2024-06-15T19:00:00Z`.
   */
  date?: string;

  /**
   * Sport of the event. The widget sets it in `matchEventMarkets` requests, where `sport.id` is a
   * number. Check for it before you read it elsewhere.
   */
  sport?: Sport;

  /**
   * Category of the event within its sport, usually a country or region. When it is missing, the
   * event belongs to no known category.
   *
   * @provisional
   */
  category?: Category;

  /**
   * Tournament the event belongs to. When it is missing, the event belongs to no known tournament.
   *
   * @provisional
   */
  tournament?: Tournament;

  /**
   * Venue of the event, as a display name or as a free-form object. The published text names a
   * venue without its shape, so check the type before you read it.
   *
   * @provisional
   */
  venue?: string | Record<string, unknown>;

  /**
   * Phase of the event: `true` while it is played, `false` before it starts. Set by your adapter.
   * Required for a sibling widget. When it is missing here, treat the phase as unknown.
   *
   * @provisional
   */
  isLive?: boolean;

  /**
   * Match clock of a live event as display text, for example `54:12`. The format is not published.
   * Set by your adapter, only while `isLive` is `true`.
   *
   * @provisional
   */
  liveCurrentTime?: string;

  /**
   * Current or final score. When it is missing, no score is known. A sibling widget uses flat
   * fields (`result1` and following) instead.
   *
   * @provisional
   */
  result?: Result;

  /**
   * Whether the event is open for betting. When it is missing, the state is unknown. The words a
   * sibling odds feed uses for an event (`not_started`, `live`, `ended`, `closed`, `cancelled`,
   * `delayed`, `interrupted`, `suspended`, `postponed` and others) are not part of this type.
   *
   * @provisional
   */
  status?: Status;
}
