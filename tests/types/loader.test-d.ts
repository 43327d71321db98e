import {describe, expectTypeOf, test} from 'vitest';
import type {
  FunctionAdapter,
  HostedAdapterOptions,
  SIRFunction,
  TriggerActionEnum,
} from '../../src/contract/integration';

declare const SIR: SIRFunction;
declare const adapter: FunctionAdapter;
declare const element: Element;

describe('addWidget', () => {
  test('mounts a widget with its properties', () => {
    SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {
      jwt: '<JWT>',
      channelId: 'match-2024-final',
    });
    SIR('addWidget', element, 'virtualStadium', {
      getJwt: () => Promise.resolve('<JWT>'),
      channelId: 'match-2024-final',
      onAction: (type, data) => {
        expectTypeOf(type).toEqualTypeOf<TriggerActionEnum>();
        if (type === 'CopyBet') expectTypeOf(data.betslip.id).toEqualTypeOf<string>();
      },
    });
    SIR('addWidget', '#central-hub-container', 'centralHub', {jwt: '<JWT>'});
  });

  test('needs a token and a channel', () => {
    // @ts-expect-error: neither jwt nor getJwt.
    SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {channelId: 'match-2024-final'});
    // @ts-expect-error: no channel.
    SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {jwt: '<JWT>'});
    // @ts-expect-error: no properties at all.
    SIR('addWidget', '#sr-vs-widget', 'virtualStadium');
  });

  test('knows its widgets', () => {
    // @ts-expect-error: widget names are spelled as published.
    SIR('addWidget', '#sr-vs-widget', 'VirtualStadium', {
      jwt: '<JWT>',
      channelId: 'match-2024-final',
    });
    // @ts-expect-error: a channel belongs to the chat widget.
    SIR('addWidget', '#central-hub-container', 'centralHub', {jwt: '<JWT>', channelId: 'x'});
  });
});

describe('registerAdapter', () => {
  test('takes a function, a promise of one, an object, or a hosted name', () => {
    SIR('registerAdapter', adapter);
    SIR('registerAdapter', Promise.resolve(adapter));
    SIR('registerAdapter', '<ADAPTER_NAME>');
    SIR('registerAdapter', '<ADAPTER_NAME>', {betHistory: () => Promise.resolve({bets: []})});
  });

  test('narrows an adapter written in place', () => {
    SIR('registerAdapter', (requestName, args, callback) => {
      if (requestName !== 'betShare') return undefined;
      expectTypeOf(args.userId).toEqualTypeOf<string>();
      callback(null, {bets: []});
      return undefined;
    });
  });

  test('types an endpoint of the object form by its name', () => {
    SIR('registerAdapter', {
      endpoints: {
        tickets: ({endCustomerId, page}, callback) => {
          expectTypeOf(endCustomerId).toEqualTypeOf<string>();
          expectTypeOf(page).toEqualTypeOf<number | undefined>();
          callback(null, {bets: []});
          return undefined;
        },
      },
    });
  });

  test('refuses the rest', () => {
    const options: HostedAdapterOptions = {};
    // @ts-expect-error: options belong to a hosted adapter.
    SIR('registerAdapter', adapter, options);
    // @ts-expect-error: the adapter is missing.
    SIR('registerAdapter');
    // @ts-expect-error: the requests of the function form are no endpoints.
    SIR('registerAdapter', {endpoints: {betShare: () => undefined}});
  });
});

describe('other commands', () => {
  test('take what the loader takes', () => {
    SIR('changeLanguage', 'heb');
    SIR('updateWidget', '#sr-vs-widget', {jwt: '<JWT>'});
    SIR('updateWidget', element, {channelId: 'example-en-lobby'});
    SIR('removeWidget', '#sr-vs-widget');
    SIR('setClientTheme', 'betradardark');
    SIR('setClientTheme', 'https://example.com/theme.css');
    SIR('changeOddsType', 'uk');
    SIR('changeClockType', 24);
    SIR('changeTeamInvert', {all: false, sid: {'1': true}});
    SIR('check');
    SIR('changeLogLevel', 'error');
  });

  test('refuse what it does not know', () => {
    // @ts-expect-error: not a command of the loader.
    SIR('changeWidgetProps', '#sr-vs-widget', {jwt: '<JWT>'});
    // @ts-expect-error: not a command of the loader.
    SIR('changeTheme', 'betradardark');
    // @ts-expect-error: Hebrew is heb, an unknown code throws.
    SIR('changeLanguage', 'he');
    // @ts-expect-error: odds types are eu, uk and us.
    SIR('changeOddsType', 'decimal');
    // @ts-expect-error: a name that is no ready theme is ignored by the loader.
    SIR('setClientTheme', 'night');
    // @ts-expect-error: not a property of any widget.
    SIR('updateWidget', '#sr-vs-widget', {channel: 'example-en-lobby'});
  });

  test('return nothing', () => {
    expectTypeOf(SIR('check')).toEqualTypeOf<void>();
  });
});
