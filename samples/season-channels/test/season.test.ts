import assert from 'node:assert/strict';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import type {CreateChannelRequest} from 'virtual-stadium';
import {createChannelClient} from '../src/channelClient.js';
import {createSeason} from '../src/season.js';

const season = Array.from({length: 5}, (_, number): CreateChannelRequest => ({
  channelId: `match-${number}`,
  channelName: `Match ${number}`,
  expirationDatetime: 1_893_456_000,
  metadata: {},
  moderationSource: 'VS',
}));

/** How often each channel was created. */
const created = new Map<string, number>();
let requests = 0;
/** The first so many requests are carried out, and their answers lost. */
let lost = 0;

/** Plays the API: an ID that exists is refused with 409. */
const api = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += String(part);
  const ids = [JSON.parse(text) as CreateChannelRequest[]].flat().map((it) => it.channelId);
  const exists = ids.some((id) => created.has(id));
  if (!exists) for (const id of ids) created.set(id, 1 + (created.get(id) ?? 0));
  requests += 1;
  if (requests <= lost) request.socket.destroy();
  else response.writeHead(exists ? 409 : 201).end();
});

let folder = '';

beforeEach(async () => {
  created.clear();
  requests = lost = 0;
  folder = mkdtempSync(join(tmpdir(), 'season-'));
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterEach(async () => {
  rmSync(folder, {recursive: true});
  api.closeAllConnections();
  api.close();
  await once(api, 'close');
});

async function run(): Promise<string[]> {
  const client = createChannelClient({
    baseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    token: () => 'TOKEN',
    concurrency: 2,
    gap: 0,
    attempts: 3,
    firstWait: 1,
    longestWait: 10,
  });
  const options = {listFile: join(folder, 'season.jsonl'), batchSize: 2};
  return [...(await createSeason(client, season, options)).values()];
}

test('a season is created in batches, and a second run sends nothing', async () => {
  assert.deepEqual(
    await run(),
    season.map(() => 'accepted'),
  );
  assert.equal(requests, 3);
  assert.deepEqual(
    await run(),
    season.map(() => 'accepted'),
  );
  assert.equal(requests, 3);
});

test('after a lost answer and a second run, each channel exists once', async () => {
  lost = 1;
  await run();
  await run();
  assert.deepEqual(
    [...created.values()],
    season.map(() => 1),
  );
});
