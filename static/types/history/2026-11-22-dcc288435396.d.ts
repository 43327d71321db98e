// The types as they were accepted on 2026-11-22, to compare with. To use: virtual-stadium.d.ts.

declare namespace VirtualStadium {
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
  interface Event {
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
  interface Sport {
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
  interface Category {
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
  interface Tournament {
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
  interface Team {
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
  interface Result {
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

  /**
   * Whether an event, market, outcome, or bet slip is open, as a flag, as a status value, or as both.
   *
   * Your adapter sets every field. Send both fields, because widgets differ in which one they
   * read. When you read a status, read `isActive` first.
   *
   * @source Examples from related widgets; the combination is inferred.
   *
   * @example
   * ```ts
   * const open: Status = {isActive: true, status: 'active'};
   * const suspended: Status = {isActive: false, status: 'suspended'};
   * ```
   *
   * @see {@link MarketStatus}, {@link Market}, {@link Outcome}
   *
   * @category Event and market
   * @provisional
   */
  interface Status {
    /** `true` while bets are accepted, `false` otherwise. If it's missing, read `status`. */
    isActive?: boolean;

    /** Status value. If it's missing, read `isActive`. */
    status?: MarketStatus;
  }

  /**
   * The status of a market, an outcome, or a suggested bet, as one of five values.
   *
   * Your adapter sets the status and calls the callback again when it changes.
   *
   * @source The value `active` comes from a related widget's page; the Flash Bet documentation
   * mentions suspending and deactivating a selection. The list of five is inferred.
   *
   * @example
   * ```ts
   * const open: MarketStatus = 'active';
   * const closed: MarketStatus = 'suspended';
   * ```
   *
   * @see {@link Status}, {@link MatchEventMarketResponse}
   *
   * @category Aliases
   * @provisional
   */
  type MarketStatus =
    /** Open: bets are accepted. The widget lets users select it. */
    | 'active'
    /** Temporarily closed. The widget temporarily suspends its Flash Bet card. */
    | 'suspended'
    /** Withdrawn. The widget temporarily suspends its Flash Bet card. */
    | 'deactivated'
    /** Decided. What the widget then shows isn't known. */
    | 'settled'
    /** Void. What the widget then shows isn't known. */
    | 'cancelled';

  /**
   * One market of an event: a question to bet on, together with its outcomes.
   *
   * Your adapter sets every field.
   *
   * @source Adapter types, generation 1. Related widgets disagree on `status`: one page writes
   * `{ status: 'active' }`, another reads `status.isActive`; {@link Status} contains both.
   *
   * @example
   * ```ts
   * const market: Market = {
   *   id: '1',
   *   name: 'Match result',
   *   outcomes: [
   *     {id: '1', name: 'Home FC', odds: {decimalValue: 1.85, displayValue: '1.85'}},
   *     {id: '2', name: 'Draw', odds: {decimalValue: 3.4, displayValue: '3.40'}},
   *     {id: '3', name: 'Away FC', odds: {decimalValue: 4.2, displayValue: '4.20'}},
   *   ],
   *   status: {isActive: true, status: 'active'},
   * };
   * ```
   *
   * @see {@link Outcome}, {@link Status}, {@link SRMarket}, {@link Event}
   *
   * @category Event and market
   */
  interface Market {
    /**
     * ID of the market, for example `1` or `sr:market:4321`. Whose ID it is depends on the module, so
     * `18` can identify two different markets: see
     * [which IDs each module uses](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
     */
    id: string;

    /** Localized display name of the market. */
    name: string;

    /**
     * Outcomes of the market, in display order. In a bet slip: those that were selected. On a Flash
     * Bet card: those to offer. For Bet Insights, see {@link OutcomeResponseEntry}.
     */
    outcomes: Outcome[];

    /**
     * Whether the market is open. Always send it in a response to `outcomes` or `matchEventMarkets`,
     * and call the callback again when it changes: the default isn't known. In a bet slip, it lets
     * the adapter leave out slips that are decided.
     *
     * @provisional
     */
    status?: Status;

    /**
     * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Omit it for a
     * market without specifiers.
     *
     * @provisional
     */
    specifiers?: string;
  }

  /**
   * One possible result of a market: what a user selects.
   *
   * Your adapter sets every field.
   *
   * @source Adapter types, generation 1. In those types, `odds` is a bare number, and bets contain an
   * object with the decimal value and its display text. The object is the newer form.
   *
   * @example
   * ```ts
   * const outcome: Outcome = {
   *   id: '3',
   *   name: 'Away FC',
   *   odds: {decimalValue: 2.55, displayValue: '2.55'},
   *   isSelected: false,
   *   status: {isActive: true, status: 'active'},
   * };
   * ```
   *
   * @see {@link Market}, {@link OddsObject}, {@link ExternalOutcome}
   *
   * @category Event and market
   */
  interface Outcome {
    /** ID of the outcome, unique within its market, for example `3` or `sr:outcome:67898`. */
    id: string;

    /** Localized display name of the outcome. */
    name: string;

    /**
     * Odds of the outcome: an object with the decimal value and its display text, or the older bare
     * decimal number such as `2.55`. What the widget shows if you omit it isn't known.
     */
    odds?: OddsObject | number;

    /**
     * `true` if the outcome is already in the user's bet slip. If omitted, treat the outcome as not
     * selected.
     *
     * @provisional
     */
    isSelected?: boolean;

    /**
     * Whether the outcome can be selected. Always send it in a response to `outcomes` or
     * `matchEventMarkets`: the default isn't known. In the standalone Bet Insights widget, a closed
     * outcome can't be selected.
     *
     * @provisional
     */
    status?: Status;
  }

  /**
   * The identity of a market in the Unified Odds Feed: market ID, specifiers, and outcome ID.
   *
   * Bet Insights uses Unified Odds Feed data. A client that doesn't use that feed maps these IDs to
   * its own.
   *
   * @source Inferred from the mapping notes and the selection of adapter generation 3.
   *
   * @example
   * ```ts
   * const srMarket: SRMarket = {id: 18, specifiers: 'total=2.5', outcomeId: '12'};
   * ```
   *
   * @see {@link Market}, {@link OutcomeRequestEntry}
   *
   * @category Event and market
   * @provisional
   */
  interface SRMarket {
    /** Market ID in the Unified Odds Feed. */
    id: string | number;

    /**
     * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Left out for a
     * market without specifiers.
     */
    specifiers?: string;

    /** Outcome ID in the Unified Odds Feed. Left out when the whole market is meant. */
    outcomeId?: string;
  }

  /**
   * Odds as an object: the decimal value and the text to show for it.
   *
   * Your adapter sets every field. Outcomes use this form or the older bare number. Bets and bet
   * slips use {@link Odds}, which has the same fields. {@provisional Which of the two type names
   * belongs to which place} isn't confirmed.
   *
   * @source Adapter types, generation 1, for both fields.
   *
   * @example
   * ```ts
   * const odds: OddsObject = {decimalValue: 2.55, displayValue: '31/20'};
   * ```
   *
   * @see {@link Odds}, {@link Outcome}
   *
   * @category Event and market
   */
  interface OddsObject {
    /**
     * Decimal (European) odds: the total return per unit of stake, for example `2.55`. Always send
     * the decimal form, whatever the user sees.
     */
    decimalValue: number;

    /**
     * Text shown to the user without any formatting, for example `2.55` or `31/20`.
     * {@provisional Omit it to let the widget format the decimal value in the loader's odds type.}
     */
    displayValue?: string;
  }

  /**
   * The odds of a whole bet or bet slip: the decimal value and the text to show for it.
   *
   * Your adapter sets every field. {@provisional Which of the two type names, `Odds` and
   * `OddsObject`, belongs to which place} isn't confirmed.
   *
   * @source Adapter types, generation 1, for both fields.
   *
   * @example
   * ```ts
   * const combinedOdds: Odds = {decimalValue: 4.72, displayValue: '4.72'};
   * ```
   *
   * @see {@link OddsObject}, {@link Bet}, {@link BetSlip}
   *
   * @category Event and market
   */
  interface Odds extends OddsObject {
    /**
     * Decimal (European) odds of the bet or slip: the total return per unit of stake, for example
     * `4.72`.
     */
    decimalValue: number;

    /**
     * Text shown to the user without any formatting. {@provisional Omit it to let the widget format
     * the decimal value in the loader's odds type.}
     */
    displayValue?: string;
  }

  /**
   * A user's bet slip: one or more bets, with everything needed to show and copy it in the chat.
   *
   * Your adapter sets every field and returns the slips for Bet Share. When another user copies a
   * shared slip, your page receives the same slip in {@link CopyBetActionInterface}, so include
   * everything that you need to rebuild the bet.
   *
   * @source Adapter types, generation 1, and hosted adapter pages. Sportradar's field table ends
   * after `combinedOdds`; the fields marked provisional are inferred.
   *
   * @example
   * ```ts
   * const betSlip: BetSlip = {
   *   id: 'slip-7001',
   *   betType: 'single',
   *   currency: 'EUR',
   *   combinedOdds: {decimalValue: 2.55, displayValue: '2.55'},
   *   bets: [
   *     {
   *       id: 'sr:bet:122212',
   *       event: {
   *         id: '113',
   *         srEventId: 'sr:match:50850679',
   *         externalId: '24567',
   *         name: 'Home FC VS Away FC',
   *         date: '2024-06-15T19:00:00Z',
   *       },
   *       markets: [
   *         {
   *           id: '1',
   *           name: 'Match result',
   *           outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *         },
   *       ],
   *       odds: {decimalValue: 2.55, displayValue: '2.55'},
   *     },
   *   ],
   *   stake: 5,
   *   potentialPayout: 12.75,
   *   status: {isActive: true, status: 'active'},
   *   createdAt: '2024-06-15T18:40:00Z',
   * };
   * ```
   *
   * @see {@link Bet}, {@link EventBlock}, {@link BetShareResponse}, {@link CopyBetActionInterface},
   * {@link BetslipActionInterface}
   *
   * @category Bet slip
   */
  interface BetSlip {
    /** Unique ID of the slip. It's used to leave out slips that were already shared. */
    id: string;

    /**
     * Slip type. Any string is allowed, {@provisional for example `single`, `multibet`, or
     * `sameGameMulti`}.
     */
    betType: string;

    /**
     * Currency of every amount in the slip, for example `EUR`. Which standard the code follows isn't
     * known.
     */
    currency: string;

    /**
     * Total odds of the slip. The field is confirmed; that it has the shape of a bet's odds isn't.
     * What the widget shows if you omit it isn't known.
     *
     * @provisional
     */
    combinedOdds?: Odds;

    /** The bets in the slip. At least one. */
    bets: Bet[];

    /**
     * Amount staked, in units of `currency`. Omit it to keep it out of the chat.
     *
     * @provisional
     */
    stake?: number;

    /**
     * Amount paid out if the slip wins, including the stake, in units of `currency`. Omit it if it's
     * unknown.
     *
     * @provisional
     */
    potentialPayout?: number;

    /**
     * Amount paid out for a settled slip, in units of `currency`. Omit it until the slip is settled.
     *
     * @provisional
     */
    payout?: number;

    /**
     * Status of the slip. What the widget does with a suspended slip isn't known: ask your
     * integration contact. Check every selection of a copied slip in your own system, whatever this
     * status is.
     *
     * @provisional
     */
    status?: Status;

    /**
     * Score of the event, for a slip whose bets share one event. Otherwise, or if no score is known,
     * omit it.
     *
     * @provisional
     */
    result?: Result;

    /**
     * Time the slip was placed, ISO 8601 with a time zone, for example `2024-06-15T18:40:00Z`. If
     * omitted, the time is unknown.
     *
     * @provisional
     */
    createdAt?: string;
  }

  /**
   * One bet in a bet slip: an event with the markets that are bet on.
   *
   * Your adapter sets every field. A bet belongs to exactly one event and can contain several of its
   * markets.
   *
   * @source Adapter types, generation 1, and the Copy Bet page.
   *
   * @example
   * ```ts
   * const bet: Bet = {
   *   id: 'sr:bet:122212',
   *   event: {
   *     id: '113',
   *     srEventId: 'sr:match:50850679',
   *     externalId: '24567',
   *     name: 'Home FC VS Away FC',
   *   },
   *   markets: [
   *     {
   *       id: '1',
   *       name: 'Match result',
   *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     },
   *   ],
   *   odds: {decimalValue: 2.55, displayValue: '2.55'},
   * };
   * ```
   *
   * @see {@link BetSlip}, {@link Event}, {@link Market}, {@link Odds}
   *
   * @category Bet slip
   */
  interface Bet {
    /** Unique ID of the bet, for example `sr:bet:122212`. */
    id: string;

    /**
     * The bet's event. Include every ID that you know: Bet Share compares `srEventId` or `externalId`
     * with the events of the channel.
     */
    event: Event;

    /** The bet's markets, with the outcomes that were selected. */
    markets: Market[];

    /** The bet's odds. What the widget shows if you omit them isn't known. */
    odds?: Odds;
  }

  /**
   * One event in a bet slip with its markets and odds, as the widget displays it.
   *
   * An event block shows what one {@link Bet} contains, except the ID of the bet.
   *
   * @source None; inferred from {@link Bet}.
   *
   * @example
   * ```ts
   * const eventBlock: EventBlock = {
   *   event: {id: '113', srEventId: 'sr:match:50850679', name: 'Home FC VS Away FC'},
   *   markets: [
   *     {
   *       id: '1',
   *       name: 'Match result',
   *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     },
   *   ],
   *   odds: {decimalValue: 2.55, displayValue: '2.55'},
   * };
   * ```
   *
   * @see {@link Bet}, {@link BetSlip}
   *
   * @category Bet slip
   * @provisional
   */
  interface EventBlock {
    /** Event at the head of the block. Taken from the bet. */
    event: Event;

    /** Markets listed under the event, with the selected outcomes. Taken from the bet. */
    markets: Market[];

    /** Odds of the block. Taken from the bet; missing if the bet has none. */
    odds?: Odds;
  }

  /**
   * The widget's request for the user's own bet slips, sent when the user opens Bet Share.
   *
   * The widget sets every field. Return slips that contain at least one bet on any of `events`, and
   * leave out those whose ID is in `alreadySharedBetIds`. A function adapter and a hosted adapter's
   * bet history provider receive these fields. An object adapter receives a
   * [`TicketsRequest`](/docs/virtualStadium/web/api#adapter) instead.
   *
   * @source Adapter types, generation 1, and hosted adapter pages.
   *
   * @example
   * ```ts
   * const request: BetShareRequest = {
   *   userId: 'user-1001',
   *   channelId: 'match-2024-final',
   *   events: [{id: '113', srEventId: 'sr:match:50850679', externalId: '24567'}],
   *   alreadySharedBetIds: ['slip-6990'],
   * };
   * ```
   *
   * @see {@link BetShareResponse}, {@link BetSlip}
   *
   * @category Adapter requests
   */
  interface BetShareRequest {
    /**
     * ID of the current user. Check it anyway: if it's missing, call the callback with
     * `new Error('userId required')`.
     */
    userId: string;

    /** ID of the channel that the user has open. If it's missing, continue without it. */
    channelId?: string;

    /**
     * Events attached to the channel. Return slips with at least one bet on any of them. If it's
     * missing, don't filter by event. What an empty list means isn't known: ask your integration
     * contact. The samples treat an empty list as missing.
     */
    events?: Event[];

    /**
     * IDs of the bet slips that the user has already shared. Leave these slips out of the response.
     * If it's missing, don't leave any out.
     */
    alreadySharedBetIds?: string[];
  }

  /**
   * The bet slips that a user can share, as your adapter returns them.
   *
   * Your adapter sets every field.
   *
   * @source Hosted adapter documentation for `bets`; the type name also appears on the page of the
   * generation 3 `tickets` endpoint.
   *
   * @example
   * ```ts
   * const response: BetShareResponse = {
   *   bets: [
   *     {
   *       id: 'slip-7001',
   *       betType: 'single',
   *       currency: 'EUR',
   *       combinedOdds: {decimalValue: 2.55, displayValue: '2.55'},
   *       bets: [
   *         {
   *           id: 'sr:bet:122212',
   *           event: {id: '113', srEventId: 'sr:match:50850679', name: 'Home FC VS Away FC'},
   *           markets: [
   *             {
   *               id: '1',
   *               name: 'Match result',
   *               outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *             },
   *           ],
   *         },
   *       ],
   *     },
   *   ],
   * };
   * ```
   *
   * @see {@link BetShareRequest}, {@link BetSlip}
   *
   * @category Adapter requests
   */
  interface BetShareResponse {
    /**
     * Bet slips that the user can share. Return an empty array if there are none. The order in which
     * the widget shows them isn't known.
     */
    bets: BetSlip[];

    /**
     * Number of the next page of the bet history, for an object adapter. Leave it out on the last
     * page.
     *
     * @provisional
     */
    nextPage?: number;
  }

  /**
   * The widget's request for the events, markets, and outcomes that Bet Insights shows.
   *
   * The request name is `outcomes`, and the widget sets every field. The IDs are those of the Unified
   * Odds Feed. If you don't use that feed, map the market and outcome IDs to your own before you look
   * them up.
   *
   * @source Adapter documentation, generation 2.
   *
   * @example
   * ```ts
   * const request: OutcomesRequest = {
   *   outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
   * };
   * ```
   *
   * @see {@link OutcomeRequestEntry}, {@link OutcomesResponse}
   *
   * @category Adapter requests
   */
  interface OutcomesRequest {
    /** Requested outcomes, one entry each. */
    outcomes: OutcomeRequestEntry[];
  }

  /**
   * One outcome that Bet Insights requests, identified by its event, market, and outcome IDs.
   *
   * The widget sets every field.
   *
   * @source Adapter documentation, generation 2, for `eventId`; the other fields are inferred from
   * the page's notes on mapping market and outcome IDs.
   *
   * @example
   * ```ts
   * const entry: OutcomeRequestEntry = {
   *   eventId: 'sr:match:50850679',
   *   marketId: '18',
   *   outcomeId: '12',
   *   specifiers: 'total=2.5',
   * };
   * ```
   *
   * @see {@link OutcomesRequest}, {@link OutcomeResponseEntry}, {@link SRMarket}
   *
   * @category Adapter requests
   */
  interface OutcomeRequestEntry {
    /**
     * ID of the event. For its form, see
     * [which ID identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
     */
    eventId: string;

    /**
     * Market ID in the Unified Odds Feed. Map it to your own ID if you don't use that feed.
     *
     * @provisional
     */
    marketId: string;

    /**
     * Outcome ID in the Unified Odds Feed. Map it to your own ID if you don't use that feed.
     *
     * @provisional
     */
    outcomeId: string;

    /**
     * Specifiers that distinguish markets with the same ID, for example `total=2.5`. Missing for a
     * market without specifiers.
     *
     * @provisional
     */
    specifiers?: string;
  }

  /**
   * The events, markets, and outcomes that your adapter returns for Bet Insights.
   *
   * Your adapter sets every field. Call the callback again with a new response when odds or statuses
   * change.
   *
   * @source Adapter documentation, generation 2. That entries keep the order and number of the
   * request is provisional.
   *
   * @example
   * ```ts
   * const response: OutcomesResponse = {
   *   outcomes: [
   *     {
   *       event: {
   *         id: 'sr:match:50850679',
   *         name: 'Home FC VS Away FC',
   *         date: '2024-06-15T19:00:00Z',
   *       },
   *       market: {
   *         id: '1',
   *         name: 'Match result',
   *         outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *         status: {isActive: true, status: 'active'},
   *       },
   *       outcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
   *     },
   *   ],
   * };
   * ```
   *
   * @see {@link OutcomeResponseEntry}, {@link OutcomesRequest}
   *
   * @category Adapter requests
   */
  interface OutcomesResponse {
    /**
     * One entry for each entry of the request. Keep the order and number of the request, because no
     * field links a response to its request.
     */
    outcomes: OutcomeResponseEntry[];
  }

  /**
   * One outcome for Bet Insights, with its event and market, as your adapter returns it.
   *
   * Your adapter sets every field.
   *
   * @source Adapter documentation, generation 2, for `event`; the other fields are inferred.
   *
   * @example
   * ```ts
   * const entry: OutcomeResponseEntry = {
   *   event: {
   *     id: 'sr:match:50850679',
   *     externalId: '24567',
   *     name: 'Home FC VS Away FC',
   *     date: '2024-06-15T19:00:00Z',
   *   },
   *   market: {
   *     id: '1',
   *     name: 'Match result',
   *     outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     status: {isActive: true, status: 'active'},
   *   },
   *   outcome: {
   *     id: '3',
   *     name: 'Away FC',
   *     odds: {decimalValue: 2.55, displayValue: '2.55'},
   *     status: {isActive: true, status: 'active'},
   *   },
   * };
   * ```
   *
   * @see {@link OutcomesResponse}, {@link OutcomeRequestEntry}, {@link ExternalOutcome}
   *
   * @category Adapter requests
   */
  interface OutcomeResponseEntry {
    /**
     * Event of the outcome. Always send `id`, and `date` for every event that you know. For an event
     * that you don't offer, send only `id`.
     */
    event: Event;

    /**
     * Market of the outcome. In the standalone Bet Insights widget, an insight on a closed market is
     * hidden. Whether `outcomes` has to contain all outcomes of the market isn't known: ask your
     * integration contact. The samples send only the requested one.
     *
     * @provisional
     */
    market: Market;

    /**
     * The requested outcome, with current odds. In the standalone Bet Insights widget, a closed
     * outcome can't be selected.
     *
     * @provisional
     */
    outcome: Outcome;
  }

  /**
   * The widget's request for markets, sent when a match event can lead to a Flash Bet card.
   *
   * The request name is `matchEventMarkets`. The deprecated `virtualStadium.matchEventMarkets` is
   * sent at the same time with the same arguments: respond to one of the two and return `undefined`
   * for the other. The request is made only while the chat is open, and isn't repeated for a chat
   * that's opened later. The widget sets every field.
   *
   * @source Adapter documentation, generation 2, which uses the name
   * `GenericMatchEventMarketRequest`. Generation 3 replaces the request with the endpoint
   * `matchEventSuggestedSelection`.
   *
   * @example
   * ```ts
   * const request: MatchEventMarketRequest = {
   *   id: 'request-501',
   *   event: {id: 'sr:match:50850679', sport: {id: 1, name: 'Soccer'}},
   *   matchEvent: {type: 'SCORE_CHANGED'},
   *   channelId: 'match-2024-final',
   * };
   * ```
   *
   * @see {@link MatchEventMarketResponse}, {@link MatchEvent}, {@link FlashBetActionInterface}
   *
   * @category Adapter requests
   */
  interface MatchEventMarketRequest {
    /**
     * ID of the request. Store the callback under this ID, so that you can report status changes
     * later.
     */
    id: string;

    /**
     * Event in play. For its IDs, see
     * [which ID identifies an event](/docs/virtualStadium/shared/selection-data-structures#event-ids).
     * `sport.id` is a number here: `1` is soccer, `5` is tennis.
     */
    event: Event;

    /** Match event that caused the request. Choose a suitable market for it. */
    matchEvent: MatchEvent;

    /**
     * ID of the channel that the match event was posted in. If it's missing, respond for the event
     * alone.
     *
     * @provisional
     */
    channelId?: string;
  }

  /**
   * Something that happened in a live match, such as a goal, a card, or a game won.
   *
   * The widget sets every field. The following values of `type` are known. Other sports can add more,
   * so let an adapter ignore a value that it doesn't know. For the values that a channel can select,
   * see [`ChannelEventType`](/docs/virtualStadium/web/api#types).
   *
   * | Group | Values of `type` |
   * |---|---|
   * | Match and periods | `MATCH_ABOUT_TO_START`, `MATCH_STARTED`, `MATCH_ENDED`, `PERIOD_START`, `PERIOD_SCORE`, `TIMEOUT` |
   * | Score | `SCORE_CHANGED_POSSIBLE`, `SCORE_CHANGED`, `SCORE_CHANGED_CANCELLED` |
   * | Cards | `YELLOW_CARD_POSSIBLE`, `YELLOW_CARD`, `YELLOW_CARD_CANCELLED`, `YELLOWRED_CARD`, `RED_CARD_POSSIBLE`, `RED_CARD`, `RED_CARD_CANCELLED` |
   * | Play | `PLAYER_SUBSTITUTION`, `CORNER`, `OFFSIDE`, `SHOT_ON_TARGET`, `THROW_IN` |
   * | Tennis | `GAME_WON` |
   *
   * @source Adapter documentation, generation 2, for `type` and `metadata`; the channel page for the
   * list of soccer values.
   *
   * @example
   * ```ts
   * const gameWon: MatchEvent = {type: 'GAME_WON', metadata: {set_number: 2}};
   *
   * const goal: MatchEvent = {
   *   id: 'incident-9',
   *   type: 'SCORE_CHANGED',
   *   time: '2024-06-15T20:01:00Z',
   *   team: {id: '1', name: 'Home FC'},
   * };
   * ```
   *
   * @see {@link MatchEventMarketRequest}, {@link ChatRow}, {@link ChatMetadata}
   *
   * @category Event and market
   */
  interface MatchEvent {
    /**
     * ID of the match event. If it's missing, use the ID of the request.
     *
     * @provisional
     */
    id?: string;

    /** Type of the match event in upper case, for example `SCORE_CHANGED` or `GAME_WON`. */
    type: string;

    /**
     * Further data that depends on `type` and sport. One key is known: for tennis, `set_number`
     * is a number. Check each key before you read it.
     */
    metadata?: Record<string, unknown>;

    /**
     * Time of the match event, ISO 8601 with a time zone. If it's missing, use the time of the
     * request.
     *
     * @provisional
     */
    time?: string;

    /**
     * Team that the match event belongs to. Missing if it doesn't belong to a team.
     *
     * @provisional
     */
    team?: Team;
  }

  /**
   * The markets your adapter suggests for a match event, each shown as a Flash Bet card.
   *
   * Your adapter sets every field. Cards queue first in, first out, and stay for a limited time: 20
   * seconds, unless Sportradar sets another duration. No field of the response changes it. Call the
   * callback again with the same request's entries when a status changes. An `undefined` response,
   * `callback(null)`, means that you don't offer a market for this match event.
   *
   * Market and outcome IDs are your own: {@provisional you get them back when a user clicks}.
   *
   * @source Adapter documentation, generation 2, which uses the name
   * `GenericMatchEventMarketResponse`. Only the `id` of an entry is documented; its other fields are
   * inferred.
   *
   * @example
   * ```ts
   * const response: MatchEventMarketResponse = {
   *   matchEventMarkets: [
   *     {
   *       id: 'request-501',
   *       event: {
   *         id: 'sr:match:50850679',
   *         externalId: '24567',
   *         name: 'Home FC VS Away FC',
   *         sport: {id: 1, name: 'Soccer'},
   *       },
   *       market: {
   *         id: 'next-goal-2',
   *         name: 'Next goal',
   *         outcomes: [
   *           {id: 'home', name: 'Home FC', odds: {decimalValue: 1.9, displayValue: '1.90'}},
   *           {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55, displayValue: '2.55'}},
   *         ],
   *         status: {isActive: true, status: 'active'},
   *       },
   *       status: 'active',
   *     },
   *   ],
   * };
   * ```
   *
   * @see {@link MatchEventMarketRequest}, {@link Market}, {@link MarketStatus}
   *
   * @category Adapter requests
   */
  interface MatchEventMarketResponse {
    /** Suggested markets, one entry per card. */
    matchEventMarkets: {
      /**
       * ID of the entry. The samples repeat the request's ID; whether it has to be the same isn't
       * known.
       */
      id: string;

      /**
       * Event of the market, with localized names.
       *
       * @provisional
       */
      event: Event;

      /**
       * Market to show, with localized names and current odds.
       *
       * @provisional
       */
      market: Market;

      /**
       * Status of the suggestion. Always send it: the default isn't known. A suspended or
       * deactivated selection temporarily suspends the card.
       *
       * @provisional
       */
      status?: MarketStatus;
    }[];
  }

  /**
   * One entry in a chat channel: a text message, a shared bet slip, or a match event.
   *
   * Virtual Stadium sets every field unless the field says otherwise.
   *
   * @source None; inferred from the types of content that a channel shows.
   *
   * @example
   * ```ts
   * const row: ChatRow = {
   *   id: 'message-301',
   *   channelId: 'match-2024-final',
   *   user: {userId: 'user-1001', displayName: 'Ana', userType: 'Normal'},
   *   text: 'What a start!',
   *   reactions: [{type: '👏', count: 3, own: false}],
   *   createdAt: '2024-06-15T19:04:00Z',
   * };
   * ```
   *
   * @see {@link ChatUser}, {@link MessageActionInterface}, {@link ReactionClickInterface},
   * {@link ReportMessageClick}
   *
   * @category Chat
   * @provisional
   */
  interface ChatRow {
    /** Unique ID of the message. */
    id: string;

    /** ID of the channel that the message belongs to. */
    channelId: string;

    /** User who wrote or shared the message. Taken from that user's token. */
    user: ChatUser;

    /**
     * Text of the message, written by the user. Missing if the row contains only a bet slip or a
     * match event. The maximum length is a moderation setting.
     */
    text?: string;

    /**
     * Bet slip shared with the message. Taken from your adapter's Bet Share response. Missing if no
     * slip is shared.
     */
    betslip?: BetSlip;

    /** Match event posted in the channel. Missing for messages from users. */
    matchEvent?: MatchEvent;

    /** Reactions to the message, one entry per type. Missing if there are none. */
    reactions?: {
      /** Type of the reaction: an emoji as text, or the image URL of a custom reaction. */
      type: string;

      /** Number of users who gave this reaction, a whole number from 1. */
      count: number;

      /** `true` when the current user gave this reaction. */
      own: boolean;
    }[];

    /** Time the message was sent, ISO 8601 with a time zone. */
    createdAt: string;

    /** ID of the message that this one replies to. Missing if it isn't a reply. */
    replyTo?: string;
  }

  /**
   * The author of an entry, with claims of that user's token. It isn't known which of them other
   * users' browsers receive: assume all.
   *
   * @source Inferred from the documented token claims `userId`, `displayName` and `userType`.
   *
   * @example
   * ```ts
   * const user: ChatUser = {
   *   userId: 'user-1001',
   *   displayName: 'Ana',
   *   userType: 'Normal',
   * };
   * ```
   *
   * @see {@link ChatRow}
   *
   * @category Chat
   * @provisional
   */
  interface ChatUser {
    /** Unique ID of the user. You set it in the token's `userId` claim. */
    userId: string;

    /** Name shown in the chat. You set it in the token's `displayName` claim. */
    displayName: string;

    /**
     * User type, spelled as in the token: `Normal` or `vip`. You set it in the token's `userType`
     * claim.
     */
    userType: 'Normal' | 'vip';

    /**
     * URL of the user's picture. Who sets it isn't known. If it's missing, there is no picture.
     */
    avatar?: string;
  }

  /**
   * What the widget knows about a channel: its name, activity, and sport context.
   *
   * @source Inferred from the documented channel objects. `sportContext` follows the older one; the
   * newer REST object has `relatedCompetitions` instead.
   *
   * @example
   * ```ts
   * const channel: ChatMetadata = {
   *   channelId: 'match-2024-final',
   *   channelName: 'Final 2024',
   *   activeUsers: 128,
   *   sportContext: [
   *     {
   *       id: 'sr:match:50850679',
   *       type: 'Match',
   *       eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED', 'MATCH_ENDED'],
   *     },
   *   ],
   *   metadata: {stand: 'north'},
   * };
   * ```
   *
   * @see {@link ChannelTag}, {@link SwitchChannelActionInterface}, {@link MatchEvent}
   *
   * @category Chat
   * @provisional
   */
  interface ChatMetadata {
    /**
     * ID of the channel, at most 128 characters. Set when the channel is created.
     */
    channelId: string;

    /**
     * Name of the channel, shown in the header and in channel tags. Set when the channel is created.
     */
    channelName: string;

    /**
     * Number of active users, a whole number from 0, set by Virtual Stadium. If it's missing, the
     * number is unknown.
     */
    activeUsers?: number;

    /**
     * What the channel is about. Set when the channel is created. Flash Bet and Bet Insights need a
     * Sportradar entity ID here; if it's missing, the channel has no sport context.
     */
    sportContext?: {
      /** Sportradar entity ID, for example `sr:match:50850679`. */
      id: string;

      /** Type of the entity. */
      type: 'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

      /** Types of match events posted in the channel, for example `SCORE_CHANGED`. */
      eventTypes: string[];
    }[];

    /**
     * Your own free-form data, stored with the channel. You set it when you create the channel. If
     * it's missing, there is none. Put nothing confidential into it.
     */
    metadata?: Record<string, unknown>;
  }

  /**
   * A tag that links from one channel to another by the other channel's ID and name.
   *
   * @source Inferred from the generation 1 channel object, whose tags contain a `channelId`; its page
   * types it as a number.
   *
   * @example
   * ```ts
   * const tag: ChannelTag = {
   *   channelId: 'match-2024-final',
   *   channelName: 'Final 2024',
   * };
   * ```
   *
   * @see {@link SelectChannelTagInterface}, {@link ChatMetadata}
   *
   * @category Chat
   * @provisional
   */
  interface ChannelTag {
    /** ID of the channel that the tag leads to. Set on the channel that shows the tag. */
    channelId: string;

    /** Name shown on the tag. Virtual Stadium takes it from the channel that the tag leads to. */
    channelName: string;
  }

  /**
   * The general shape of an action, before its type is known.
   *
   * Use it to log or forward actions that you don't process. To handle them, use
   * {@link TriggerActionFunctionType}, which narrows the payload by type.
   *
   * @source The page of a related widget, which calls back with one object of this shape. Virtual
   * Stadium passes two arguments, `type` and `data`.
   *
   * @example
   * ```ts
   * const action: ActionInterface = {type: 'Click', data: {target: 'terms'}};
   * ```
   *
   * @see {@link GenericActionInterface}, {@link onAction}
   *
   * @category Actions
   * @provisional
   */
  interface ActionInterface {
    /**
     * Type of the action, one of {@link TriggerActionEnum}, or a number.
     */
    type: string | number;

    /** Payload of the action. Missing for an action without a payload. */
    data?: string | object;
  }

  /**
   * Any action of Virtual Stadium, with a known type and an unspecified payload.
   *
   * Every action that has its own interface also fits this one. `Close`, which the widget sends when
   * the user closes it, has no interface of its own and uses this shape; its payload isn't
   * known.
   *
   * @source Inferred from the action object of a related widget.
   *
   * @example
   * ```ts
   * const action: GenericActionInterface = {type: 'Close'};
   * ```
   *
   * @see {@link ActionInterface}, {@link TriggerActionEnum}
   *
   * @category Actions
   * @provisional
   */
  interface GenericActionInterface {
    /** Type of the action. */
    type: TriggerActionEnum;

    /** Payload of the action. Missing for an action without a payload. */
    data?: object | string;
  }

  /**
   * The types of actions that the widget sends to the host page.
   *
   * A newer widget can send a type that isn't listed here. Let your handler log it and continue. To
   * give such a type a name and a payload in your own project, declare `CustomActions` again:
   * `CustomActionType`, at the end of the union, represents its names.
   *
   * Despite {@provisional its name}, this is a union of string literals, not an `enum`.
   *
   * @source Widget documentation for the confirmed values; the name comes from a related widget.
   *
   * @example
   * ```ts
   * const type: TriggerActionEnum = 'CopyBet';
   * ```
   *
   * @see {@link TriggerActionFunctionType}, {@link onAction}
   *
   * @category Aliases
   */
  type TriggerActionEnum =
    /**
     * Sent when the user clicks an outcome in Bet Insights. See {@link BetInsightsActionInterface}.
     */
    | 'BetInsightsOutcome'
    /**
     * Sent when the user clicks an outcome on a Flash Bet card. See {@link FlashBetActionInterface}.
     */
    | 'FlashBetOutcome'
    /**
     * Sent when the user clicks the Copy Bet button on a shared bet slip. See
     * {@link CopyBetActionInterface}.
     */
    | 'CopyBet'
    /** {@provisional} Sent when the user closes the widget. See {@link GenericActionInterface}. */
    | 'Close'
    /**
     * {@provisional} Sent when the user clicks an element that doesn't have its own action. See
     * {@link ClickActionInterface}.
     */
    | 'Click'
    /** {@provisional} Sent when an error occurs in the widget. See {@link ErrorActionInterface}. */
    | 'Error'
    /**
     * {@provisional} Sent when the user clicks the Contact Support button. See
     * {@link ContactSupportActionInterface}.
     */
    | 'ContactSupport'
    /**
     * {@provisional} Sent when the user switches channels. See {@link SwitchChannelActionInterface}.
     */
    | 'SwitchChannel'
    /**
     * {@provisional} Sent when the user clicks a channel tag.
     *
     * The widget sends it to your page and sets every field. See {@link SelectChannelTagInterface}.
     */
    | 'SelectChannelTag'
    /**
     * {@provisional} Sent when the user sends a message.
     *
     * The widget sends it to your page and sets every field. See {@link MessageActionInterface}.
     */
    | 'Message'
    /** {@provisional} Sent when the user clicks a reaction. See {@link ReactionClickInterface}. */
    | 'ReactionClick'
    /** {@provisional} Sent when the user reports a message. See {@link ReportMessageClick}. */
    | 'ReportMessageClick'
    /**
     * {@provisional} Sent when the user opens the Bet Share list or shares a slip. See
     * {@link BetslipActionInterface}.
     */
    | 'BetSlip'
    /**
     * {@provisional} Sent when the user closes the Bet Share list. See
     * {@link CloseBetslipShareListInterface}.
     */
    | 'CloseBetslipShareList'
    /**
     * {@provisional} Sent when the user opens or closes the live match tracker. See
     * {@link LmtActionInterface}.
     */
    | 'Lmt'
    | CustomActionType;

  /**
   * The type of an action callback, which ties each action type to its payload.
   *
   * Give your handler this type and declare two parameters, even if it reads only the type. A
   * `switch` on `type` narrows `data`; {@link onAction} has one that lists every type.
   *
   * The call `onAction(type, data)` is confirmed. {@provisional The name of this type, and which
   * payload belongs to which action type}, aren't.
   *
   * @source Widget documentation for the call; the name and the pairs of type and payload are
   * inferred. The pairs are written as tuples because TypeScript narrows one parameter by another
   * only in this form.
   *
   * @example
   * ```ts
   * const handleAction: TriggerActionFunctionType = (type, data) => {
   *   if (type === 'Lmt') document.body.classList.toggle('tracker-is-open', data.isOpen);
   * };
   * ```
   *
   * @param action - The two arguments `type` and `data`, set by the widget. See {@link onAction}.
   *
   * @see {@link TriggerActionEnum}, {@link onAction}
   *
   * @category Aliases
   */
  type TriggerActionFunctionType = (
    ...action:
      | [type: 'BetInsightsOutcome', data: BetInsightsActionInterface['data']]
      | [type: 'FlashBetOutcome', data: FlashBetActionInterface['data']]
      | [type: 'CopyBet', data: CopyBetActionInterface['data']]
      | [type: 'Close', data: GenericActionInterface['data']]
      | [type: 'Click', data: ClickActionInterface['data']]
      | [type: 'Error', data: ErrorActionInterface['data']]
      | [type: 'ContactSupport', data: ContactSupportActionInterface['data']]
      | [type: 'SwitchChannel', data: SwitchChannelActionInterface['data']]
      | [type: 'SelectChannelTag', data: SelectChannelTagInterface['data']]
      | [type: 'Message', data: MessageActionInterface['data']]
      | [type: 'ReactionClick', data: ReactionClickInterface['data']]
      | [type: 'ReportMessageClick', data: ReportMessageClick['data']]
      | [type: 'BetSlip', data: BetslipActionInterface['data']]
      | [type: 'CloseBetslipShareList', data: CloseBetslipShareListInterface['data']]
      | [type: 'Lmt', data: LmtActionInterface['data']]
      | CustomActionArguments
  ) => void;

  /**
   * Sent when the user clicks the Copy Bet button on a bet slip that was shared in the chat.
   *
   * The widget sends it to your page and sets every field. What happens next is up to you: for
   * example, open your bet slip with the same selections. Virtual Stadium counts the copies.
   *
   * {@provisional The name of this interface} isn't confirmed.
   *
   * @source Copy Bet documentation, which doesn't name this interface.
   *
   * @example
   * ```ts
   * const action: CopyBetActionInterface = {
   *   type: 'CopyBet',
   *   data: {
   *     betslip: {
   *       id: 'slip-7001',
   *       betType: 'single',
   *       currency: 'EUR',
   *       bets: [
   *         {
   *           id: 'sr:bet:122212',
   *           event: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
   *           markets: [
   *             {
   *               id: '1',
   *               name: 'Match result',
   *               outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *             },
   *           ],
   *         },
   *       ],
   *     },
   *   },
   * };
   * ```
   *
   * @see {@link BetSlip}, {@link BetslipActionInterface}
   *
   * @category Actions
   */
  interface CopyBetActionInterface {
    /** Type of the action. */
    type: 'CopyBet';

    /** Payload of the action. */
    data: {
      /**
       * The complete shared slip, as the browser of the user who shared it sent it. It's input from
       * another user: read only its IDs, and look up names, odds, and statuses in your backend before
       * you offer the slip.
       */
      betslip: BetSlip;
    };
  }

  /**
   * Sent when the user opens the list of their own bet slips to share, or shares one of them.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source None; inferred from the copy bet action.
   *
   * @example
   * ```ts
   * const action: BetslipActionInterface = {
   *   type: 'BetSlip',
   *   data: {
   *     betslip: {
   *       id: 'slip-7001',
   *       betType: 'single',
   *       currency: 'EUR',
   *       bets: [
   *         {
   *           id: 'sr:bet:122212',
   *           event: {id: '113', srEventId: 'sr:match:50850679'},
   *           markets: [
   *             {
   *               id: '1',
   *               name: 'Match result',
   *               outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *             },
   *           ],
   *         },
   *       ],
   *     },
   *     channelId: 'match-2024-final',
   *   },
   * };
   * ```
   *
   * @see {@link BetSlip}, {@link CloseBetslipShareListInterface}, {@link BetShareRequest}
   *
   * @category Actions
   * @provisional
   */
  interface BetslipActionInterface {
    /** Type of the action. The S is a capital letter. */
    type: 'BetSlip';

    /** Payload of the action. */
    data: {
      /**
       * The bet slip that the user shares, from your adapter's response. Missing when the user opens
       * the list, because no slip has been chosen yet.
       */
      betslip?: BetSlip;

      /** ID of the channel that the user has open. */
      channelId: string;
    };
  }

  /**
   * Sent when the user closes the list of their own bet slips to share.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source None; inferred.
   *
   * @example
   * ```ts
   * const action: CloseBetslipShareListInterface = {
   *   type: 'CloseBetslipShareList',
   *   data: {channelId: 'match-2024-final'},
   * };
   * ```
   *
   * @see {@link BetslipActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface CloseBetslipShareListInterface {
    /** Type of the action. */
    type: 'CloseBetslipShareList';

    /** Payload of the action. If it's missing, the list belongs to the open channel. */
    data?: {
      /**
       * ID of the channel that the list belonged to. If it's missing, the list belonged to the open
       * channel.
       */
      channelId?: string;
    };
  }

  /**
   * Sent when the user sends a message.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source None; inferred.
   *
   * @example
   * ```ts
   * const action: MessageActionInterface = {
   *   type: 'Message',
   *   data: {
   *     id: 'message-301',
   *     channelId: 'match-2024-final',
   *     user: {userId: 'user-1001', displayName: 'Ana', userType: 'Normal'},
   *     text: 'What a start!',
   *     createdAt: '2024-06-15T19:04:00Z',
   *   },
   * };
   * ```
   *
   * @see {@link ChatRow}, {@link ReactionClickInterface}
   *
   * @category Actions
   * @provisional
   */
  interface MessageActionInterface {
    /** Type of the action. */
    type: 'Message';

    /** The message as it appears in the channel. */
    data: ChatRow;
  }

  /**
   * Sent when the user clicks a reaction on a message.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source Inferred from the reaction types of the mobile SDK, emoji and custom image.
   *
   * @example
   * ```ts
   * const action: ReactionClickInterface = {
   *   type: 'ReactionClick',
   *   data: {messageId: 'message-301', reaction: '👏', channelId: 'match-2024-final'},
   * };
   * ```
   *
   * @see {@link ChatRow}, {@link MessageActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface ReactionClickInterface {
    /** Type of the action. */
    type: 'ReactionClick';

    /** Payload of the action. */
    data: {
      /** ID of the message that the reaction belongs to. */
      messageId: string;

      /** The reaction: an emoji as text, or the image URL of a custom reaction. */
      reaction: string;

      /** ID of the channel that the message belongs to. */
      channelId: string;
    };
  }

  /**
   * Sent when the user reports a message to the moderators.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source None; inferred from moderation.
   *
   * @example
   * ```ts
   * const action: ReportMessageClick = {
   *   type: 'ReportMessageClick',
   *   data: {messageId: 'message-302', channelId: 'match-2024-final', reason: 'spam'},
   * };
   * ```
   *
   * @see {@link ChatRow}, {@link MessageActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface ReportMessageClick {
    /** Type of the action. */
    type: 'ReportMessageClick';

    /** Payload of the action. */
    data: {
      /** ID of the reported message. */
      messageId: string;

      /** ID of the channel that the message belongs to. */
      channelId: string;

      /**
       * Reason that the user gives. The list of reasons isn't known. Missing if the user gives
       * none.
       */
      reason?: string;
    };
  }

  /**
   * Sent when the user switches to another channel.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source None; inferred from the widget's channel ID property.
   *
   * @example
   * ```ts
   * const action: SwitchChannelActionInterface = {
   *   type: 'SwitchChannel',
   *   data: {channelId: 'match-2024-final', previousChannelId: 'example-en-lobby'},
   * };
   * ```
   *
   * @see {@link SelectChannelTagInterface}, {@link ChatMetadata}
   *
   * @category Actions
   * @provisional
   */
  interface SwitchChannelActionInterface {
    /** Type of the action. */
    type: 'SwitchChannel';

    /** Payload of the action. */
    data: {
      /** ID of the channel that's now open. */
      channelId: string;

      /** ID of the channel that the user left. Missing if none was open. */
      previousChannelId?: string;
    };
  }

  /**
   * Sent when the user clicks a channel tag.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source Inferred; the generation 1 channel object has tags.
   *
   * @example
   * ```ts
   * const action: SelectChannelTagInterface = {
   *   type: 'SelectChannelTag',
   *   data: {channelId: 'match-2024-final', channelName: 'Final 2024'},
   * };
   * ```
   *
   * @see {@link ChannelTag}, {@link SwitchChannelActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface SelectChannelTagInterface {
    /** Type of the action. */
    type: 'SelectChannelTag';

    /** The tag that was clicked. */
    data: ChannelTag;
  }

  /**
   * Actions that your version of the widget sends and this contract doesn't list.
   *
   * Not every action is known. This interface is empty: declare it again with a member for each
   * action that you have seen, with the action's type as its name and the payload as its type. Your
   * handler then accepts the action like a listed one: `type` includes its name, and checking `type`
   * narrows `data`.
   *
   * @source None; this interface belongs to the contract, not to Virtual Stadium.
   *
   * @example
   * ```ts
   * declare namespace VirtualStadium {
   *   interface CustomActions {
   *     YourAction: {note: string};
   *   }
   * }
   * ```
   */
  interface CustomActions {}

  /** The names in {@link CustomActions}; none as long as it's empty. */
  type CustomActionType = keyof CustomActions & string;

  /** The two arguments of the callback for each action in {@link CustomActions}. */
  type CustomActionArguments = {
    [Type in CustomActionType]: [type: Type, data: CustomActions[Type]];
  }[CustomActionType];

  /** Each action in {@link CustomActions} as one object. */
  type CustomAction = {
    [Type in CustomActionType]: {
      /** Type of the action. */
      type: Type;
      /** Payload of the action. */
      data: CustomActions[Type];
    };
  }[CustomActionType];

  /**
   * The outcome that a user clicked in the widget, together with its event and market.
   *
   * It's the payload of the actions `BetInsightsOutcome` and `FlashBetOutcome`. The widget sets every
   * field; the data came from your adapter some time ago. Before you add the outcome to your bet
   * slip:
   *
   * 1. Check that the event is still open for betting.
   * 2. Check that the market and outcome are still valid.
   * 3. Check that the odds haven't moved too far.
   * 4. If a check fails, show an error and stop.
   * 5. Map the IDs of the event, market, and outcome to your own. Whose IDs they are depends on the
   *    type of the action: see
   *    [which IDs each module uses](/docs/virtualStadium/shared/selection-data-structures#ids-by-module).
   *
   * @source Bet Insights and Flash Bet documentation. One of the pages shows `FlashBetOutcome` as the
   * `type` for Bet Insights too.
   *
   * @example
   * ```ts
   * const externalOutcome: ExternalOutcome = {
   *   externalEvent: {
   *     id: '113',
   *     srEventId: 'sr:match:50850679',
   *     externalId: '24567',
   *     name: 'Home FC VS Away FC',
   *     date: '2024-06-15T19:00:00Z',
   *   },
   *   externalMarket: {
   *     id: '1',
   *     name: 'Match result',
   *     outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     status: {isActive: true, status: 'active'},
   *   },
   *   externalOutcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
   *   type: 'BetInsightsOutcome',
   * };
   * ```
   *
   * @see {@link BetInsightsActionInterface}, {@link FlashBetActionInterface}, {@link Event},
   * {@link Market}, {@link Outcome}
   *
   * @category Actions
   */
  interface ExternalOutcome {
    /** Event of the outcome, including its IDs, from your adapter's response. */
    externalEvent: Event;

    /** The outcome that was clicked, from your adapter's response. */
    externalOutcome: Outcome;

    /** Market of the outcome, from your adapter's response. */
    externalMarket: Market;

    /**
     * Module that the outcome comes from. Don't switch on it: it can be `FlashBetOutcome` for
     * Bet Insights too. Switch on the type of the action.
     */
    type: 'BetInsightsOutcome' | 'FlashBetOutcome';
  }

  /**
   * Sent when the user clicks an outcome in Bet Insights or on a Flash Bet card.
   *
   * The widget sends it to your page and sets every field. Both actions have a payload of the same
   * shape, but the IDs in it differ: tell the function that handles both which action it was.
   *
   * @source Inferred from the two documented actions, which share their payload.
   *
   * @example
   * ```ts
   * const action: ExternalOutcomeActionInterface = {
   *   type: 'FlashBetOutcome',
   *   data: {
   *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
   *     externalMarket: {
   *       id: 'next-goal-2',
   *       name: 'Next goal',
   *       outcomes: [{id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     },
   *     externalOutcome: {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}},
   *     type: 'FlashBetOutcome',
   *   },
   * };
   * ```
   *
   * @see {@link BetInsightsActionInterface}, {@link FlashBetActionInterface}, {@link ExternalOutcome}
   *
   * @category Actions
   * @provisional
   */
  interface ExternalOutcomeActionInterface {
    /** Module that the click comes from. */
    type: 'BetInsightsOutcome' | 'FlashBetOutcome';

    /** The outcome that was clicked, with its event and market. */
    data: ExternalOutcome;
  }

  /**
   * Sent when the user clicks an outcome in Bet Insights.
   *
   * The widget sends it to your page and sets every field. Check the outcome before you add it to
   * your bet slip; {@link ExternalOutcome} lists what to check. Its market and outcome IDs are those
   * of the Unified Odds Feed that your adapter received in the request.
   *
   * {@provisional The name of this interface} isn't confirmed.
   *
   * @source Bet Insights documentation, which doesn't name this interface.
   *
   * @example
   * ```ts
   * const action: BetInsightsActionInterface = {
   *   type: 'BetInsightsOutcome',
   *   data: {
   *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
   *     externalMarket: {
   *       id: '1',
   *       name: 'Match result',
   *       outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     },
   *     externalOutcome: {id: '3', name: 'Away FC', odds: {decimalValue: 2.55}},
   *     type: 'BetInsightsOutcome',
   *   },
   * };
   * ```
   *
   * @see {@link ExternalOutcome}, {@link FlashBetActionInterface}, {@link OutcomesRequest}
   *
   * @category Actions
   */
  interface BetInsightsActionInterface {
    /** Type of the action. */
    type: 'BetInsightsOutcome';

    /** The outcome that was clicked, with its event and market. */
    data: ExternalOutcome;
  }

  /**
   * Sent when the user clicks an outcome on a Flash Bet card.
   *
   * The widget sends it to your page and sets every field. Check the outcome before you add it to
   * your bet slip; {@link ExternalOutcome} lists what to check. Its market and outcome IDs are your
   * own, as your adapter sent them.
   *
   * {@provisional The name of this interface} isn't confirmed.
   *
   * @source Flash Bet documentation, which doesn't name this interface.
   *
   * @example
   * ```ts
   * const action: FlashBetActionInterface = {
   *   type: 'FlashBetOutcome',
   *   data: {
   *     externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
   *     externalMarket: {
   *       id: 'next-goal-2',
   *       name: 'Next goal',
   *       outcomes: [{id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}}],
   *     },
   *     externalOutcome: {id: 'away', name: 'Away FC', odds: {decimalValue: 2.55}},
   *     type: 'FlashBetOutcome',
   *   },
   * };
   * ```
   *
   * @see {@link ExternalOutcome}, {@link BetInsightsActionInterface},
   * {@link MatchEventMarketResponse}
   *
   * @category Actions
   */
  interface FlashBetActionInterface {
    /** Type of the action. */
    type: 'FlashBetOutcome';

    /** The outcome that was clicked, with its event and market. */
    data: ExternalOutcome;
  }

  /**
   * Sent when the user clicks an element of the widget that doesn't have its own action.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source Inferred from the same action of a related widget, which reports clicks on its terms link
   * and statistics link, and the targets `AcceptTerms` and `DeclineTerms`.
   *
   * @example
   * ```ts
   * const action: ClickActionInterface = {
   *   type: 'Click',
   *   data: {target: 'terms', url: 'https://example.com/terms'},
   * };
   * ```
   *
   * @see {@link GenericActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface ClickActionInterface {
    /** Type of the action. */
    type: 'Click';

    /** Payload of the action. */
    data: {
      /**
       * Name of the element that was clicked. The names aren't known: ignore a name that you
       * don't know.
       */
      target: string;

      /** URL that the element leads to. Missing if the element isn't a link. */
      url?: string;
    };
  }

  /**
   * Sent when an error occurs in the widget, for example because a token is invalid or has expired.
   *
   * The widget sends it to your page and sets every field. Log it, and give the user a way to
   * continue: a new token, or a page without the chat.
   *
   * @source Inferred from the same action of a related widget.
   *
   * @example
   * ```ts
   * const action: ErrorActionInterface = {
   *   type: 'Error',
   *   data: {
   *     message: 'Token expired',
   *     details: {channelId: 'match-2024-final'},
   *   },
   * };
   * ```
   *
   * @see {@link GenericActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface ErrorActionInterface {
    /** Type of the action. */
    type: 'Error';

    /** Payload of the action. */
    data: {
      /** Error code. The codes aren't known. Missing if the error doesn't have one. */
      code?: string | number;

      /** What went wrong, as text for a developer. Don't show it to users. */
      message: string;

      /** Further data about the error. Its keys aren't known. Missing if there is none. */
      details?: Record<string, unknown>;
    };
  }

  /**
   * Sent when the user clicks the Contact Support button.
   *
   * The widget sends it to your page and sets every field. The button only notifies your page. Open
   * your own support form, chat, or phone page in response.
   *
   * @source None; inferred.
   *
   * @example
   * ```ts
   * const action: ContactSupportActionInterface = {
   *   type: 'ContactSupport',
   *   data: {userId: 'user-1001', channelId: 'match-2024-final'},
   * };
   * ```
   *
   * @see {@link ClickActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface ContactSupportActionInterface {
    /** Type of the action. */
    type: 'ContactSupport';

    /** Payload of the action. */
    data: {
      /**
       * ID of the user who asks for support, as the widget knows it. Don't identify the user by it:
       * take the user from your own session.
       */
      userId?: string;

      /** ID of the channel that the user has open. If it's missing, the channel is unknown. */
      channelId?: string;
    };
  }

  /**
   * Sent when the user opens or closes the live match tracker in the widget's header.
   *
   * The widget sends it to your page and sets every field.
   *
   * @source Inferred; Sportradar documents the tracker in the header, which needs a Sportradar match
   * ID.
   *
   * @example
   * ```ts
   * const action: LmtActionInterface = {
   *   type: 'Lmt',
   *   data: {isOpen: true, matchId: 'sr:match:50850679'},
   * };
   * ```
   *
   * @see {@link GenericActionInterface}
   *
   * @category Actions
   * @provisional
   */
  interface LmtActionInterface {
    /** Type of the action. */
    type: 'Lmt';

    /** Payload of the action. */
    data: {
      /** `true` if the tracker is open after the click, `false` if it's closed. */
      isOpen: boolean;

      /** Sportradar match ID of the match that the tracker shows. */
      matchId: string;
    };
  }

  /**
   * Every action as one object, discriminated by its `type`. Use it to store or forward actions; in
   * `onAction`, the two arguments already narrow each other.
   *
   * @example
   * ```ts
   * const log: Action[] = [];
   * const latest = log.at(-1);
   * const slip = latest?.type === 'CopyBet' ? latest.data.betslip : undefined;
   * ```
   */
  type Action =
    | BetInsightsActionInterface
    | FlashBetActionInterface
    | CopyBetActionInterface
    | (GenericActionInterface & {
        /** Type of the action. */
        type: 'Close';
      })
    | ClickActionInterface
    | ErrorActionInterface
    | ContactSupportActionInterface
    | SwitchChannelActionInterface
    | SelectChannelTagInterface
    | MessageActionInterface
    | ReactionClickInterface
    | ReportMessageClick
    | BetslipActionInterface
    | CloseBetslipShareListInterface
    | LmtActionInterface
    | CustomAction;

  /** The payload of one type of action. */
  type ActionData<Type extends TriggerActionEnum> = Extract<
    Action,
    {
      /** Type of the action. */
      type: Type;
    }
  >['data'];

  /**
   * The callback that takes an adapter's response to one request.
   *
   * Call it as `callback(null, data)` on success, as `callback(error)` on failure, and as
   * `callback(null)` to offer no market for a match event. You can call it many times for the same
   * request: keep it, and call it again when odds or statuses change. On success, generation 1 passes
   * `undefined` instead of `null` as the first argument.
   *
   * @source Adapter documentation, generations 1 and 2.
   *
   * @example
   * ```ts
   * const callback: AdapterCallback<BetShareResponse> = (error, data) => {
   *   if (error) {
   *     console.error('bet share failed', error.message);
   *     return;
   *   }
   *   console.info('slips', data?.bets.length ?? 0);
   * };
   * callback(new Error('userId required'));
   * callback(null, {bets: []});
   * ```
   *
   * @param error - The error, or `null` on success.
   * @param data - The response to the request. Omit it after an error, or if you don't offer a market
   * for a match event.
   */
  type AdapterCallback<Data> = (error: Error | null, data?: Data) => void;

  /**
   * Ends one subscription of an adapter.
   *
   * Return it from the adapter when the request started a subscription. The widget calls it, without
   * arguments, when it no longer needs that subscription; abort fetches and clear timers in it. The
   * widget requests a new subscription before it ends the old one, so that both can share data.
   *
   * @source Adapter documentation, generations 1 and 2, which call it `UnsubscribeFunction`.
   *
   * @example
   * ```ts
   * const timer = setInterval(() => console.info('poll odds'), 5000);
   * const unsubscribe: Unsubscribe = () => clearInterval(timer);
   * ```
   */
  type Unsubscribe = () => void;

  /**
   * The requests that Virtual Stadium sends to a function adapter: name, arguments, and response.
   *
   * @source Adapter documentation, generation 2.
   *
   * @example
   * ```ts
   * const request: AdapterRequestMap['outcomes']['args'] = {
   *   outcomes: [{eventId: 'sr:match:50850679', marketId: '1', outcomeId: '3'}],
   * };
   * ```
   */
  interface AdapterRequestMap {
    /** Events, markets, and outcomes for Bet Insights. */
    outcomes: {
      /** Second argument of the adapter. */
      args: OutcomesRequest;
      /** Data of the callback. */
      response: OutcomesResponse;
    };

    /** Markets for a match event, for Flash Bet. */
    matchEventMarkets: {
      /** Second argument of the adapter. */
      args: MatchEventMarketRequest;
      /** Data of the callback. */
      response: MatchEventMarketResponse;
    };

    /**
     * The older name of `matchEventMarkets`, sent at the same time with the same arguments. Respond
     * to one of the two and return `undefined` for the other.
     *
     * @deprecated Marked for removal. Respond to `matchEventMarkets`.
     */
    'virtualStadium.matchEventMarkets': {
      /** Second argument of the adapter. */
      args: MatchEventMarketRequest;
      /** Data of the callback. */
      response: MatchEventMarketResponse;
    };

    /**
     * The user's own bet slips, for Bet Share and Central Hub. The types are confirmed, but the
     * name of the request isn't.
     *
     * @provisional
     */
    betShare: {
      /** Second argument of the adapter. */
      args: BetShareRequest;
      /** Data of the callback. */
      response: BetShareResponse;
    };
  }

  /** The name of a request, the first argument of a function adapter. */
  type AdapterRequestName = keyof AdapterRequestMap;

  /** The arguments of one request, by its name. */
  type AdapterArgs<Name extends AdapterRequestName> = AdapterRequestMap[Name]['args'];

  /** The response to one request, by its name. */
  type AdapterResponse<Name extends AdapterRequestName> = AdapterRequestMap[Name]['response'];

  /**
   * A custom adapter in its function form: one function that responds to every request from the
   * widget.
   *
   * Declare all three parameters. A `switch` on `requestName` then narrows `args` and `callback`.
   * Return a function that ends the subscription, or `undefined` when there is none; an `async`
   * function returns a promise and doesn't fit. A widget can send names that aren't listed in
   * {@link AdapterRequestMap}: {@provisional return `undefined` for them and don't throw}. Register
   * the adapter before you add a widget that uses it; only one adapter works per page load. The other
   * form is {@link ObjectAdapter}.
   *
   * @source Adapter documentation, generations 1 and 2.
   *
   * @example
   * ```ts
   * const adapter: FunctionAdapter = (requestName, args, callback) => {
   *   switch (requestName) {
   *     case 'betShare': {
   *       if (!args.userId) {
   *         callback(new Error('userId required'));
   *         return undefined;
   *       }
   *       const request = new AbortController();
   *       fetch(`/api/slips?user=${encodeURIComponent(args.userId)}`, {signal: request.signal})
   *         .then((response) => response.json())
   *         .then((data: BetShareResponse) => callback(null, data))
   *         .catch((error: unknown) => {
   *           if (request.signal.aborted) return;
   *           callback(error instanceof Error ? error : new Error(String(error)));
   *         });
   *       return () => request.abort();
   *     }
   *     default:
   *       return undefined;
   *   }
   * };
   * ```
   *
   * @param request - The three arguments `requestName`, `args`, and `callback`, set by the widget.
   */
  type FunctionAdapter = (
    ...request: {
      [Name in AdapterRequestName]: [
        requestName: Name,
        args: AdapterArgs<Name>,
        callback: AdapterCallback<AdapterResponse<Name>>,
      ];
    }[AdapterRequestName]
  ) => Unsubscribe | undefined;

  /** The arguments that a hosted adapter passes to a bet history provider. */
  type BetHistoryArgs = Pick<
    BetShareRequest,
    'userId' | 'channelId' | 'events' | 'alreadySharedBetIds'
  >;

  /** What a bet history provider returns. */
  type BetHistoryResult = Pick<BetShareResponse, 'bets'>;

  /**
   * A bet history provider that returns a promise.
   *
   * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
   */
  type BetHistoryPromiseProvider = (args: BetHistoryArgs) => Promise<BetHistoryResult>;

  /**
   * A bet history provider that responds through a callback.
   *
   * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
   * @param callback - Takes {@provisional an error or null first, then} the slips. Set by the hosted
   * adapter.
   */
  type BetHistoryCallbackProvider = (
    args: BetHistoryArgs,
    callback: AdapterCallback<BetHistoryResult>,
  ) => void;

  /**
   * A bet history provider that returns its result directly.
   *
   * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
   */
  type BetHistoryPlainProvider = (args: BetHistoryArgs) => BetHistoryResult;

  /**
   * Your function that gives a hosted adapter the user's own bet slips for Bet Share.
   *
   * Three styles are accepted: return a promise, call the callback, or return the result. They share
   * one signature here, because TypeScript can't infer the parameters of a function from a union of
   * three.
   *
   * @source Hosted adapter documentation.
   *
   * @example
   * ```ts
   * const slips: BetSlip[] = [];
   *
   * const byPromise: BetHistoryProvider = async ({alreadySharedBetIds = []}) => ({
   *   bets: slips.filter((slip) => !alreadySharedBetIds.includes(slip.id)),
   * });
   *
   * const byCallback: BetHistoryProvider = (args, callback) => {
   *   callback(null, {bets: slips});
   * };
   *
   * const byReturn: BetHistoryProvider = () => ({bets: slips});
   * ```
   *
   * @param args - Whose slips are requested, and for which events. Set by the hosted adapter.
   * @param callback - Takes {@provisional an error or null first, then} the slips. Set by the hosted
   * adapter. Not needed if you return the slips or a promise of them.
   */
  type BetHistoryProvider = (
    args: BetHistoryArgs,
    callback: AdapterCallback<BetHistoryResult>,
  ) => BetHistoryResult | Promise<BetHistoryResult> | void;

  /**
   * The host page's own bet slip, in the form that a hosted adapter expects.
   *
   * Your page sets every field.
   *
   * @source Public code that uses a related widget.
   *
   * @example
   * ```ts
   * const hostBetSlip: HostBetSlip = {
   *   betslip: [{externalEventId: '24567', externalMarketId: '1', externalOutcomeId: '3'}],
   *   combinedOddsValue: '2.55',
   * };
   * ```
   *
   * @provisional
   */
  interface HostBetSlip {
    /** Selections in the bet slip. For an empty slip, an empty array. */
    betslip: {
      /** Your own ID of the event. */
      externalEventId: string;
      /** Your own ID of the market. */
      externalMarketId: string;
      /** Your own ID of the outcome. */
      externalOutcomeId: string;
    }[];

    /** Total odds as display text. Omit it if it's unknown. */
    combinedOddsValue?: string;
  }

  /**
   * Options of a hosted adapter, {@provisional the third argument of `registerAdapter`}.
   *
   * @source Hosted adapter documentation for `betHistory`; public code that uses related widgets for
   * the position of the object and for `onBetSlipChanged`.
   *
   * @example
   * ```ts
   * const options: HostedAdapterOptions = {
   *   betHistory: async ({userId}) => {
   *     const response = await fetch(`/api/slips?user=${encodeURIComponent(userId)}`);
   *     return (await response.json()) as BetShareResponse;
   *   },
   * };
   * ```
   */
  interface HostedAdapterOptions {
    /**
     * Gives the adapter the user's own bet slips for Bet Share. Without it, Bet Share through a
     * hosted adapter has no slips from the page. {@provisional It belongs to the same object as
     * `onBetSlipChanged`.}
     */
    betHistory?: BetHistoryProvider;

    /**
     * Passes a callback from the adapter to your page. Keep it, call it immediately, and call it
     * again whenever your bet slip changes.
     *
     * @param callback - Takes the current bet slip. Set by the hosted adapter.
     *
     * @provisional
     */
    onBetSlipChanged?: (callback: (betSlip: HostBetSlip) => void) => void;
  }

  /** A CSS selector for an element, {@provisional or the element itself}. */
  type WidgetTarget = string | Element;

  /** New properties for a mounted widget; the widget's name isn't repeated. */
  type WidgetUpdate = {[Name in WidgetName]: Partial<WidgetPropsMap[Name]>}[WidgetName];

  /**
   * The commands of the loader's global function `SIR`.
   *
   * You can call `SIR` as soon as the loader's snippet has run: calls are queued until the loader is
   * ready. {@provisional Command names aren't case-sensitive, and the loader only warns about a name
   * that it doesn't know.} This type uses Sportradar's spelling.
   *
   * @source Widget and adapter documentation for `addWidget` and `registerAdapter`. The other
   * commands come from a public build of the loader and from public code that uses related widgets.
   * The build has neither `changeWidgetProps` nor `changeTheme`.
   *
   * @example
   * ```ts
   * declare const SIR: SIRFunction;
   * declare const adapter: FunctionAdapter;
   *
   * SIR('registerAdapter', adapter);
   * SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {
   *   jwt: '<JWT>',
   *   channelId: 'match-2024-final',
   *   onAction: (type, _data) => console.info(type),
   * });
   * ```
   */
  interface SIRFunction {
    /**
     * Mounts a widget in an element. {@provisional If no element matches, the loader logs a warning
     * and mounts nothing. A second call on the same element replaces the properties.} Remove the
     * widget before you add it to the same element again.
     *
     * @param target - Where to mount the widget: a CSS selector, {@provisional of which the first
     * match is taken, or an element}.
     * @param widget - Name of the widget: `Name` is one of {@link WidgetName}.
     * @param props - Properties of the widget of that name.
     * @param afterMount - {@provisional Called after mounting.} The loader accepts this argument;
     * what it does with it isn't known: ask your integration contact.
     */
    <Name extends WidgetName>(
      command: 'addWidget',
      target: WidgetTarget,
      widget: Name,
      props: WidgetPropsMap[Name],
      afterMount?: () => void,
    ): void;

    /**
     * Registers a custom adapter, or a promise of one that loads later. Register it before you add a
     * widget that uses it. Only one adapter works per page load. Its form, a function or an object,
     * is the one that your client ID is set up for.
     *
     * @param adapter - Your adapter, or a promise of a function adapter.
     */
    (
      command: 'registerAdapter',
      adapter: FunctionAdapter | Promise<FunctionAdapter> | ObjectAdapter,
    ): void;

    /**
     * Registers a hosted adapter by its name, which you agree on with Sportradar.
     *
     * @param adapterName - Name of the adapter, as agreed with Sportradar.
     * @param options - What the adapter needs from your page. Its place as the third argument
     * isn't confirmed.
     *
     * @provisional
     */
    (command: 'registerAdapter', adapterName: string, options?: HostedAdapterOptions): void;

    /**
     * Changes the language of every widget on the page that doesn't have its own `language`, and
     * loads it if needed. A code that isn't in the list throws an error that names the code.
     *
     * @param language - Language code.
     *
     * @provisional
     */
    (command: 'changeLanguage', language: LanguageCode): void;

    /**
     * Unmounts the widget in the element; with a selector, in every element that matches.
     *
     * @param target - The element, or a CSS selector.
     *
     * @provisional
     */
    (command: 'removeWidget', target: WidgetTarget): void;

    /**
     * Gives a mounted widget new properties.
     *
     * @param target - The element that the widget is mounted in, or a CSS selector.
     * @param props - The properties. Pass all of them: it isn't known whether those that you leave
     * out keep their values.
     *
     * @provisional
     */
    (command: 'updateWidget', target: WidgetTarget, props: WidgetUpdate): void;

    /**
     * Changes the theme of the page: the name of a built-in theme, or the http(s) URL of a
     * stylesheet. Further arguments exist but aren't known.
     *
     * @param theme - Name of a built-in theme, or URL of a stylesheet.
     * @param further - Not known.
     *
     * @provisional
     */
    (
      command: 'setClientTheme',
      theme: ThemeName | `http://${string}` | `https://${string}`,
      ...further: unknown[]
    ): void;

    /**
     * Changes how odds are shown on the page.
     *
     * @param oddsType - How to show them.
     *
     * @provisional
     */
    (command: 'changeOddsType', oddsType: OddsType): void;

    /**
     * Changes the clock format of the page, in hours.
     *
     * @param clockType - The clock format, in hours.
     *
     * @provisional
     */
    (command: 'changeClockType', clockType: number): void;

    /**
     * Inverts the order of home and away in trackers: for all sports with `all`, or by sport ID with
     * `sid`.
     *
     * @param invert - The sports for which to invert it.
     *
     * @provisional
     */
    (
      command: 'changeTeamInvert',
      invert: {
        /** For all sports. */
        all?: boolean;
        /** By sport ID. */
        sid?: Record<string, boolean>;
      },
    ): void;

    /**
     * Scans the page for containers with widget attributes.
     *
     * @provisional
     */
    (command: 'check'): void;

    /**
     * Changes how much the loader writes to the console.
     *
     * @param level - How much to write.
     *
     * @provisional
     */
    (command: 'changeLogLevel', level: LogLevel): void;

    /** Calls queued before the loader is ready, each with its arguments. The snippet sets it. */
    q?: ArrayLike<unknown>[];

    /** Time at which the snippet ran, as a number. The snippet sets it. */
    l?: number;

    /** Options of the loader. The snippet sets it. */
    o?: LoaderOptions;
  }

  /**
   * A language code of the loader. The codes are Sportradar's own, and some differ from ISO 639-1:
   * `se` is Swedish, `aa` Arabic, `heb` Hebrew, `ukr` Ukrainian, `br` Brazilian Portuguese. A code
   * that isn't in the list throws an error that names the code. Which codes Virtual Stadium supports
   * isn't known: ask your integration contact.
   *
   * @source A public build of the loader of January 2019. The meanings of the codes are inferred.
   *
   * @provisional
   */
  type LanguageCode =
    | 'aa'
    | 'aze'
    | 'bg'
    | 'br'
    | 'bs'
    | 'cs'
    | 'da'
    | 'dbg'
    | 'de'
    | 'el'
    | 'en'
    | 'en_us'
    | 'es'
    | 'et'
    | 'fi'
    | 'fr'
    | 'heb'
    | 'hr'
    | 'hu'
    | 'hye'
    | 'id'
    | 'it'
    | 'ja'
    | 'ka'
    | 'km'
    | 'ko'
    | 'lt'
    | 'lv'
    | 'me'
    | 'mk'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt'
    | 'ro'
    | 'ru'
    | 'se'
    | 'sk'
    | 'sl'
    | 'sqi'
    | 'sr'
    | 'srl'
    | 'sw'
    | 'th'
    | 'tr'
    | 'ukr'
    | 'vi'
    | 'zh'
    | 'zht';

  /**
   * A built-in theme of the loader. Any other name is ignored.
   *
   * @source A public build of the loader of January 2019.
   *
   * @provisional
   */
  type ThemeName =
    | 'sportradar'
    | 'sportradardark'
    | 'sportradartransparent'
    | 'sportradardarktransparent'
    | 'betradar'
    | 'betradardark'
    | 'betradartransparent'
    | 'betradardarktransparent'
    | 'neutral';

  /**
   * How odds are shown on the whole page: `eu` for decimal, `uk` for fractional, `us` for American.
   *
   * @provisional
   */
  type OddsType = 'eu' | 'uk' | 'us';

  /**
   * How much the loader writes to the console.
   *
   * @provisional
   */
  type LogLevel = 'error' | 'warn' | 'info';

  /**
   * Options of the loader, which the snippet sets as `SIR.o`.
   *
   * {@provisional You can also set them on the script tag as `data-sr-<option>`, for example
   * `data-sr-language`. Time zone and unit type aren't options: they're stored per client ID.}
   *
   * @source Central Hub documentation for `language`, the only option that it shows. The other
   * options come from a public build of the loader and from public code that uses related widgets.
   *
   * @example
   * ```ts
   * const options: LoaderOptions = {language: 'en', theme: false};
   * ```
   */
  interface LoaderOptions {
    /**
     * Language of every widget on the page, {@provisional except one with its own `language`}. The
     * option is confirmed; the list of codes isn't.
     *
     * @defaultValue {@provisional `en`}
     */
    language?: LanguageCode;

    /**
     * Theme of every widget on the page: the name of a built-in theme, or `false` if the page has its
     * own stylesheet. `true` is also possible; its meaning isn't known.
     *
     * @provisional
     */
    theme?: ThemeName | boolean;

    /**
     * Turns debugging on.
     *
     * @defaultValue `false`
     *
     * @provisional
     */
    debug?: boolean;

    /**
     * How much the loader writes to the console.
     *
     * @defaultValue `warn`
     *
     * @provisional
     */
    logLevel?: LogLevel;

    /**
     * How odds are shown if an adapter sends no display text. Virtual Stadium is expected to use this
     * option.
     *
     * @defaultValue `eu`
     *
     * @provisional
     */
    oddsType?: OddsType;

    /**
     * Clock format of the page, in hours.
     *
     * @defaultValue `24`
     *
     * @provisional
     */
    clockType?: number;

    /**
     * Team colors. Values and default aren't known.
     *
     * @provisional
     */
    useTeamColors?: unknown;

    /**
     * Theme for team colors. Values and default aren't known.
     *
     * @provisional
     */
    teamColorsTheme?: unknown;

    /**
     * Accessibility checker of the loader. Values and default aren't known.
     *
     * @provisional
     */
    runAccessibilityChecker?: unknown;
  }

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
  interface TicketsRequest {
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
  type AdapterEndpoint<Args, Data> = (
    args: Args,
    callback: AdapterCallback<Data>,
  ) => Unsubscribe | undefined;

  /**
   * The endpoints of an object adapter that Virtual Stadium uses. Implement either `eventMarkets`, or
   * `market` together with `availableMarketsForEvent`, never all three.
   *
   * @source Adapter documentation, generation 3. Arguments and responses are typed where they are
   * known in full.
   */
  interface AdapterEndpoints {
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
  interface ObjectAdapter {
    /** Settings for individual widgets. None are known for Virtual Stadium. */
    config?: Record<string, unknown>;

    /** A function for each endpoint that your widgets need. */
    endpoints: AdapterEndpoints;
  }

  /**
   * The user's token, given as a string.
   *
   * @example
   * ```ts
   * const token: WithJwt = {jwt: '<JWT>'};
   * ```
   */
  interface WithJwt {
    /**
     * Signed token of the signed-in user. Your server signs it with RS256, one token per user. By
     * default, it's valid for at most 16 hours from its `iat` claim. Set either `jwt` or `getJwt`.
     */
    jwt: string;

    /** Not together with `jwt`. */
    getJwt?: never;
  }

  /**
   * The user's token, given by a function that fetches it.
   *
   * @source Documentation of a related widget.
   *
   * @example
   * ```ts
   * const token: WithGetJwt = {
   *   getJwt: async () => {
   *     const response = await fetch('/virtual-stadium-token');
   *     if (!response.ok) throw new Error(`No token: status ${response.status}`);
   *     return response.text();
   *   },
   * };
   * ```
   *
   * @provisional
   */
  interface WithGetJwt {
    /** Not together with `getJwt`. */
    jwt?: never;

    /**
     * Returns a promise of a fresh token. The widget calls it when it needs one. Set either `jwt` or
     * `getJwt`.
     */
    getJwt: () => Promise<string>;
  }

  /**
   * Hooks and settings that the loader's widgets have in common.
   *
   * @source Public code that uses related widgets, and a public build of the loader.
   *
   * @example
   * ```ts
   * const hooks: CommonWidgetProps = {
   *   language: 'en',
   *   onTrack: (eventType, _data) => console.info(eventType), // while you develop
   * };
   * ```
   *
   * @provisional
   */
  interface CommonWidgetProps {
    /**
     * Language of this widget, one of the loader's codes.
     *
     * @defaultValue the loader's `language`
     */
    language?: LanguageCode;

    /**
     * Tracking hook. The event types `error` and `data_change` have been seen, the latter with
     * `data.error` if it failed.
     *
     * @param eventType - What happened.
     * @param data - Data of the event.
     */
    onTrack?: (eventType: string, data: Record<string, unknown>) => void;

    /**
     * Called when the widget's data changes. Its arguments aren't known.
     *
     * @param args - Not known.
     */
    onDataChange?: (...args: unknown[]) => void;

    /**
     * Called when the widget's size changes. Its arguments aren't known.
     *
     * @param args - Not known.
     */
    onSizeChange?: (...args: unknown[]) => void;
  }

  /**
   * The properties of the `virtualStadium` widget, apart from the token.
   *
   * The list may be incomplete. To use a property that's missing here, declare this
   * interface again in your own project with only that property.
   *
   * @source Widget documentation. One snippet there has `copyBetButton`; the text and the first
   * snippet of the same page have `enableCopyBetButton`.
   *
   * @example
   * ```ts
   * const options: VirtualStadiumOptions = {
   *   channelId: 'match-2024-final',
   *   enableFlashBet: true,
   *   onAction: (type, _data) => {
   *     if (type === 'FlashBetOutcome') console.info('Outcome to check');
   *   },
   * };
   * ```
   */
  interface VirtualStadiumOptions extends CommonWidgetProps {
    /** ID of the channel to open. */
    channelId: string;

    /** Your callback for every action. Without it, no action is sent to your page. */
    onAction?: TriggerActionFunctionType;

    /**
     * Enables Bet Insights. Needs a registered adapter that responds to `outcomes`, and a channel
     * with a Sportradar entity ID.
     *
     * @defaultValue {@provisional `false`}
     */
    enableBetInsights?: boolean;

    /**
     * Enables Flash Bet. Needs a registered adapter that responds to `matchEventMarkets`, a channel
     * with a Sportradar entity ID and selected event types, and an `onAction` that handles
     * `FlashBetOutcome`.
     *
     * @defaultValue {@provisional `false`}
     */
    enableFlashBet?: boolean;

    /**
     * Shows the Copy Bet button on shared bet slips. Needs an `onAction` that handles `CopyBet`. If
     * you find `copyBetButton` in an older snippet, use this name instead.
     *
     * @defaultValue {@provisional `false`}
     */
    enableCopyBetButton?: boolean;

    /**
     * Shows the Central Hub entry in the widget. Needs Bet Share in the adapter, and the Copy Bet
     * button.
     *
     * @defaultValue `false`
     */
    enableCentralHub?: boolean;

    /**
     * Shows the entry for sharing a bet slip in the composer.
     *
     * @defaultValue `false`
     *
     * @provisional
     */
    enableBetShare?: boolean;

    /**
     * Shows the Contact Support button. A click sends `ContactSupport`.
     *
     * @defaultValue `false`
     *
     * @provisional
     */
    enableContactSupport?: boolean;

    /**
     * Shows the live match tracker in the header. The tracker needs a Sportradar match ID; its audio
     * and video need the scope `av` in the token.
     *
     * @defaultValue `false`
     *
     * @provisional
     */
    enableLmt?: boolean;
  }

  /**
   * The properties of the `virtualStadium` widget, with either `jwt` or `getJwt`.
   *
   * @example
   * ```ts
   * const props: VirtualStadiumProps = {
   *   jwt: '<JWT>',
   *   channelId: 'match-2024-final',
   *   enableBetInsights: true,
   *   enableFlashBet: true,
   *   enableCopyBetButton: true,
   *   onAction: (type, _data) => console.info(type),
   * };
   * ```
   */
  type VirtualStadiumProps = (WithJwt | WithGetJwt) & VirtualStadiumOptions;

  /**
   * The properties of the `virtualStadium.button` widget, apart from the token.
   *
   * @source None; inferred from how a related widget names its properties.
   *
   * @example
   * ```ts
   * const options: VirtualStadiumButtonOptions = {
   *   channelId: 'match-2024-final',
   *   enableUnreadCount: true,
   * };
   * ```
   *
   * @provisional
   */
  interface VirtualStadiumButtonOptions extends CommonWidgetProps {
    /** ID of the channel whose activity the button shows. */
    channelId: string;

    /**
     * Your callback for every action. A click on the button sends `Click`: show or mount the
     * `virtualStadium` widget in response.
     */
    onAction?: TriggerActionFunctionType;

    /** Shows the number of unread messages. The default isn't known. */
    enableUnreadCount?: boolean;
  }

  /**
   * The properties of the `virtualStadium.button` widget, with either `jwt` or `getJwt`.
   *
   * @provisional
   */
  type VirtualStadiumButtonProps = (WithJwt | WithGetJwt) & VirtualStadiumButtonOptions;

  /**
   * The properties of the standalone Central Hub widget.
   *
   * @source Central Hub quick start, which shows only the token.
   *
   * @example
   * ```ts
   * const props: CentralHubProps = {jwt: '<JWT>'};
   * ```
   */
  interface CentralHubProps {
    /**
     * Signed token of the signed-in user. Required for the authenticated mode, the only one that's
     * known.
     */
    jwt: string;
  }

  /**
   * The widgets by the name that `addWidget` takes, with their properties. To use a widget that's
   * missing here, declare this interface again in your own project with only that widget.
   */
  interface WidgetPropsMap {
    /** The chat widget. */
    virtualStadium: VirtualStadiumProps;

    /**
     * A button that shows channel activity and opens the chat.
     *
     * @provisional
     */
    'virtualStadium.button': VirtualStadiumButtonProps;

    /**
     * Central Hub as a standalone widget. The widget is confirmed; its name in `addWidget` isn't.
     *
     * @provisional
     */
    centralHub: CentralHubProps;
  }

  /** The name of a widget, the third argument of `addWidget`. */
  type WidgetName = keyof WidgetPropsMap;

  /**
   * The body of the REST call that creates a channel.
   *
   * You set the fields; those with a question mark are optional. To create several channels, send a
   * list of the same objects.
   *
   * @source Endpoint documentation. The marks say which parts of a field's meaning are provisional.
   *
   * @example
   * ```ts
   * const channel: CreateChannelRequest = {
   *   channelId: 'match-2024-final',
   *   channelName: 'Final 2024',
   *   expirationDatetime: 1893456000,
   *   metadata: {},
   *   moderationSource: 'VS',
   *   relatedCompetitions: [
   *     {id: 'sr:match:50850679', type: 'Match', eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED']},
   *   ],
   *   channelType: 'MATCH',
   * };
   * ```
   *
   * @see {@link ChannelRelatedCompetitionRequest}
   */
  interface CreateChannelRequest {
    /**
     * Unique ID of the channel. At most 128 characters: letters, digits, and punctuation. You choose
     * it, and the widget uses it to open the channel. It isn't known whether it has to be unique for
     * one operator only: if you have several, put the operator into the ID.
     */
    channelId: string;

    /** Name of the channel, shown in its header and on tags that lead to it. */
    channelName: string;

    /**
     * Time at which the channel expires: a Unix timestamp in the future, a whole number. That it's in
     * seconds and not milliseconds is provisional.
     */
    expirationDatetime: number;

    /**
     * Your own free-form data. If there is none, an empty object. It isn't known whether users' browsers
     * receive it, so put nothing confidential into it.
     */
    metadata: Record<string, unknown>;

    /**
     * Who moderates the channel: `VS` for your staff in the Moderation UI, `EXTERNAL` for a moderation
     * service that you run or commission.
     */
    moderationSource: 'VS' | 'EXTERNAL';

    /**
     * Competitions whose events post messages in the channel. If omitted, there are none; that
     * default is provisional.
     */
    relatedCompetitions?: ChannelRelatedCompetitionRequest[];

    /** ID of the parent channel. If omitted, the channel has no parent; that default is provisional. */
    parentId?: string;

    /**
     * `true` to receive the events of the child channels. If omitted, it's `false`; that default is
     * provisional.
     */
    receiveEventsFromChildren?: boolean;

    /** Channel type. If omitted, it's `MATCH`; that default is provisional. */
    channelType?: 'MATCH' | 'TOURNAMENT';

    /**
     * `true` for a channel that you use for development. If omitted, it's `false`; that default is
     * provisional.
     */
    testChannel?: boolean;

    /**
     * `true` for high priority, which only a channel with `moderationSource` `VS` can have. If
     * omitted, it's `false`; that default is provisional.
     */
    highPriority?: boolean;
  }

  /**
   * A competition or another sports entity that a channel belongs to.
   *
   * You set every field.
   *
   * @source Endpoint documentation for `eventTypes`, where its table ends. The other fields are
   * inferred from the older channel API.
   *
   * @example
   * ```ts
   * const competition: ChannelRelatedCompetitionRequest = {
   *   id: 'sr:match:50850679',
   *   type: 'Match',
   *   eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED', 'MATCH_ENDED'],
   * };
   * ```
   *
   * @see {@link CreateChannelRequest}
   */
  interface ChannelRelatedCompetitionRequest {
    /** Events that post a message in the channel. */
    eventTypes: ChannelEventType[];

    /**
     * Sportradar entity ID, for example `sr:match:50850679` or `sr:tournament:17`.
     *
     * @provisional
     */
    id: string;

    /**
     * Type of the entity.
     *
     * @provisional
     */
    type: RelatedCompetitionType;
  }

  /**
   * Types of entities that a channel can be related to.
   *
   * @source Channel page of the older API; its use in this API is inferred.
   *
   * @provisional
   */
  type RelatedCompetitionType =
    'Sport' | 'Category' | 'Tournament' | 'UniqueTournament' | 'Team' | 'Match' | 'Player';

  /**
   * Match events that can post a message in a channel.
   *
   * The values are those that {@link MatchEvent} has for soccer; that this API accepts them is
   * provisional. `GAME_WON`, which an adapter receives for tennis, isn't in the list: whether a
   * channel can select events of another sport isn't known, so ask your integration contact.
   *
   * @source Channel page of the older API. The newer page ends before its list, so that these values
   * apply there is provisional.
   *
   * @provisional
   */
  type ChannelEventType =
    | 'MATCH_ABOUT_TO_START'
    | 'MATCH_STARTED'
    | 'MATCH_ENDED'
    | 'PERIOD_START'
    | 'PERIOD_SCORE'
    | 'TIMEOUT'
    | 'SCORE_CHANGED_POSSIBLE'
    | 'SCORE_CHANGED'
    | 'SCORE_CHANGED_CANCELLED'
    | 'YELLOW_CARD_POSSIBLE'
    | 'YELLOW_CARD'
    | 'YELLOW_CARD_CANCELLED'
    | 'YELLOWRED_CARD'
    | 'RED_CARD_POSSIBLE'
    | 'RED_CARD'
    | 'RED_CARD_CANCELLED'
    | 'PLAYER_SUBSTITUTION'
    | 'CORNER'
    | 'OFFSIDE'
    | 'SHOT_ON_TARGET'
    | 'THROW_IN';

  /**
   * The header of the token: its type, and how it's signed.
   *
   * Your server sets every field.
   *
   * @source Authentication documentation.
   *
   * @example
   * ```ts
   * const header: TokenHeader = {alg: 'RS256', typ: 'JWT'};
   * ```
   */
  interface TokenHeader {
    /** Signature algorithm: only RSA with SHA-256. */
    alg: 'RS256';

    /** Token type. */
    typ: 'JWT';
  }

  /**
   * The claims of the token with which a user signs in to the widget, and a server to the REST API.
   *
   * Your server sets all claims that aren't optional, and signs them. Claims are encoded, not
   * encrypted: anyone who has the token can read them.
   *
   * @source Authentication documentation; its table is cut off, so further claims might exist, and one
   * sample leaves out `env`.
   *
   * @example
   * ```ts
   * const claims: TokenClaims = {
   *   iss: 'example-bet',
   *   env: 'dev',
   *   iat: 1718477100,
   *   exp: 1718480700,
   *   scope: 'vs',
   *   sub: 'user-1001',
   *   userId: 'user-1001',
   *   apiKey: 'YOUR_API_KEY',
   *   displayName: 'Ana',
   *   userType: 'Normal',
   * };
   * ```
   */
  interface TokenClaims {
    /**
     * Issuer: identifies your organization or application. Sportradar normally gives you the value
     * when you submit your public key.
     */
    iss: string;

    /**
     * Environment, which selects the public key that verifies the token: the one that you submitted
     * for development or the one for production. Always send it.
     */
    env: 'dev' | 'prod';

    /**
     * Time of issue, in whole seconds since 1970-01-01 UTC. The lifetime counts from here: by default
     * at most 16 hours.
     */
    iat: number;

    /**
     * End of validity, in whole seconds since 1970-01-01 UTC. It can shorten the lifetime but not
     * extend it. If omitted, the maximum lifetime applies.
     */
    exp?: number;

    /**
     * What the token can be used for, separated by spaces: `vs` for Virtual Stadium, `av` for audio
     * and video in the live match tracker, `sb` for Bet Concierge, another product. For example
     * `av vs`.
     */
    scope: string;

    /** Unique ID of the end user, or a salted hash of it. */
    sub: string;

    /** Unique ID of the user in the chat, usually the same as `sub`. */
    userId: string;

    /**
     * API key of the operator, which a supervisor copies in the Moderation UI. A key belongs to one
     * operator only. Every user can read it here, so use a different key for servers than for users.
     */
    apiKey: string;

    /** Name that other users see in the chat. */
    displayName: string;

    /**
     * User type, spelled exactly like this. Use `Normal` for everyone who chats; an older guide also
     * lists `vip`, without saying what it changes. The older channel API requires `MODERATOR`, which
     * isn't the Moderator role of the Moderation UI: use it only for your servers.
     */
    userType: 'Normal' | 'vip' | 'MODERATOR';
  }
}

/** The loader's global function. The snippet defines it. */
declare const SIR: VirtualStadium.SIRFunction;

interface Window {
  /** The loader's global function. */
  SIR: VirtualStadium.SIRFunction;
}

declare module 'virtual-stadium' {
  export import Event = VirtualStadium.Event;
  export import Sport = VirtualStadium.Sport;
  export import Category = VirtualStadium.Category;
  export import Tournament = VirtualStadium.Tournament;
  export import Team = VirtualStadium.Team;
  export import Result = VirtualStadium.Result;
  export import Status = VirtualStadium.Status;
  export import MarketStatus = VirtualStadium.MarketStatus;
  export import Market = VirtualStadium.Market;
  export import Outcome = VirtualStadium.Outcome;
  export import SRMarket = VirtualStadium.SRMarket;
  export import OddsObject = VirtualStadium.OddsObject;
  export import Odds = VirtualStadium.Odds;
  export import BetSlip = VirtualStadium.BetSlip;
  export import Bet = VirtualStadium.Bet;
  export import EventBlock = VirtualStadium.EventBlock;
  export import BetShareRequest = VirtualStadium.BetShareRequest;
  export import BetShareResponse = VirtualStadium.BetShareResponse;
  export import OutcomesRequest = VirtualStadium.OutcomesRequest;
  export import OutcomeRequestEntry = VirtualStadium.OutcomeRequestEntry;
  export import OutcomesResponse = VirtualStadium.OutcomesResponse;
  export import OutcomeResponseEntry = VirtualStadium.OutcomeResponseEntry;
  export import MatchEventMarketRequest = VirtualStadium.MatchEventMarketRequest;
  export import MatchEvent = VirtualStadium.MatchEvent;
  export import MatchEventMarketResponse = VirtualStadium.MatchEventMarketResponse;
  export import ChatRow = VirtualStadium.ChatRow;
  export import ChatUser = VirtualStadium.ChatUser;
  export import ChatMetadata = VirtualStadium.ChatMetadata;
  export import ChannelTag = VirtualStadium.ChannelTag;
  export import ActionInterface = VirtualStadium.ActionInterface;
  export import GenericActionInterface = VirtualStadium.GenericActionInterface;
  export import TriggerActionEnum = VirtualStadium.TriggerActionEnum;
  export import TriggerActionFunctionType = VirtualStadium.TriggerActionFunctionType;
  export import CopyBetActionInterface = VirtualStadium.CopyBetActionInterface;
  export import BetslipActionInterface = VirtualStadium.BetslipActionInterface;
  export import CloseBetslipShareListInterface = VirtualStadium.CloseBetslipShareListInterface;
  export import MessageActionInterface = VirtualStadium.MessageActionInterface;
  export import ReactionClickInterface = VirtualStadium.ReactionClickInterface;
  export import ReportMessageClick = VirtualStadium.ReportMessageClick;
  export import SwitchChannelActionInterface = VirtualStadium.SwitchChannelActionInterface;
  export import SelectChannelTagInterface = VirtualStadium.SelectChannelTagInterface;
  export import CustomActions = VirtualStadium.CustomActions;
  export import CustomActionType = VirtualStadium.CustomActionType;
  export import CustomActionArguments = VirtualStadium.CustomActionArguments;
  export import CustomAction = VirtualStadium.CustomAction;
  export import ExternalOutcome = VirtualStadium.ExternalOutcome;
  export import ExternalOutcomeActionInterface = VirtualStadium.ExternalOutcomeActionInterface;
  export import BetInsightsActionInterface = VirtualStadium.BetInsightsActionInterface;
  export import FlashBetActionInterface = VirtualStadium.FlashBetActionInterface;
  export import ClickActionInterface = VirtualStadium.ClickActionInterface;
  export import ErrorActionInterface = VirtualStadium.ErrorActionInterface;
  export import ContactSupportActionInterface = VirtualStadium.ContactSupportActionInterface;
  export import LmtActionInterface = VirtualStadium.LmtActionInterface;
  export import Action = VirtualStadium.Action;
  export import ActionData = VirtualStadium.ActionData;
  export import AdapterCallback = VirtualStadium.AdapterCallback;
  export import Unsubscribe = VirtualStadium.Unsubscribe;
  export import AdapterRequestMap = VirtualStadium.AdapterRequestMap;
  export import AdapterRequestName = VirtualStadium.AdapterRequestName;
  export import AdapterArgs = VirtualStadium.AdapterArgs;
  export import AdapterResponse = VirtualStadium.AdapterResponse;
  export import FunctionAdapter = VirtualStadium.FunctionAdapter;
  export import BetHistoryArgs = VirtualStadium.BetHistoryArgs;
  export import BetHistoryResult = VirtualStadium.BetHistoryResult;
  export import BetHistoryPromiseProvider = VirtualStadium.BetHistoryPromiseProvider;
  export import BetHistoryCallbackProvider = VirtualStadium.BetHistoryCallbackProvider;
  export import BetHistoryPlainProvider = VirtualStadium.BetHistoryPlainProvider;
  export import BetHistoryProvider = VirtualStadium.BetHistoryProvider;
  export import HostBetSlip = VirtualStadium.HostBetSlip;
  export import HostedAdapterOptions = VirtualStadium.HostedAdapterOptions;
  export import WidgetTarget = VirtualStadium.WidgetTarget;
  export import WidgetUpdate = VirtualStadium.WidgetUpdate;
  export import SIRFunction = VirtualStadium.SIRFunction;
  export import LanguageCode = VirtualStadium.LanguageCode;
  export import ThemeName = VirtualStadium.ThemeName;
  export import OddsType = VirtualStadium.OddsType;
  export import LogLevel = VirtualStadium.LogLevel;
  export import LoaderOptions = VirtualStadium.LoaderOptions;
  export import TicketsRequest = VirtualStadium.TicketsRequest;
  export import AdapterEndpoint = VirtualStadium.AdapterEndpoint;
  export import AdapterEndpoints = VirtualStadium.AdapterEndpoints;
  export import ObjectAdapter = VirtualStadium.ObjectAdapter;
  export import WithJwt = VirtualStadium.WithJwt;
  export import WithGetJwt = VirtualStadium.WithGetJwt;
  export import CommonWidgetProps = VirtualStadium.CommonWidgetProps;
  export import VirtualStadiumOptions = VirtualStadium.VirtualStadiumOptions;
  export import VirtualStadiumProps = VirtualStadium.VirtualStadiumProps;
  export import VirtualStadiumButtonOptions = VirtualStadium.VirtualStadiumButtonOptions;
  export import VirtualStadiumButtonProps = VirtualStadium.VirtualStadiumButtonProps;
  export import CentralHubProps = VirtualStadium.CentralHubProps;
  export import WidgetPropsMap = VirtualStadium.WidgetPropsMap;
  export import WidgetName = VirtualStadium.WidgetName;
  export import CreateChannelRequest = VirtualStadium.CreateChannelRequest;
  export import ChannelRelatedCompetitionRequest = VirtualStadium.ChannelRelatedCompetitionRequest;
  export import RelatedCompetitionType = VirtualStadium.RelatedCompetitionType;
  export import ChannelEventType = VirtualStadium.ChannelEventType;
  export import TokenHeader = VirtualStadium.TokenHeader;
  export import TokenClaims = VirtualStadium.TokenClaims;
}
