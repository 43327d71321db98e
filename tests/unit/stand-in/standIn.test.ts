import {describe, expect, test} from 'vitest';
import type {
  BetHistoryProvider,
  BetShareRequest,
  BetSlip,
  FunctionAdapter,
} from '../../../src/contract/integration';
import {StandIn} from '../../../src/stand-in/loader/standIn';

const args: BetShareRequest = {userId: 'user-1001'};
const slip: BetSlip = {id: 'slip-7001', betType: 'single', currency: 'EUR', bets: []};
const props = {jwt: '<JWT>', channelId: 'match-2024-final'};

describe('the stand-in for the loader', () => {
  test('takes repeated answers, before and after the adapter returns', async () => {
    const loader = new StandIn();
    let again = (): void => undefined;
    loader.SIR('registerAdapter', (requestName, _args, callback) => {
      if (requestName === 'betShare') {
        callback(null, {bets: []});
        again = () => callback(null, {bets: [slip]});
      }
      return undefined;
    });
    const subscription = await loader.request('betShare', args);
    again();
    expect(await subscription.next()).toEqual({error: null, data: {bets: []}});
    expect(await subscription.next()).toEqual({error: null, data: {bets: [slip]}});
    subscription.end();
    again();
    expect(subscription.answers).toHaveLength(2);
    expect(subscription.late).toEqual([{error: null, data: {bets: [slip]}}]);
  });

  test('asks for the new subscription before it ends the old one', async () => {
    const loader = new StandIn();
    const log: string[] = [];
    let count = 0;
    loader.SIR('registerAdapter', () => {
      count += 1;
      const number = count;
      log.push(`begin ${number}`);
      return () => log.push(`end ${number}`);
    });
    const first = await loader.request('betShare', args);
    const second = await loader.replace(first, 'betShare', args);
    second.end();
    expect(log).toEqual(['begin 1', 'begin 2', 'end 1', 'end 2']);
  });

  test('waits for an adapter that is a promise', async () => {
    const loader = new StandIn();
    const late: FunctionAdapter = (_requestName, _args, callback) => {
      callback(new Error('late'));
      return undefined;
    };
    loader.SIR('registerAdapter', Promise.resolve(late));
    loader.SIR('addWidget', '#chat', 'virtualStadium', props);
    const {error} = await (await loader.request('betShare', args)).next();
    expect(error?.message).toBe('late');
  });

  test('keeps the first of two adapters, and asks one that is late for later widgets only', () => {
    const twice = new StandIn();
    twice.SIR('registerAdapter', () => undefined);
    twice.SIR('registerAdapter', 'example-bet');
    expect(twice.log.findings.map(({rule}) => rule)).toEqual(['two-adapters']);
    expect(twice.form).toBe('function');
    const late = new StandIn();
    late.SIR('addWidget', '#chat', 'virtualStadium', props);
    late.SIR('registerAdapter', null as never);
    expect(late.log.findings).toEqual([]);
    late.SIR('registerAdapter', () => undefined);
    late.SIR('addWidget', '#other', 'virtualStadium', props);
    expect(late.log.findings.map(({rule}) => rule)).toEqual(['late']);
    expect(late.widgets.map(({hasAdapter}) => hasAdapter)).toEqual([false, true]);
  });

  test.each<[string, BetHistoryProvider]>([
    ['a promise', () => Promise.resolve({bets: [slip]})],
    ['a callback', (_args, callback) => callback(null, {bets: [slip]})],
    ['its result', () => ({bets: [slip]})],
  ])('asks a bet history that answers with %s', async (_style, betHistory) => {
    const loader = new StandIn();
    loader.SIR('registerAdapter', 'example-bet', {betHistory});
    expect(await loader.betHistory(args)).toEqual({bets: [slip]});
  });

  test('updates, removes and reports to the widgets of a page', () => {
    const loader = new StandIn();
    const actions: unknown[] = [];
    const onAction = (type: string, _data: unknown) => void actions.push(type);
    loader.SIR('addWidget', '#a', 'virtualStadium', props);
    loader.SIR('addWidget', '#b', 'virtualStadium', {...props, onAction});
    expect(() => loader.widget()).toThrow('2 widgets');
    loader.SIR('updateWidget', '#b', {channelId: 'community-en'});
    expect(loader.widget('#b').props.channelId).toBe('community-en');
    loader.SIR('removeWidget', '#a');
    loader.fire('Close', undefined);
    expect(actions).toEqual(['Close']);
  });
});
