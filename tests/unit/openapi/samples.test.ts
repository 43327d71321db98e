import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {
  operationsOf,
  readDescription,
  type Operation,
} from '../../../src/site-model/openapi/description';
import {samplesOf} from '../../../src/site-model/openapi/samples';
import {root} from '../contract-schema/contract';
import {ChannelApi} from '../../support/channelApi';

const operations = operationsOf(readDescription(root));
let api: ChannelApi;

beforeAll(async () => {
  api = await ChannelApi.start();
});
afterAll(() => api.close());
beforeEach(() => {
  api.requests.length = 0;
  api.created.clear();
});

/** The bodies as the example says them, with ends that lie ahead when the sample runs. */
function expectBody(sent: unknown, body: Operation['body']): void {
  const parts = (it: unknown) => [it].flat() as ({expirationDatetime: number} | undefined)[];
  expect(parts(sent)).toEqual(
    parts(body?.example).map(
      (it) => it && {...it, expirationDatetime: expect.any(Number) as number},
    ),
  );
  for (const it of parts(sent)) {
    const wanted = Date.now() / 1000 + (body?.expiresIn ?? 0);
    expect(Math.abs((it?.expirationDatetime ?? wanted) - wanted)).toBeLessThan(60);
  }
  // A day and a bit: nobody forgets a channel of a trial for years.
  expect(body?.expiresIn ?? 86_400).toBeGreaterThanOrEqual(86_400);
  expect(body?.expiresIn ?? 86_400).toBeLessThan(2 * 86_400);
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Runs a sample of Node with the API's host led to the stand-in. */
async function runNode(code: string, server: string): Promise<void> {
  const lines: unknown[][] = [];
  const toStandIn = (url: string, init?: RequestInit) => fetch(url.replace(server, api.url), init);
  const run = AsyncFunction('fetch', 'process', 'console', code) as (
    ...scope: unknown[]
  ) => Promise<void>;
  await run(toStandIn, {env: {VS_TOKEN: 'TOKEN'}}, {log: (...line: unknown[]) => lines.push(line)});
  expect(lines).toEqual([['done', expect.any(Number)]]);
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'samples of %s',
  (_, operation) => {
    const sample = (value: string) =>
      samplesOf(operation).find((it) => it.value === value)?.code ?? '';
    const {method, path, server, body} = operation;
    const target = path.replace('{id}', 'match-2024-final');

    test('Node sends the request of the example', async () => {
      await runNode(sample('node'), server);
      expect(api.requests).toEqual([
        expect.objectContaining({
          method,
          path: target,
          authorization: 'Bearer TOKEN',
          contentType: body ? 'application/json' : undefined,
        }),
      ]);
      expectBody(api.requests[0]?.body, body);
    });

    test('Node fails aloud when the API refuses', async () => {
      api.trouble = () => ({kind: 'status', status: 403});
      await expect(runNode(sample('node'), server)).rejects.toThrow('Status 403');
      api.trouble = () => null;
    });

    test('curl is given the same request', () => {
      // The shell itself splits the words; nothing is sent.
      const {stdout} = spawnSync(
        'sh',
        ['-c', `curl() { printf '%s\\0' "$@"; }\n${sample('curl')}`],
        {encoding: 'utf8', env: {...process.env, VS_TOKEN: 'TOKEN'}},
      );
      const words = stdout.split('\0').slice(0, -1);
      const after = (flag: string) => words.filter((_word, index) => words[index - 1] === flag);
      expect(after('-X')).toEqual([method]);
      expect(words).toContain(server + target);
      expect(after('-H')).toContain('Authorization: Bearer TOKEN');
      expect(after('-d').length).toBe(body ? 1 : 0);
      expectBody(body ? JSON.parse(after('-d')[0] ?? '') : undefined, body);
    });

    test('Python has the same method, address and body', () => {
      const code = sample('python');
      expect(code).toContain(`method="${method}"`);
      expect(code).toContain(`"${server}${target}"`);
      const literal = /^body = ([^]*?)\n\n/m.exec(code)?.[1];
      const json = literal
        ?.replaceAll(/\bTrue\b/g, 'true')
        .replaceAll(/\bFalse\b/g, 'false')
        .replaceAll(/\bNone\b/g, 'null')
        .replaceAll(/\bexpires\b/g, String(Math.floor(Date.now() / 1000) + (body?.expiresIn ?? 0)));
      expectBody(json === undefined ? undefined : JSON.parse(json), body);
      expect(code.includes('expires = int(time.time()) + ')).toBe(body !== null);
    });
  },
);
