import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  LanguageCode,
  LoaderOptions,
  onAction,
  TriggerActionFunctionType,
  VirtualStadiumButtonProps,
  VirtualStadiumProps,
  WidgetName,
} from '../../src/contract/integration';

const channelId = 'match-2024-final';

describe('VirtualStadiumProps', () => {
  test('takes jwt or getJwt, not both and not neither', () => {
    assertType<VirtualStadiumProps>({channelId, jwt: '<JWT>'});
    assertType<VirtualStadiumProps>({channelId, getJwt: () => Promise.resolve('<JWT>')});
    // @ts-expect-error: no token.
    assertType<VirtualStadiumProps>({channelId});
    // @ts-expect-error: two sources of the token.
    assertType<VirtualStadiumProps>({
      channelId,
      jwt: '<JWT>',
      getJwt: () => Promise.resolve('<JWT>'),
    });
    // @ts-expect-error: getJwt returns a promise.
    assertType<VirtualStadiumProps>({channelId, getJwt: () => '<JWT>'});
  });

  test('turns modules on with booleans', () => {
    assertType<VirtualStadiumProps>({
      channelId,
      jwt: '<JWT>',
      enableBetInsights: true,
      enableFlashBet: true,
      enableCopyBetButton: true,
      enableCentralHub: true,
      enableBetShare: true,
      enableContactSupport: true,
      enableLmt: true,
    });
    // @ts-expect-error: the property is enableCopyBetButton.
    assertType<VirtualStadiumProps>({channelId, jwt: '<JWT>', copyBetButton: true});
    // @ts-expect-error: a boolean, not a string as in an attribute.
    assertType<VirtualStadiumProps>({channelId, jwt: '<JWT>', enableFlashBet: 'true'});
  });

  test('takes the documented callback', () => {
    expectTypeOf<VirtualStadiumProps['onAction']>().toEqualTypeOf<
      TriggerActionFunctionType | undefined
    >();
    expectTypeOf<typeof onAction>().toExtend<NonNullable<VirtualStadiumProps['onAction']>>();
  });
});

describe('other widgets', () => {
  test('have names of their own', () => {
    expectTypeOf<WidgetName>().toEqualTypeOf<
      'virtualStadium' | 'virtualStadium.button' | 'centralHub'
    >();
    assertType<VirtualStadiumButtonProps>({channelId, jwt: '<JWT>', enableUnreadCount: true});
    // @ts-expect-error: modules belong to the chat widget.
    assertType<VirtualStadiumButtonProps>({channelId, jwt: '<JWT>', enableFlashBet: true});
  });
});

describe('LoaderOptions', () => {
  test('takes the vendor’s codes and names', () => {
    assertType<LoaderOptions>({language: 'en', theme: false, oddsType: 'eu', logLevel: 'warn'});
    assertType<LoaderOptions>({language: 'se', theme: 'betradardark'});
    assertType<LanguageCode>('en_us');
    // @ts-expect-error: Swedish is se.
    assertType<LoaderOptions>({language: 'sv'});
    // @ts-expect-error: the time zone is held per client id.
    assertType<LoaderOptions>({timezone: 'Etc:UTC'});
  });
});
