import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {Bet, BetSlip, EventBlock, Market, Odds} from '../../src/contract';

const market: Market = {
  id: '1',
  name: 'Match result',
  outcomes: [{id: '3', name: 'Away FC', odds: {decimalValue: 2.55}}],
};

const bet: Bet = {id: 'sr:bet:122212', event: {id: '113'}, markets: [market]};

describe('Bet', () => {
  test('has one event and several markets', () => {
    assertType<Bet>({...bet, odds: {decimalValue: 2.55, displayValue: '2.55'}});
    // @ts-expect-error: a bet has exactly one event.
    assertType<Bet>({...bet, event: [{id: '113'}]});
    // @ts-expect-error: markets is an array.
    assertType<Bet>({...bet, markets: market});
    // @ts-expect-error: a bet's odds are an object; only an outcome takes a bare number.
    assertType<Bet>({...bet, odds: 2.55});
  });
});

describe('BetSlip', () => {
  test('needs id, kind, currency and bets', () => {
    assertType<BetSlip>({id: 'slip-7001', betType: 'single', currency: 'EUR', bets: [bet]});
    // @ts-expect-error: currency is required.
    assertType<BetSlip>({id: 'slip-7001', betType: 'single', bets: [bet]});
    // @ts-expect-error: bets are required.
    assertType<BetSlip>({id: 'slip-7001', betType: 'single', currency: 'EUR'});
    // @ts-expect-error: betType is required.
    assertType<BetSlip>({id: 'slip-7001', currency: 'EUR', bets: [bet]});
  });

  test('takes amounts as numbers and times as strings', () => {
    const slip: BetSlip = {id: 'slip-7001', betType: 'single', currency: 'EUR', bets: [bet]};
    assertType<BetSlip>({...slip, stake: 5, potentialPayout: 12.75, payout: 0});
    assertType<BetSlip>({...slip, createdAt: '2024-06-15T18:40:00Z'});
    // @ts-expect-error: an amount is a number; its currency stands in the slip.
    assertType<BetSlip>({...slip, stake: '5 EUR'});
    // @ts-expect-error: createdAt is an ISO 8601 string.
    assertType<BetSlip>({...slip, createdAt: 1718476800});
    expectTypeOf<BetSlip['combinedOdds']>().toEqualTypeOf<Odds | undefined>();
  });
});

describe('EventBlock', () => {
  test('can be made from a bet', () => {
    assertType<EventBlock>({event: bet.event, markets: bet.markets, odds: bet.odds});
    // @ts-expect-error: markets are required.
    assertType<EventBlock>({event: bet.event});
  });
});
