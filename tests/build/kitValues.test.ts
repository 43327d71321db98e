// Runs the kit of the build on values that are written as JSON.
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {KitFolder} from '../support/kit';
import {build, pageOf, read} from './built';

type Json = Record<string, unknown>;

let kit: KitFolder;
let count = 0;

beforeAll(() => {
  kit = new KitFolder(path.join(build, 'stand-in/check.mjs'));
});
afterAll(() => kit.remove());

const check = (command: string, value: unknown, ...options: string[]) =>
  kit.json([command, kit.save(`value-${(count += 1)}.json`, JSON.stringify(value)), ...options]);

const example = (type: string) =>
  (JSON.parse(read(`schemas/${type}.json`)) as {examples: Json[]}).examples[0]!;

const channel = {
  channelId: 'match-2024-final',
  channelName: 'Home FC – Away FC',
  expirationDatetime: 4_000_000_000,
  metadata: {date: 'any', createdAt: 7},
  moderationSource: 'VS',
};

const address = pageOf('/')('link[rel="canonical"]').attr('href') ?? '';

function leadsSomewhere(link: string): boolean {
  const {href, hash} = new URL(link);
  const $ = pageOf(`/${href.slice(address.length).replace(hash, '')}`);
  return hash === '' || $(`[id="${hash.slice(1)}"]`).length === 1;
}

test.each([
  ['bet-slip', example('BetSlip')],
  ['answer', example('OutcomesResponse')],
  ['answer', example('MatchEventMarketResponse')],
  ['answer', example('BetShareResponse')],
  ['answer', {bets: []}],
  ['channel', channel],
  ['channel', [channel, {...channel, channelId: 'match-2024-semifinal'}]],
])('%s: nothing is wrong with an example of the contract', async (command, value) => {
  expect(await check(command, value)).toEqual({code: 0, findings: [], unchecked: []});
});

describe.concurrent('says where a value is wrong:', () => {
  const slip = example('BetSlip');
  const answer = example('OutcomesResponse') as {outcomes: Json[]};
  const soon = Math.floor(Date.now() / 1000);

  test.each<[command: string, path: string, expected: string, found: string, value: unknown]>([
    ['bet-slip', '', 'an object', 'a list of 1', [slip]],
    ['bet-slip', 'currency', 'a value for currency', 'nothing', {...slip, currency: undefined}],
    ['bet-slip', 'stake', 'a number', '"5"', {...slip, stake: '5'}],
    ['bet-slip', 'stake', 'an amount from 0', '-5, a number', {...slip, stake: -5}],
    ['bet-slip', 'bets', 'at least one bet', 'an empty list', {...slip, bets: []}],
    [
      'bet-slip',
      'createdAt',
      'ISO 8601 with a time zone',
      '"15 June"',
      {...slip, createdAt: '15 June'},
    ],
    [
      'bet-slip',
      'status',
      'isActive to be true',
      'an object with',
      {...slip, status: {isActive: true, status: 'suspended'}},
    ],
    [
      'answer',
      'outcomes[0].outcome.odds.decimalValue',
      'decimal odds',
      '0.5, a number',
      {
        outcomes: [
          {...answer.outcomes[0], outcome: {id: '3', name: 'x', odds: {decimalValue: 0.5}}},
        ],
      },
    ],
    [
      'answer',
      'outcomes[0].event',
      'a value for event',
      'nothing',
      {outcomes: [{...answer.outcomes[0], event: undefined}]},
    ],
    [
      'channel',
      'channelId',
      'at most 128 characters',
      '"aaaa',
      {...channel, channelId: 'a'.repeat(129)},
    ],
    [
      'channel',
      'channelId',
      'letters, digits',
      '"Stadium №1"',
      {...channel, channelId: 'Stadium №1'},
    ],
    [
      'channel',
      'moderationSource',
      '"VS"',
      '"EXTERNAL"',
      {...channel, moderationSource: 'EXTERNAL', highPriority: true},
    ],
    [
      'channel',
      'expirationDatetime',
      'not milliseconds',
      'a number',
      {...channel, expirationDatetime: soon * 1000},
    ],
    [
      'channel',
      'expirationDatetime',
      'a time to come',
      'a number',
      {...channel, expirationDatetime: soon - 60},
    ],
    ['channel', '[1].channelId', 'no other channel of the list', 'again', [channel, channel]],
    [
      'channel',
      '[0].relatedCompetitions[0].type',
      '"Sport"',
      '"Cup"',
      [{...channel, relatedCompetitions: [{id: 'sr:match:1', type: 'Cup', eventTypes: []}]}],
    ],
  ])('%s, at %j: %s', async (command, at, expected, found, value) => {
    const {code, findings} = await check(command, value);
    expect(findings.map((it) => it.path)).toEqual([at]);
    const [{message, link} = {message: '', link: ''}] = findings;
    expect(message).toContain(`Expected `);
    expect(message).toContain(expected);
    expect(message).toContain(found);
    expect(leadsSomewhere(link), link).toBe(true);
    expect(code).toBe(1);
  });
});

test('answer: knows the older name, and what every object has from its prototype', async () => {
  const value = {constructor: 1, ...example('MatchEventMarketResponse')};
  expect((await check('answer', value)).code).toBeLessThan(2);
  const old = 'virtualStadium.matchEventMarkets';
  const named = await check('answer', example('MatchEventMarketResponse'), '--request', old);
  expect(named).toEqual({code: 0, findings: [], unchecked: []});
});

test.each([
  ['answer', {slips: []}, 'none of the fields outcomes, matchEventMarkets, bets'],
  ['answer', 7, 'none of the fields'],
])('%s: asks for the request that %j belongs to', async (command, value, sentence) => {
  const file = kit.save('unknown.json', JSON.stringify(value));
  const {code, stderr} = await kit.run([command, file]);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('Remedy: name the request with --request');
  expect(code).toBe(2);
  const named = await kit.json([command, file, '--request', 'betShare']);
  expect(named.findings.map((it) => it.request)).toEqual(['betShare']);
});

test.each(['bet-slip', 'answer', 'channel'])(
  '%s: what is no JSON gets a sentence',
  async (command) => {
    kit.save('prose.json', 'This is prose.');
    const {code, stderr} = await kit.run([command, 'prose.json']);
    expect(stderr).toContain('prose.json isn’t JSON');
    expect(code).toBe(2);
  },
);
