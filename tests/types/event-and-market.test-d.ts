import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  Category,
  Event,
  Market,
  MarketStatus,
  MatchEvent,
  Odds,
  OddsObject,
  Outcome,
  Result,
  Sport,
  SRMarket,
  Status,
  Team,
  Tournament,
} from '../../src/contract';

describe('Event', () => {
  test('needs only its id', () => {
    assertType<Event>({id: '113'});
    // @ts-expect-error: id is required.
    assertType<Event>({name: 'Home FC VS Away FC'});
    // @ts-expect-error: id is a string; numbers belong in srEventId and externalId.
    assertType<Event>({id: 113});
  });

  test('takes vendor and client ids as string or number', () => {
    assertType<Event>({id: '113', srEventId: 'sr:match:50850679', externalId: 24567});
    expectTypeOf<Event['srEventId']>().toEqualTypeOf<string | number | undefined>();
  });

  test('refuses fields it does not know', () => {
    // @ts-expect-error: the sibling widget's field is matchId, Virtual Stadium's is srEventId.
    assertType<Event>({id: '113', matchId: 50850679});
    // @ts-expect-error: an event's date is a string.
    assertType<Event>({id: '113', date: new Date(0)});
    // @ts-expect-error: a score is a Result, not a string.
    assertType<Event>({id: '113', result: '1:0'});
  });

  test('refers to the neighbouring types', () => {
    expectTypeOf<Event['teams']>().toEqualTypeOf<Team[] | undefined>();
    expectTypeOf<Event['sport']>().toEqualTypeOf<Sport | undefined>();
    expectTypeOf<Event['category']>().toEqualTypeOf<Category | undefined>();
    expectTypeOf<Event['tournament']>().toEqualTypeOf<Tournament | undefined>();
    expectTypeOf<Event['result']>().toEqualTypeOf<Result | undefined>();
    expectTypeOf<Event['status']>().toEqualTypeOf<Status | undefined>();
  });
});

describe('Sport, category, tournament, team', () => {
  test('are named', () => {
    assertType<Sport>({id: 1, name: 'Soccer'});
    assertType<Category>({id: 30, name: 'Switzerland', cc: {a2: 'CH'}});
    assertType<Tournament>({id: 77, name: 'Example Cup'});
    assertType<Team>({name: 'Home FC'});
    // @ts-expect-error: a sport has a name.
    assertType<Sport>({id: 1});
    // @ts-expect-error: a country code stands in cc.a2.
    assertType<Category>({id: 30, name: 'Switzerland', cc: 'CH'});
    // @ts-expect-error: a team has a name.
    assertType<Team>({id: '1'});
  });
});

describe('Market and outcome', () => {
  test('a market has id, name and outcomes', () => {
    assertType<Market>({id: '1', name: 'Match result', outcomes: []});
    // @ts-expect-error: outcomes are required.
    assertType<Market>({id: '1', name: 'Match result'});
    // @ts-expect-error: a market's id is a string.
    assertType<Market>({id: 1, name: 'Match result', outcomes: []});
    // @ts-expect-error: a market's status is an object, not a word.
    assertType<Market>({id: '1', name: 'Match result', outcomes: [], status: 'active'});
  });

  test('a status comes as flag, word or both', () => {
    assertType<Status>({isActive: true});
    assertType<Status>({status: 'suspended'});
    assertType<Status>({isActive: false, status: 'settled'});
    // @ts-expect-error: closed is not one of the five words.
    assertType<Status>({status: 'closed'});
  });

  test('MarketStatus has five values', () => {
    expectTypeOf<MarketStatus>().toEqualTypeOf<
      'active' | 'suspended' | 'deactivated' | 'settled' | 'cancelled'
    >();
    // @ts-expect-error: an event's word is not a market's word.
    assertType<MarketStatus>('not_started');
  });

  test('an outcome takes odds as object or bare number', () => {
    assertType<Outcome>({id: '3', name: 'Away FC'});
    assertType<Outcome>({id: '3', name: 'Away FC', odds: 2.55});
    assertType<Outcome>({id: '3', name: 'Away FC', odds: {decimalValue: 2.55}});
    // @ts-expect-error: display text alone is not odds.
    assertType<Outcome>({id: '3', name: 'Away FC', odds: '2.55'});
    // @ts-expect-error: the decimal value is required.
    assertType<Outcome>({id: '3', name: 'Away FC', odds: {displayValue: '2.55'}});
  });

  test('Odds and OddsObject are interchangeable', () => {
    expectTypeOf<Odds>().toExtend<OddsObject>();
    expectTypeOf<OddsObject>().toExtend<Odds>();
  });

  test('SRMarket names a market of the odds feed', () => {
    assertType<SRMarket>({id: 18, specifiers: 'total=2.5', outcomeId: '12'});
    // @ts-expect-error: specifiers are one string.
    assertType<SRMarket>({id: 18, specifiers: {total: 2.5}});
  });
});

describe('MatchEvent', () => {
  test('needs only its type, and its metadata is unknown until checked', () => {
    assertType<MatchEvent>({type: 'GAME_WON', metadata: {set_number: 2}});
    // @ts-expect-error: type is required.
    assertType<MatchEvent>({metadata: {set_number: 2}});
    expectTypeOf<NonNullable<MatchEvent['metadata']>[string]>().toEqualTypeOf<unknown>();
  });
});
