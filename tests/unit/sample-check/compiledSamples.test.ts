// cspell:ignore strin clas
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

describe('compiled samples', () => {
  test('a misspelled property, at its line, below front matter and headings with ids', async () => {
    expect(
      await site.page(
        '---',
        'title: A page with {braces} and <angles>',
        '---',
        '',
        '## A heading {#an-id}',
        '',
        '<!-- a comment -->',
        '',
        `${TICKS}ts`,
        "declare const slip: import('virtual-stadium').BetSlip;",
        'console.info(slip.betsType);',
        TICKS,
      ),
    ).toEqual([
      "11 TS2551: Property 'betsType' does not exist on type 'BetSlip'. Did you mean 'betType'?",
    ]);
  });

  test('a fence inside a list inside a component keeps its lines', async () => {
    expect(
      await site.page(
        '<Tabs>',
        '  <TabItem value="a" label="A">',
        '',
        '    1. First',
        '',
        `       ${TICKS}ts title="a.ts"`,
        '       const fine = 1;',
        "       const type: import('virtual-stadium').TriggerActionEnum = 'Goal';",
        `       ${TICKS}`,
        '',
        '  </TabItem>',
        '</Tabs>',
      ),
    ).toEqual([`8 TS2322: Type '"Goal"' is not assignable to type 'TriggerActionEnum'.`]);
  });

  test('an error in a continued fence stands where it stands', async () => {
    expect(
      await site.page(
        `${TICKS}ts`,
        "const slips: import('virtual-stadium').BetSlip[] = [];",
        TICKS,
        '',
        `${TICKS}ts continue`,
        'console.info(slips.length);',
        'console.info(slips.size);',
        TICKS,
        '',
        `${TICKS}ts`,
        'console.info(slips.length);',
        TICKS,
      ),
    ).toEqual([
      "7 TS2339: Property 'size' does not exist on type 'BetSlip[]'.",
      "11 TS2304: Cannot find name 'slips'.",
    ]);
  });

  test('hidden lines count for the compiler and for the line', async () => {
    expect(
      await site.page(
        `${TICKS}ts`,
        'declare const token: string;',
        'declare const count: strin;',
        '// ---cut---',
        'console.info(token, count, missing);',
        TICKS,
      ),
    ).toEqual([
      "3 TS2552: Cannot find name 'strin'. Did you mean 'string'?",
      "5 TS2304: Cannot find name 'missing'.",
    ]);
  });

  test('an expected error is silent, another one and a stale one are not', async () => {
    expect(
      await site.page(
        `${TICKS}ts errors="2322"`,
        "const type: import('virtual-stadium').TriggerActionEnum = 'Goal';",
        TICKS,
        '',
        `${TICKS}ts errors="2322 7006"`,
        "const type: import('virtual-stadium').TriggerActionEnum = 'CopyBet';",
        'const f = (x) => x;',
        'const g = (x) => x;',
        TICKS,
      ),
    ).toEqual([
      '5 The fence says that it shows error 2322, and the compiler does not find it.',
      "8 TS7006: Parameter 'x' implicitly has an 'any' type.",
    ]);
  });

  test('JavaScript is checked too, JSX knows React, Node samples know Node and no browser', async () => {
    expect(
      await site.page(
        `${TICKS}js`,
        "SIR('addWidgets', '#chat', 'virtualStadium', {jwt: '', channelId: ''});",
        TICKS,
        '',
        `${TICKS}jsx`,
        'const it = <div clas="chat" />;',
        TICKS,
        '',
        `${TICKS}js`,
        "import {createSign} from 'node:crypto';",
        "createSign('RSA-SHA256').sing();",
        'document.title;',
        TICKS,
      ),
    ).toEqual([
      expect.stringMatching(/^2 TS2769: No overload matches this call/),
      expect.stringMatching(/^6 TS2322: .*\{ clas: string; \}/),
      expect.stringMatching(/^11 TS2339: Property 'sing' does not exist on type 'Sign'/),
      expect.stringMatching(/^12 TS2584: Cannot find name 'document'/),
    ]);
  });

  test("a type of the contract has to be imported, and the browser's goes on beside it", async () => {
    expect(
      await site.page(
        `${TICKS}ts title="names.ts"`,
        "export const nameOf = (event: import('virtual-stadium').Event) => event.name;",
        "document.dispatchEvent(new Event('chat'));",
        'export const oddsOf = (bet: Bet) => bet.odds;',
        TICKS,
        '',
        `${TICKS}ts`,
        "import type {BetSlip} from './virtual-stadium';",
        "import {nameOf} from './names.js';",
        'declare const slip: BetSlip;',
        'slip.bets.map((bet) => nameOf(bet.event).length);',
        TICKS,
      ),
    ).toEqual(["4 TS2304: Cannot find name 'Bet'.", "11 TS2532: Object is possibly 'undefined'."]);
  });
});

describe('HTML samples', () => {
  test('inline scripts share the scope of their page and are checked', async () => {
    expect(
      await site.page(
        `${TICKS}html`,
        '<div id="chat"></div>',
        '<script src="https://example.com/loader.js"></script>',
        '<script>',
        "  const target = '#chat';",
        '</script>',
        '<script>',
        "  SIR('addWidget', target, 'virtualStadium', {jwt: ''});",
        '</script>',
        '<script type="application/ld+json">{"@type": "Thing"}</script>',
        TICKS,
      ),
    ).toEqual([expect.stringMatching(/^8 TS\d+: /)]);
  });

  test('a classic script has no await at its top, a module has', async () => {
    expect(
      await site.page(
        `${TICKS}html`,
        '<script type="module">await fetch(\'/a\');</script>',
        '<script>',
        "  const load = async () => { await fetch('/a'); };",
        '  await load();',
        '</script>',
        TICKS,
      ),
    ).toEqual(['5 TS1375: A script without type="module" knows no import, export or await here.']);
  });

  test('markup that a parser complains about', async () => {
    expect(await site.page(`${TICKS}html`, '<p>', '<div id="a" id="b"></div>', TICKS)).toEqual([
      '3 The HTML has a parse error: duplicate-attribute.',
    ]);
  });
});
