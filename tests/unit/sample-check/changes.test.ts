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

describe('what changes', () => {
  const page = [
    `${TICKS}ts`,
    "declare const slip: import('virtual-stadium').BetSlip;",
    'slip.betType;',
    TICKS,
  ].join('\n');

  test('a page that comes, is mended and goes', async () => {
    await site.page('');
    site.write('docs/other.mdx', page.replace('betType', 'kind'));
    expect(await site.problems()).toEqual([
      "docs/other.mdx:3 TS2339: Property 'kind' does not exist on type 'BetSlip'.",
    ]);
    site.edit('docs/other.mdx', 'kind', 'betType');
    expect(await site.problems()).toEqual([]);
    site.edit('docs/other.mdx', 'betType', 'kind');
    expect(await site.problems()).toHaveLength(1);
    site.remove('docs/other.mdx');
    expect(await site.problems()).toEqual([]);
  });

  test('a field renamed in the contract is named in every page and comment that uses it', async () => {
    site.write('docs/page.mdx', page);
    const json = '{"id": "1", "betType": "single", "currency": "EUR", "bets": []}';
    site.write('docs/slip.mdx', [`${TICKS}json type="BetSlip"`, json, TICKS].join('\n'));
    expect(await site.problems()).toEqual([]);

    site.edit('src/contract/bet-slip.ts', '  betType: string;', '  kind: string;');
    const unknown =
      "TS2353: Object literal may only specify known properties, and 'betType' does not exist in type 'BetSlip'.";
    expect(await site.problems()).toEqual(
      expect.arrayContaining([
        "docs/page.mdx:3 TS2339: Property 'betType' does not exist on type 'BetSlip'.",
        "docs/slip.mdx:2 The JSON isn’t of the type BetSlip: the document must have required property 'kind'.",
        'docs/slip.mdx:2 The JSON isn’t of the type BetSlip: “betType” isn’t a property of the document.',
        `${site.place('src/contract/bet-slip.ts', "betType: 'single'")} ${unknown}`,
        `${site.place('src/contract/actions/bet-slip.ts', "betType: 'single'")} ${unknown}`,
      ]),
    );
    site.edit('src/contract/bet-slip.ts', '  kind: string;', '  betType: string;');
    expect(await site.problems()).toEqual([]);
  });
});
