import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  BetSlip,
  ChannelTag,
  ChatMetadata,
  ChatRow,
  ChatUser,
  MatchEvent,
} from '../../src/contract';

const user: ChatUser = {userId: 'user-1001', displayName: 'Fan One', userType: 'Normal'};

describe('ChatUser', () => {
  test('spells its kinds as the token does', () => {
    expectTypeOf<ChatUser['userType']>().toEqualTypeOf<'Normal' | 'vip'>();
    assertType<ChatUser>({...user, userType: 'vip'});
    // @ts-expect-error: the token says Normal with a capital.
    assertType<ChatUser>({...user, userType: 'normal'});
    // @ts-expect-error: the token says vip in lower case.
    assertType<ChatUser>({...user, userType: 'VIP'});
  });
});

describe('ChatRow', () => {
  const row: ChatRow = {
    id: 'message-301',
    channelId: 'match-2024-final',
    user,
    createdAt: '2024-06-15T19:04:00Z',
  };

  test('carries text, bet slip or match event', () => {
    assertType<ChatRow>({...row, text: 'What a start!'});
    assertType<ChatRow>({...row, reactions: [{type: '👏', count: 3, own: false}]});
    expectTypeOf<ChatRow['betslip']>().toEqualTypeOf<BetSlip | undefined>();
    expectTypeOf<ChatRow['matchEvent']>().toEqualTypeOf<MatchEvent | undefined>();
  });

  test('refuses what is not a row', () => {
    // @ts-expect-error: the user is an object, not an id.
    assertType<ChatRow>({...row, user: 'user-1001'});
    // @ts-expect-error: the field is spelled betslip.
    assertType<ChatRow>({...row, betSlip: undefined});
    // @ts-expect-error: a reaction says whether it is the current user's own.
    assertType<ChatRow>({...row, reactions: [{type: '👏', count: 3}]});
  });
});

describe('ChatMetadata and ChannelTag', () => {
  test('name a channel', () => {
    assertType<ChannelTag>({channelId: 'match-2024-final', channelName: 'Final 2024'});
    assertType<ChatMetadata>({channelId: 'match-2024-final', channelName: 'Final 2024'});
    // @ts-expect-error: a tag's channelId is a string here, whatever the older page says.
    assertType<ChannelTag>({channelId: 1, channelName: 'Final 2024'});
  });

  test('sport context knows its kinds of entity', () => {
    type SportContext = NonNullable<ChatMetadata['sportContext']>[number];
    assertType<SportContext>({id: 'sr:match:50850679', type: 'Match', eventTypes: []});
    // @ts-expect-error: kinds of entity start with a capital.
    assertType<SportContext>({id: 'sr:match:50850679', type: 'match', eventTypes: []});
  });
});
