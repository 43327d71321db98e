/**
 * The sport of an event, by ID and name.
 *
 * @source Adapter documentation, generation 2, for `id`; a related widget's page for `name`, which
 * it requires, and for `id` as a string.
 *
 * @example
 * ```ts
 * const sport: Sport = {id: 1, name: 'Soccer'};
 * ```
 *
 * @see {@link Event}, {@link Category}
 *
 * @category Event and market
 */
export interface Sport {
  /**
   * ID of the sport: `1` is soccer, `5` is tennis. Ask your integration contact for others. The
   * widget sends a number in `matchEventMarkets` requests; {@provisional a string is allowed} too.
   */
  id: string | number;

  /**
   * Localized display name of the sport. Always send it, and don't rely on it in requests.
   *
   * @provisional
   */
  name: string;
}

/**
 * The category of an event within its sport, usually a country or region.
 *
 * Your adapter sets every field.
 *
 * @source The data page of a related widget, which uses the same adapter terms.
 *
 * @example
 * ```ts
 * const category: Category = {
 *   id: 30,
 *   name: 'Switzerland',
 *   cc: {a2: 'CH'},
 * };
 * ```
 *
 * @see {@link Event}, {@link Tournament}
 *
 * @category Event and market
 * @provisional
 */
export interface Category {
  /** ID of the category. The numbering isn't known. */
  id: string | number;

  /** Localized display name of the category. */
  name: string;

  /** Country codes of the category. Omit it if the category isn't a country. */
  cc?: {
    /** Two-letter country code, ISO 3166-1 alpha-2, for example `CH`. */
    a2: string;
  };
}

/**
 * The tournament that an event belongs to, by ID and name.
 *
 * Your adapter sets every field.
 *
 * @source The data page of a related widget, which uses the same adapter terms.
 *
 * @example
 * ```ts
 * const tournament: Tournament = {id: 77, name: 'Example Cup'};
 * ```
 *
 * @see {@link Event}, {@link Category}
 *
 * @category Event and market
 * @provisional
 */
export interface Tournament {
  /** ID of the tournament. The numbering isn't known. */
  id: string | number;

  /** Localized display name of the tournament. */
  name: string;
}

/**
 * One competitor in an event, a team or a single player.
 *
 * Your adapter sets every field.
 *
 * @source Adapter types, generation 1.
 *
 * @example
 * ```ts
 * const team: Team = {id: '1', name: 'Home FC'};
 * ```
 *
 * @see {@link Event}, {@link MatchEvent}
 *
 * @category Event and market
 */
export interface Team {
  /**
   * ID of the competitor. Send it if you have one: whether you can omit it isn't known.
   */
  id?: string;

  /** Localized display name of the competitor. */
  name: string;
}

/**
 * The score of an event, current or final, for home and away.
 *
 * Your adapter sets every field.
 *
 * @source Inferred from the flat result fields of a related widget.
 *
 * @example
 * ```ts
 * const result: Result = {home: 1, away: 0, period: '2nd half'};
 * ```
 *
 * @see {@link Event}, {@link BetSlip}
 *
 * @category Event and market
 * @provisional
 */
export interface Result {
  /** Score of the home side, the first entry of the event's teams. A whole number from 0. */
  home: number;

  /** Score of the away side, the second entry of the event's teams. A whole number from 0. */
  away: number;

  /**
   * Period that the score belongs to, as display text. If omitted, the score is that of the whole
   * event so far.
   */
  period?: string;
}
