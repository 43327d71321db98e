// Runs the sample that creates a season more than once, as a reader does after a crash.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {CreateChannelRequest} from '../../../src/contract/integration';
import {site} from '../../../src/site';
import {ChannelApi, type Trouble} from '../../support/channelApi';
import {ProgramFolder} from '../../support/samplePrograms';
import {runSample} from '../../support/sampleRunner';

interface Client {
  createAll: (channels: readonly CreateChannelRequest[]) => Promise<object[]>;
  createBatch: (channels: readonly CreateChannelRequest[]) => Promise<string>;
}

interface Season {
  createSeason: (
    client: Client,
    channels: readonly CreateChannelRequest[],
    options: {listFile: string; batchSize: number},
  ) => Promise<Map<string, string>>;
}

let api: ChannelApi;
let folder: string;
let listFile: string;

beforeEach(async () => {
  api = await ChannelApi.start();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'season-'));
  listFile = path.join(folder, 'season.jsonl');
});
afterEach(async () => {
  fs.rmSync(folder, {recursive: true});
  await api.close();
});

const season = Array.from({length: 7}, (_, number): CreateChannelRequest => ({
  channelId: `match-${number}`,
  channelName: `Match ${number}`,
  expirationDatetime: 1_893_456_000,
  metadata: {},
  moderationSource: 'VS',
}));

/** One run of the program, with everything read anew. */
async function run(change: (client: Client) => Client = (it) => it): Promise<Map<string, string>> {
  const {createChannelClient} = await runSample<{
    createChannelClient: (options: object) => Client;
  }>('channel-client', {fetch});
  const {createSeason} = await runSample<Season>('season', {});
  const client = createChannelClient({
    baseUrl: api.url,
    token: () => 'TOKEN',
    concurrency: 2,
    gap: 0,
    attempts: 4,
    firstWait: 2,
    longestWait: 20,
  });
  return createSeason(change(client), season, {listFile, batchSize: 3});
}

const entries = async (...how: Parameters<typeof run>) => [...(await run(...how)).values()];
const sent = () =>
  api.requests.map(({body}) =>
    ([body].flat() as CreateChannelRequest[]).map(({channelId}) => channelId),
  );

function expectEachOnce(): void {
  expect([...api.created]).toHaveLength(season.length);
  expect([...api.created.values()]).toEqual(Array(season.length).fill(1));
  // No list ever has a channel that a request before it had.
  const before = new Set<string>();
  for (const ids of sent()) {
    expect(ids.length > 1 && ids.some((id) => before.has(id))).toBe(false);
    ids.forEach((id) => before.add(id));
  }
}

describe('the season of the rate-limits page', () => {
  test('is created in batches, and a second run sends nothing', async () => {
    expect(await entries()).toEqual(Array(7).fill('accepted'));
    expect(api.requests.map(({path: at}) => at)).toEqual(Array(3).fill('/channel/create/batch'));
    expect(sent().map((ids) => ids.length)).toEqual([3, 3, 1]);
    expect(await entries()).toEqual(Array(7).fill('accepted'));
    expect(api.requests).toHaveLength(3);
    expectEachOnce();
  });

  test.each<Trouble['kind']>(['lost answer', 'created, then 500', 'half of it', 'dropped'])(
    'has each channel once after a batch with trouble (%s), and after a second run',
    async (kind) => {
      api.trouble = (_request, index) => (index === 1 ? ({kind} as Trouble) : null);
      await run();
      expectEachOnce();
      const requests = api.requests.length;
      expect(await entries()).not.toContain('sending');
      expect(api.requests).toHaveLength(requests);
      expectEachOnce();
    },
  );

  test('goes on after a crash between a batch and its answer', async () => {
    await expect(
      run((client) => ({
        ...client,
        createBatch: async (batch) => {
          await client.createBatch(batch);
          throw new Error('crash');
        },
      })),
    ).rejects.toThrow('crash');
    expect(api.created.size).toBe(3);
    expect(fs.readFileSync(listFile, 'utf8')).toContain(
      '{"channelId":"match-0","entry":"sending"}',
    );
    // The crash may cut a line, too.
    fs.appendFileSync(listFile, '\n{"channelId":"match-1');
    expect((await entries()).sort()).toEqual([
      ...Array<string>(4).fill('accepted'),
      ...Array<string>(3).fill('exists'),
    ]);
    expectEachOnce();
  });

  test('sends nothing more with a token that is refused, and all with a better one', async () => {
    api.trouble = () => ({kind: 'status', status: 401});
    const says = vi.spyOn(console, 'error').mockReturnValue();
    expect(await entries()).toEqual(Array(7).fill('unsent'));
    expect(says.mock.calls).toEqual([['The token was rejected with 401: the run ends.']]);
    says.mockRestore();
    expect(api.requests).toHaveLength(1);
    api.requests.length = 0;
    api.trouble = () => null;
    expect(await entries()).toEqual(Array(7).fill('accepted'));
    expectEachOnce();
  });

  test('waits after a batch that failed as long as the server asks, here for another run', async () => {
    api.trouble = () => ({kind: 'status', status: 503, retryAfter: '7200'});
    expect(await entries()).toEqual([
      ...Array<string>(3).fill('unknown'),
      ...Array<string>(4).fill('unsent'),
    ]);
    expect(api.requests).toHaveLength(1);
    api.trouble = () => null;
    await run();
    expectEachOnce();
  });

  test('tries a refused channel again in the next run, alone', async () => {
    api.trouble = ({body}) =>
      ([body].flat() as CreateChannelRequest[]).some(({channelId}) => channelId === 'match-4')
        ? {kind: 'status', status: 400}
        : null;
    expect((await run()).get('match-4')).toBe('refused');
    expect(fs.readFileSync(listFile, 'utf8')).toContain('"entry":"refused","status":400}');
    expect(api.created.size).toBe(6);
    api.trouble = () => null;
    expect((await run()).get('match-4')).toBe('created');
    expect(sent().at(-1)).toEqual(['match-4']);
    expectEachOnce();
  });
});

test('the programs of the page, saved as it says, create the channel once in two runs', () => {
  const programs = new ProgramFolder('docs/apiReference/rateLimits.mdx');
  const runner = Reflect.get(process.features, 'typescript')
    ? []
    : ['--import', pathToFileURL(createRequire(__filename).resolve('tsx')).href];
  const program = fs.readFileSync(path.join(programs.path, 'createSeason.ts'), 'utf8');
  expect(program).toContain(`'${site.hosts.managementApi}'`);
  // Stands in for the API without a server, which execFileSync would keep from answering.
  const standIn = `globalThis.fetch = async (url, {body, headers}) => {
    console.log(url, headers.Authorization, JSON.parse(body)[0].channelId);
    return new Response('', {status: 201});
  };\n`;
  programs.save('standIn.mjs', standIn);
  programs.save('package.json', '{"type": "module"}'); // which Node 24 finds out by itself
  const start = () =>
    execFileSync(process.execPath, [...runner, '--import', './standIn.mjs', 'createSeason.ts'], {
      cwd: programs.path,
      env: {...process.env, VS_TOKEN: 'TOKEN'},
      encoding: 'utf8',
    });
  try {
    const first = start();
    expect(first).toContain(
      `${site.hosts.managementApi}/channel/create/batch Bearer TOKEN sr-match-50850679`,
    );
    const second = start();
    expect(second).not.toContain('https://');
    for (const output of [first, second]) {
      expect(output).toMatch(/sr-match-50850679.*accepted/);
    }
  } finally {
    programs.remove();
  }
}, 30_000);
