import {examplesOf} from 'stand-in:contract';
import type {
  BetSlip,
  ChannelTag,
  ChatMetadata,
  ChatRow,
  ChatUser,
  Event,
  MatchEventMarketRequest,
  OutcomeRequestEntry,
  OutcomesRequest,
} from '../../../contract/integration';

/*
 * What is played: the contract's examples, put together to a channel.
 */

/** The first example of a type. The build fails where the contract has none. */
function example(type: 'ChatMetadata'): ChatMetadata;
function example(type: 'ChatRow'): ChatRow;
function example(type: 'ChatUser'): ChatUser;
function example(type: 'BetSlip'): BetSlip;
function example(type: 'Event'): Event;
function example(type: 'MatchEventMarketRequest'): MatchEventMarketRequest;
function example(type: 'OutcomesRequest'): OutcomesRequest;
function example(type: 'OutcomeRequestEntry'): OutcomeRequestEntry;
function example(type: string): unknown {
  return structuredClone(examplesOf(type)[0]);
}

export const MATCH = example('Event');
export const MATCH_ID = String(MATCH.srEventId);
export const EVENT_IN_PLAY = example('MatchEventMarketRequest').event;

/** The user who chats where a token names none. */
export const DEFAULT_USER: ChatUser = example('ChatUser');

const OTHER: ChatUser = {userId: 'user-1002', displayName: 'Ben', userType: 'Normal'};

const matchChannel = example('ChatMetadata');
const community: ChatMetadata = {
  channelId: 'community-en',
  channelName: 'Community',
  activeUsers: 64,
};

/** What is known of a channel: one that the examples don't have is about their match, too. */
export function channelOf(channelId = matchChannel.channelId): ChatMetadata {
  return (
    [matchChannel, community].find((it) => it.channelId === channelId) ?? {
      ...matchChannel,
      channelId,
      channelName: channelId,
    }
  );
}

/** The tags that a channel shows: it and the one that it leads to. */
export function tagsOf(channel: ChatMetadata): ChannelTag[] {
  const other = channel.channelId === community.channelId ? matchChannel : community;
  return [channel, other].map(({channelId, channelName}) => ({channelId, channelName}));
}

const time = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

let count = 400;

/** An ID that no other row has. */
export function nextId(kind: string): string {
  count += 1;
  return `${kind}-${count}`;
}

export function messageBy(user: ChatUser, channelId: string, text: string): ChatRow {
  return {id: nextId('message'), channelId, user, text, createdAt: new Date().toISOString()};
}

export function messageOfAnother(channelId: string): ChatRow {
  return messageBy(OTHER, channelId, 'What a save! The next one goes in.');
}

/** What a channel shows when it is opened. */
export function rowsOf({channelId}: ChatMetadata): ChatRow[] {
  const row: ChatRow = {...example('ChatRow'), user: OTHER, channelId};
  if (channelId === community.channelId) {
    return [
      {...row, id: nextId('message'), text: 'Hello from the community.', createdAt: time(12)},
    ];
  }
  return [
    {...row, createdAt: time(9)},
    {
      ...messageBy(OTHER, channelId, 'Here is my slip from before the match:'),
      betslip: example('BetSlip'),
      createdAt: time(6),
    },
  ];
}

/** Outcomes that insights are about: one of a market, and one with specifiers. */
export function outcomesWanted(): OutcomesRequest {
  const {outcomes} = example('OutcomesRequest');
  return {outcomes: [...outcomes, example('OutcomeRequestEntry')]};
}
