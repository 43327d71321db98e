import {describe, expectTypeOf, test} from 'vitest';
import type {
  ChannelRelatedCompetitionRequest,
  CreateChannelRequest,
} from '../../src/contract/integration';

const channel = {
  channelId: 'match-2024-final',
  channelName: 'Final 2024',
  expirationDatetime: 1718496000,
  metadata: {},
  moderationSource: 'VS',
} satisfies CreateChannelRequest;

describe('CreateChannelRequest', () => {
  test('five fields are required', () => {
    expectTypeOf(channel).toExtend<CreateChannelRequest>();
    const {metadata, ...withoutMetadata} = channel;
    expectTypeOf(metadata).toExtend<CreateChannelRequest['metadata']>();
    // @ts-expect-error: an empty object has to be sent.
    expectTypeOf(withoutMetadata).toExtend<CreateChannelRequest>();
  });

  test('the time of expiry is a number, not text', () => {
    // @ts-expect-error: a Unix timestamp, not an ISO date.
    expectTypeOf({...channel, expirationDatetime: '2024-06-16'}).toExtend<CreateChannelRequest>();
  });

  test('knows the published values', () => {
    expectTypeOf<CreateChannelRequest['moderationSource']>().toEqualTypeOf<'VS' | 'EXTERNAL'>();
    expectTypeOf<CreateChannelRequest['channelType']>().toEqualTypeOf<
      'MATCH' | 'TOURNAMENT' | undefined
    >();
  });
});

describe('ChannelRelatedCompetitionRequest', () => {
  test('takes events of the published list', () => {
    const match = {id: 'sr:match:50850679', type: 'Match', eventTypes: ['SCORE_CHANGED']} as const;
    expectTypeOf({
      ...match,
      eventTypes: [...match.eventTypes],
    }).toExtend<ChannelRelatedCompetitionRequest>();
    // @ts-expect-error: not in the list.
    expectTypeOf<['GOAL']>().toExtend<ChannelRelatedCompetitionRequest['eventTypes']>();
  });
});
