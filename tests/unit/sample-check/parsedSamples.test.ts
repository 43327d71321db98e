// cspell:ignore backgroud flexy titel
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {PageSite} from './pageSite';

// The first check waits for the compiler to read its libraries.
vi.setConfig({testTimeout: 120_000, hookTimeout: 120_000});

let site: PageSite;

beforeAll(() => {
  site = new PageSite();
});

afterAll(() => site.close());

const TICKS = '```';

describe('JSON samples', () => {
  const SLIP = '{"id": "1", "betType": "single", "currency": "EUR", "bets": []}';

  test('are of the type they name, to the line', async () => {
    expect(
      await site.page(
        `${TICKS}json type="BetShareResponse"`,
        '{',
        '  "bets": [',
        `    ${SLIP},`,
        '    {',
        '      "id": "2",',
        '      "betType": 4,',
        '      "currency": "EUR",',
        '      "odd": 2,',
        '      "bets": [],',
        '      "status": {"status": "open"}',
        '    }',
        '  ]',
        '}',
        TICKS,
      ),
    ).toEqual([
      '7 The JSON isn’t of the type BetShareResponse: /bets/1/betType must be string.',
      '9 The JSON isn’t of the type BetShareResponse: “odd” isn’t a property of /bets/1.',
      expect.stringMatching(
        /^11 The JSON isn’t of the type BetShareResponse: \/bets\/1\/status\/status must be equal to one of the allowed values: "active", /,
      ),
    ]);
  });

  test('a union says what is wrong once', async () => {
    expect(
      await site.page(
        `${TICKS}json type="Outcome"`,
        '{"id": "1", "name": "Home FC", "odds": "2.55"}',
        TICKS,
        '',
        `${TICKS}json type="Outcome"`,
        '{"id": "1", "name": "Home FC", "odds": {"value": 2.55}}',
        TICKS,
      ),
    ).toEqual([
      '2 The JSON isn’t of the type Outcome: /odds is of none of the types that it may have.',
      "6 The JSON isn’t of the type Outcome: /odds must have required property 'decimalValue'.",
      '6 The JSON isn’t of the type Outcome: “value” isn’t a property of /odds.',
    ]);
  });

  test('name a type that exists, or a list of one, and are strict JSON', async () => {
    expect(
      await site.page(
        `${TICKS}json`,
        '{}',
        TICKS,
        '',
        `${TICKS}json type="BetSlp"`,
        '{}',
        TICKS,
        '',
        `${TICKS}json type="BetSlip[]"`,
        `[${SLIP}]`,
        TICKS,
        '',
        `${TICKS}json type="BetSlip"`,
        '{',
        '  // a comment',
        '}',
        TICKS,
      ),
    ).toEqual([
      '1 The JSON names no type.',
      '5 The contract has no type “BetSlp”.',
      expect.stringMatching(/^15 The JSON can't be parsed: /),
    ]);
  });
});

describe('what is parsed', () => {
  test('HTTP messages', async () => {
    expect(
      await site.page(
        `${TICKS}http type="CreateChannelRequest"`,
        'POST /api/channel/create HTTP/1.1',
        'Content-Type: application/json',
        '',
        '{',
        '  "channelId": 1,',
        '  "channelName": "Final",',
        '  "expirationDatetime": 1718496000,',
        '  "metadata": {},',
        '  "moderationSource": "VS"',
        '}',
        TICKS,
        '',
        `${TICKS}http`,
        'POST channel/create',
        'Accept : text/plain',
        TICKS,
      ),
    ).toEqual([
      '6 The JSON isn’t of the type CreateChannelRequest: /channelId must be string.',
      '15 “POST channel/create” is neither the start of a request nor of a response.',
      '16 “Accept : text/plain” isn’t a header.',
    ]);
  });

  test('shell, with the place of what is open', async () => {
    expect(
      await site.page(
        `${TICKS}shell`,
        'ls',
        'curl -H "Accept: text/plain https://example.com',
        TICKS,
      ),
    ).toEqual(['3 The shell script can\'t be parsed: reached EOF without closing quote `"`.']);
  });

  test('CSS, with its properties and values', async () => {
    expect(
      await site.page(
        `${TICKS}css`,
        '.chat {',
        '  --ground: anything 1;',
        '  color: var(--ground);',
        '  backgroud: red;',
        '  display: flexy;',
        '}',
        TICKS,
      ),
    ).toEqual(['5 Unknown property `backgroud`.', '6 “flexy” isn’t a value of display.']);
  });

  test('YAML', async () => {
    expect(await site.page(`${TICKS}yaml`, 'a: 1', 'b: [1, 2', TICKS)).toEqual([
      expect.stringMatching(/^\d The YAML can't be parsed: /),
    ]);
  });
});

describe('flags', () => {
  test('what no fence knows, and what does not fit its language', async () => {
    expect(
      await site.page(
        `${TICKS}ts titel="a.ts"`,
        TICKS,
        '',
        `${TICKS}swift`,
        TICKS,
        '',
        `${TICKS}swift unchecked="no compiler here"`,
        TICKS,
        '',
        `${TICKS}css continue`,
        TICKS,
        '',
        `${TICKS}ts unchecked="no reason" run="it"`,
        TICKS,
        '',
        TICKS,
        TICKS,
        '',
        `${TICKS}ts continue`,
        TICKS,
        '',
        `${TICKS}js {1,3-4} showLineNumbers continue title="a b.js"`,
        TICKS,
        '',
        `${TICKS}ts unchecked=""`,
        TICKS,
      ),
    ).toEqual([
      '1 The fence has the unknown flag “titel”.',
      '4 Nothing here checks swift.',
      '10 The flag “continue” means nothing for css.',
      '13 The fence has the flag “run” and is unchecked.',
      '16 The fence names no language.',
      '22 The js fence continues a ts fence.',
      '25 The flag “unchecked” has no value.',
    ]);
  });
});
