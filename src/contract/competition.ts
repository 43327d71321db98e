/**
 * The sport of an event, by id and name.
 *
 * @remarks
 * Source: published adapter pages, generation 2, for `id`; a sibling widget's page for `name`.
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
   * Id of the sport: `1` is soccer, `5` is tennis; further ids are not published here. The widget
   * sends a number in `matchEventMarkets` requests; the string form comes from a sibling widget.
   */
  id: string | number;

  /**
   * Localized display name of the sport. Required by a sibling widget; do not rely on it in
   * requests.
   *
   * @provisional
   */
  name: string;
}

/**
 * The category of an event within its sport, usually a country or region.
 *
 * @remarks
 * Source: a published data page of a sibling widget, which shares the adapter vocabulary.
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
  /**
   * Id of the category. Set by your adapter; the numbering is not published.
   *
   * @provisional
   */
  id: string | number;

  /**
   * Localized display name of the category. Set by your adapter.
   *
   * @provisional
   */
  name: string;

  /**
   * Country codes of the category. Leave it out when the category is not a country.
   *
   * @provisional
   */
  cc?: {
    /**
     * Two-letter country code, ISO 3166-1 alpha-2, for example `CH`.
     *
     * @provisional
     */
    a2: string;
  };
}

/**
 * The tournament an event belongs to, by id and name.
 *
 * @remarks
 * Source: a published data page of a sibling widget, which shares the adapter vocabulary.
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
  /**
   * Id of the tournament. Set by your adapter; the numbering is not published.
   *
   * @provisional
   */
  id: string | number;

  /**
   * Localized display name of the tournament. Set by your adapter.
   *
   * @provisional
   */
  name: string;
}

/**
 * One competitor of an event, a team or a single player.
 *
 * @remarks
 * Source: published adapter types, generation 1.
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
   * Id of the competitor. Set by your adapter. The published example carries it; whether it may be
   * missing is not published, so send it when you have one. A sibling widget also accepts a number.
   */
  id?: string;

  /** Localized display name of the competitor. Set by your adapter. */
  name: string;
}

/**
 * The score of an event, current or final, for home and away.
 *
 * @remarks
 * Source: derived from the flat result fields of a sibling widget.
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
  /**
   * Score of the home side, the first entry of the event's teams. A whole number from 0. Set by
   * your adapter.
   *
   * @provisional
   */
  home: number;

  /**
   * Score of the away side, the second entry of the event's teams. A whole number from 0. Set by
   * your adapter.
   *
   * @provisional
   */
  away: number;

  /**
   * Period the score belongs to, as display text. When it is missing, the score is that of the
   * whole event so far.
   *
   * @provisional
   */
  period?: string;
}
