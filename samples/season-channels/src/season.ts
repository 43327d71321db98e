import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import type {CreateChannelRequest} from 'virtual-stadium';
import type {BatchResult, createChannelClient, Outcome} from './channelClient.js';

export type Entry = 'sending' | BatchResult | Outcome['result'];
type Entries = Map<string, Entry>;

const isDone = (entry?: Entry) => entry === 'accepted' || entry === 'created' || entry === 'exists';
const isFresh = (entry?: Entry) => entry === undefined || entry === 'unsent';

/** The last entry of each channel. A line that a crash cut off doesn't count. */
function readList(file: string): Entries {
  const entries: Entries = new Map();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      const {channelId, entry} = JSON.parse(line) as {channelId: string; entry: Entry};
      entries.set(channelId, entry);
    } catch {
      continue;
    }
  }
  return entries;
}

/** Creates what the list doesn't have yet, and gives the last entry of each channel. */
export async function createSeason(
  client: ReturnType<typeof createChannelClient>,
  channels: readonly CreateChannelRequest[],
  {listFile, batchSize}: {listFile: string; batchSize: number},
): Promise<Entries> {
  const entries = readList(listFile);

  function note(ids: readonly string[], entry: Entry, status?: number | null): void {
    const lines = ids.map((channelId) => `\n${JSON.stringify({channelId, entry, status})}`);
    appendFileSync(listFile, lines.join(''));
    for (const id of ids) entries.set(id, entry);
  }

  async function createOneByOne(some: readonly CreateChannelRequest[]): Promise<void> {
    for (const {channelId, result, status} of await client.createAll(some)) {
      note([channelId], result, status);
    }
  }

  const all = [...new Map(channels.map((it) => [it.channelId, it])).values()];
  const left = all.filter(({channelId}) => !isDone(entries.get(channelId)));
  const fresh = left.filter(({channelId}) => isFresh(entries.get(channelId)));
  const sentBefore = left.filter(({channelId}) => !isFresh(entries.get(channelId)));

  for (let start = 0; start < fresh.length; start += batchSize) {
    const batch = fresh.slice(start, start + batchSize);
    const ids = batch.map(({channelId}) => channelId);
    note(ids, 'sending');
    const result = await client.createBatch(batch);
    note(ids, result);
    if (result === 'unsure') await createOneByOne(batch);
  }
  await createOneByOne(sentBefore);
  return new Map(all.map(({channelId}) => [channelId, entries.get(channelId) ?? 'unsent']));
}
