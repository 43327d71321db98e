import type {Category, Result, Sport, Team, Tournament} from './competition';
import type {Status} from './status';

/**
 * One sporting event: a match, a race, or a stage, with its IDs, competitors, and start.
 *
 * Events are sent in every direction. The widget identifies events in its adapter requests, your
 * adapter returns them with markets and bet slips, and {@link onAction} passes one to the host page
 * inside {@link ExternalOutcome}. Your adapter sets the fields of the events that it returns.
 *
 * `srEventId` and `externalId` identify an event across messages. `id` doesn't:
 *
 * | ID | Issued by | Use it to |
 * |---|---|---|
 * | `id` | the side that sends the event | identify the event within one message and its response |
 * | `srEventId` | Sportradar | find the same event in Sportradar's data |
 * | `externalId` | you, the client | find the event in your own system |
 *
 * Browsers have a global type with the same name: import this one, or TypeScript uses theirs.
 *
 * @source Widget and adapter documentation, generations 1 to 3. Fields marked provisional appear
 * only on pages about related widgets, or on none.
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
  /** Unique ID of the event. Always set by the side that sends the event. */
  id: string;

  /**
   * Sportradar's ID of the event, for example `sr:match:50850679`. Set it if you know
   * it: it links the event to Sportradar's data. What the widget does without it isn't known.
   */
  srEventId?: string | number;

  /**
   * Your own ID of the event. The host page reads it back to find the event in your system. If it's
   * missing, map `srEventId` to your own ID. {@provisional A number is allowed} too.
   */
  externalId?: string | number;

  /**
   * Localized display name, for example `Home FC VS Away FC`. If it's missing, build a name from
   * `teams`.
   */
  name?: string;

  /**
   * Competitors in display order: home first, away second. If it's missing, fall back to `name`.
   */
  teams?: Team[];

  /**
   * Start of the event. Send ISO 8601 with a time zone, for example `2024-06-15T19:00:00Z`: the
   * field is a string, and its format isn't known.
   */
  date?: string;

  /**
   * Sport of the event. The widget sets it in `matchEventMarkets` requests, where `sport.id` is a
   * number. Elsewhere, check that it's there before you read it.
   */
  sport?: Sport;

  /**
   * Category of the event within its sport, usually a country or region. If it's missing, the
   * category is unknown.
   *
   * @provisional
   */
  category?: Category;

  /**
   * Tournament that the event belongs to. If it's missing, the tournament is unknown.
   *
   * @provisional
   */
  tournament?: Tournament;

  /**
   * Venue of the event, as a display name or as a free-form object. Its shape isn't known, so
   * check the type before you read it.
   *
   * @provisional
   */
  venue?: string | Record<string, unknown>;

  /**
   * Phase of the event: `true` while it's being played, `false` before it starts. Always
   * send it. If it's missing, treat the phase as unknown.
   *
   * @provisional
   */
  isLive?: boolean;

  /**
   * Match clock of a live event as display text, for example `54:12`. The format isn't known.
   * Set it only while `isLive` is `true`.
   *
   * @provisional
   */
  liveCurrentTime?: string;

  /**
   * Current or final score. If it's missing, no score is known.
   *
   * @provisional
   */
  result?: Result;

  /**
   * Whether the event is open for betting. If it's missing, the status is unknown. The values that
   * a related odds feed uses for an event (`not_started`, `live`, `ended`, `closed`, `cancelled`,
   * `delayed`, `interrupted`, `suspended`, `postponed` and others) aren't part of this type.
   *
   * @provisional
   */
  status?: Status;
}
