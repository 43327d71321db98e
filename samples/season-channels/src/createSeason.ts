import {env} from 'node:process';
import type {CreateChannelRequest} from 'virtual-stadium';
import {createChannelClient} from './channelClient.js';
import {createSeason} from './season.js';

const client = createChannelClient({
  baseUrl: env.VS_API ?? 'https://management.vs.sportradar.com/api',
  token: () => env.VS_TOKEN ?? '',
  concurrency: 2,
  gap: 1_000,
  attempts: 6,
  firstWait: 1_000,
  longestWait: 60_000,
});

// From your own data, with times in seconds.
const hour = 60 * 60;
const tomorrow = Math.floor(Date.now() / 1000) + 24 * hour;
const matches = [{id: 'sr:match:50850679', name: 'Home FC – Away FC', kickOff: tomorrow}];

const channels = matches.map(({id, name, kickOff}): CreateChannelRequest => ({
  channelId: id.replaceAll(':', '-'),
  channelName: name,
  expirationDatetime: kickOff + 4 * hour,
  metadata: {},
  moderationSource: 'VS',
  relatedCompetitions: [{id, type: 'Match', eventTypes: ['MATCH_STARTED', 'SCORE_CHANGED']}],
}));

console.table(await createSeason(client, channels, {listFile: 'season.jsonl', batchSize: 10}));
