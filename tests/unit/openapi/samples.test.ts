import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {operationsOf, readDescription} from '../../../src/site-model/openapi/description';
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
          body: body?.example,
        }),
      ]);
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
        {encoding: 'utf8', env: {VS_TOKEN: 'TOKEN'}},
      );
      const words = stdout.split('\0').slice(0, -1);
      const after = (flag: string) => words.filter((_word, index) => words[index - 1] === flag);
      expect(after('-X')).toEqual([method]);
      expect(words).toContain(server + target);
      expect(after('-H')).toContain('Authorization: Bearer TOKEN');
      expect(after('-d').map((text): unknown => JSON.parse(text))).toEqual(
        body ? [body.example] : [],
      );
    });

    test('Python has the same method, address and body', () => {
      const code = sample('python');
      expect(code).toContain(`method="${method}"`);
      expect(code).toContain(`"${server}${target}"`);
      const literal = /^body = ([^]*?)\n\n/m.exec(code)?.[1];
      const json = literal
        ?.replaceAll(/\bTrue\b/g, 'true')
        .replaceAll(/\bFalse\b/g, 'false')
        .replaceAll(/\bNone\b/g, 'null');
      expect(json === undefined ? undefined : (JSON.parse(json) as unknown)).toEqual(body?.example);
    });
  },
);
