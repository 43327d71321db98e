// Anchors are in lower case. cspell:ignore sirfunction chatprops chatoptions enablelmt
import {describe, expect, test} from 'vitest';
import names from '../../src/site-model/transforms/names';
import {contract} from './support/contractModel';
import {html} from './support/markdown';

function page(markdown: string, path?: string): Promise<string> {
  return html(markdown, [() => names(contract)], path);
}

/** Text and address of the links that are made. */
async function links(markdown: string, path?: string): Promise<[text: string, href: string][]> {
  const made = await page(markdown, path);
  return [...made.matchAll(/<a href="([^"]*)"[^>]*><code>(.*?)<\/code><\/a>/g)].map(
    ([, href = '', text = '']) => [text, href],
  );
}

const slip = '/docs/api/interfaces/BetSlip';
const web = '/docs/virtualStadium/web/api';
const actions = '/docs/api/type-aliases/TriggerActionEnum';

describe('inline code that names', () => {
  test.each([
    ['a type', '`BetSlip`', 'BetSlip', slip],
    ['a field of a type', '`BetSlip.stake`', 'BetSlip.stake', `${slip}#stake`],
    ['a type that JavaScript has as well', '`Event`', 'Event', '/docs/api/interfaces/Event'],
    ['an action', '`CopyBet`', 'CopyBet', `${actions}#copybet`],
    ['an action in quotes', "`'BetSlip'`", "'BetSlip'", `${actions}#betslip`],
    ['a request', '`outcomes`', 'outcomes', '/docs/api/interfaces/OutcomesRequest'],
    [
      'a request with a dot',
      '`chat.outcomes`',
      'chat.outcomes',
      '/docs/api/interfaces/OutcomesRequest',
    ],
    ['a property of a widget', '`enableLmt`', 'enableLmt', `${web}#prop-enablelmt`],
    ['a command', '`addWidget`', 'addWidget', `${web}#command-addwidget`],
    ['a call', '`addWidget()`', 'addWidget()', `${web}#command-addwidget`],
    ['a call of SIR', "`SIR('addWidget', x)`", "SIR('addWidget', x)", `${web}#command-addwidget`],
    ['an action by prefix', '`action:BetSlip`', 'BetSlip', `${actions}#betslip`],
    ['an action that is JavaScript’s, too', '`action:Error`', 'Error', `${actions}#error`],
    ['a property by prefix', '`prop:channelId`', 'channelId', `${web}#prop-channelid`],
  ])('%s leads to its place', async (_, source, text, href) => {
    expect(await links(`Text ${source}.`)).toEqual([[text, href]]);
  });

  test.each([
    ['what JavaScript has as well', '`Error`'],
    ['a property that is a field of another type, too', '`channelId`'],
    ['something else', '`true`, `npm start`, `/docs`, `constructor`, `Slip`'],
    ['an unknown command', "`SIR('fly', x)`"],
  ])('%s is left alone', async (_, source) => {
    expect(await links(source)).toEqual([]);
  });

  test('nothing of the contract, by prefix, is shown without it', async () => {
    expect(await page('`js:Event` and `js:BetSlip.nothing`')).toBe(
      '<p><code>Event</code> and <code>BetSlip.nothing</code></p>',
    );
  });

  test('a field of the type that the paragraph speaks of is no request', async () => {
    expect(await links('A `Market` has `outcomes`.')).toEqual([
      ['Market', '/docs/api/interfaces/Market'],
    ]);
    expect(await links('A `Market`.\n\nAnswer `outcomes`.')).toHaveLength(2);
  });
});

describe('a link is made', () => {
  test('once in a paragraph, again in the next', async () => {
    expect(await links('`BetSlip` and `BetSlip`.\n\n`BetSlip`.')).toHaveLength(2);
  });

  test('once in a row of a table', async () => {
    const table = '| a | b |\n| --- | --- |\n| `BetSlip` | `BetSlip` |\n| `BetSlip` | b |';
    expect(await links(table)).toHaveLength(2);
  });

  test('not where the author has made one, before or after', async () => {
    const source = '`BetSlip`, or [the `BetSlip`](./api/interfaces/BetSlip.mdx), or `BetSlip`';
    expect(await page(source)).toBe(
      '<p><code>BetSlip</code>, or <a href="./api/interfaces/BetSlip.mdx">the <code>BetSlip</code></a>, or <code>BetSlip</code></p>',
    );
  });

  test.each(['## The `BetSlip`', '[`BetSlip`](/x)', '<a href="/x">`BetSlip`</a>'])(
    'not inside of %s',
    async (source) => {
      expect(await page(source)).not.toContain(slip);
    },
  );

  test('not to the page that it would stand on', async () => {
    expect(await links('`addWidget`, `BetSlip`', 'docs/virtualStadium/web/api.mdx')).toEqual([
      ['BetSlip', slip],
    ]);
    expect(await links('`CopyBet`', 'docs/api/type-aliases/TriggerActionEnum.mdx')).toEqual([]);
  });

  test('inside of other elements', async () => {
    expect(await links('> - `BetSlip` **`CopyBet`**')).toHaveLength(2);
  });

  test('in generated pages only for types and explicit names', async () => {
    expect(
      await links("`Market` `outcomes` `enableLmt` `action:CopyBet` `'CopyBet'`", 'docs/api/x.mdx'),
    ).toEqual([
      ['Market', '/docs/api/interfaces/Market'],
      ['CopyBet', `${actions}#copybet`],
    ]);
  });

  test('with the card of the request, whose place is the page of a type', async () => {
    expect(await page('`outcomes`')).toContain('data-card="request:outcomes"');
    expect(await page('`OutcomesRequest`')).not.toContain('data-card');
  });
});

describe('a stale name stops the build', () => {
  test.each([
    ['type:BetSlop', 'BetSlip'],
    ['action:CopyBets', 'action:CopyBet'],
    ['BetSlip.stakes', 'BetSlip'],
  ])('%s, with file, line and the nearest names', async (name, near) => {
    const error = await page(`Text.\n\n\`${name}\``).catch((it: Error) => it.message);
    expect(error).toMatch(`docs/page.mdx:3: the contract has no “${name}”. Remedy: `);
    expect(error).toContain(near);
    expect(error).toContain(`js:${name}`);
  });
});
