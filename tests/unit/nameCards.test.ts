import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {cardOf} from '../../src/site-model/names/cards';
import type {Card} from '../../src/site-model/names/cards';
import nameCards from '../../src/site-model/transforms/nameCards';
import {readFacts} from '../../src/facts';
import {termsOf} from '../../src/facts/glossary';
import {contract} from './support/contractModel';
import {tree} from './support/markdown';

const terms = termsOf(readFacts(process.cwd()).facts.glossary);

interface Options {
  readonly baseUrl?: string;
  readonly cards?: (key: string) => Card | null;
}

function htmlIn(page: Root): string | null {
  let html: string | null = null;
  visit(page, 'mdxJsxFlowElement', ({name, attributes}) => {
    const value = attributes.find((it) => 'name' in it && it.name === 'html')?.value;
    html = name === 'NameCards' && typeof value === 'string' ? value : html;
  });
  return html;
}

async function cards(markdown: string, options: Options = {}): Promise<string | null> {
  const {baseUrl = '/', cards: find = cardOf(contract, terms)} = options;
  return htmlIn(await tree(markdown, [[nameCards, {baseUrl, cardOf: find}]]));
}

function keys(html: string | null): string[] {
  return [...(html ?? '').matchAll(/data-for="([^"]+)"/g)].map(([, key = '']) => key);
}

const slip = '/docs/api/interfaces/BetSlip';

describe('a card', () => {
  test('has signature and first sentence of what its link leads to', async () => {
    expect(await cards(`[a](${slip})`)).toBe(
      `<div data-for="${slip}"><div><code>interface BetSlip { id; stake? }</code></div><p>What BetSlip is.</p></div>`,
    );
  });

  test('says what it is a part of, and that it has to be given', async () => {
    const of = '<p><small>Field of BetSlip</small></p></div>';
    expect(await cards(`[a](${slip}#stake)`)).toContain('</code> <small>required</small></div>');
    expect(await cards(`[a](${slip}#stake)`)).toMatch(new RegExp(`${of}$`));
  });

  test('has the definition of a term', async () => {
    expect(await cards('[a](/docs#term-market)')).toMatch(
      /^<div data-for="\/docs#term-market"><div><b>market<\/b><\/div><p>A question about .*<\/p><\/div>$/,
    );
  });

  test('says what is provisional', async () => {
    expect(await cards('[a](/docs/virtualStadium/web/api#command-addwidget)')).toContain(
      ' <span class="provisional"><b>provisional</b></span></div><p>What addWidget is.</p>',
    );
  });

  test('is HTML, whatever its text is', async () => {
    const card: Card = {head: 'Box<T> & "x"', isCode: true, text: '1 < 2', provisional: false};
    expect(await cards('[a](/x?a="b")', {cards: () => card})).toBe(
      '<div data-for="/x?a=&quot;b&quot;"><div><code>Box&lt;T> &amp; "x"</code></div><p>1 &lt; 2</p></div>',
    );
  });
});

describe('a page has', () => {
  test('each card once, in its order, fields and requests among them', async () => {
    const source = `[a](${slip}#stake) [b](${slip}) [c](${slip}#stake)\n\n[d](/docs#term-market)`;
    expect(keys(await cards(source))).toEqual([`${slip}#stake`, slip, '/docs#term-market']);
  });

  test('no card for other links, and nothing at all without cards', async () => {
    expect(await cards('[a](/docs) [b](#x) [c](https://example.org)')).toBeNull();
  });

  test('no card in a row that says the same', async () => {
    const row = (text: string) => `| a | b |\n| - | - |\n| [BetSlip](${slip}) | ${text} |`;
    expect(await cards(row('What `BetSlip` is.'))).toBeNull();
    expect(keys(await cards(row('Something.')))).toEqual([slip]);
  });

  test('cards under the address that the page is served at', async () => {
    const page = await tree(`[a](${slip})\n\n[b](/docs#term-market)`, [
      [nameCards, {baseUrl: '/base/', cardOf: cardOf(contract, terms)}],
    ]);
    expect(keys(htmlIn(page))).toEqual([`/base${slip}`, '/base/docs#term-market']);
  });

  test('cards for the names in its code', async () => {
    const page = await tree('', [
      () => (root: Root) => {
        root.children.push({
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: [
            {
              type: 'mdxJsxAttribute',
              name: 'html',
              value: `<a href="/base${slip}">A</a> <a href="/base/x" data-card="request:outcomes">B</a>`,
            },
          ],
          children: [],
        });
      },
      [nameCards, {baseUrl: '/base/', cardOf: cardOf(contract, terms)}],
    ]);
    expect(keys(htmlIn(page))).toEqual([`/base${slip}`, 'request:outcomes']);
    expect(htmlIn(page)).toContain("<code>adapter('outcomes')</code>");
  });

  test('as many cards as fit, from the top', async () => {
    const random = (seed: number) =>
      Array.from({length: 90}, (_, i) => ((seed * 7919 + i * 104729) ** 2 % 1e6).toString(36)).join(
        '',
      );
    const links = Array.from({length: 40}, (_, i) => `[a](/x${i})`).join(' ');
    const shown = keys(
      await cards(links, {
        cards: (key) => ({
          head: key,
          isCode: true,
          text: random(Number(key.slice(2))),
          provisional: false,
        }),
      }),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(20);
    expect(shown).toEqual(shown.map((_, index) => `/x${index}`));
  });
});
