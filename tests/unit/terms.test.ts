import {describe, expect, test} from 'vitest';
import type {GlossaryTerm} from '../../src/facts/glossary';
import putIn from '../../src/site-model/transforms/putIn';
import {glossaryList, termLink} from '../../src/site-model/transforms/glossary';
import {html} from './support/markdown';

const market: GlossaryTerm = {
  id: 'market',
  name: 'market',
  definition: 'A question about an event.',
  page: '/docs/markets',
};
const slip: GlossaryTerm = {
  id: 'bet-slip',
  name: 'bet slip',
  also: ['slip'],
  definition: 'The bets of a user.',
  page: '/docs/slips',
};

function page(markdown: string): Promise<string> {
  return html(markdown, [[putIn, new Map([['Term', termLink([market, slip])]])]]);
}

function link(id: string, text: string): string {
  return `<a href="/docs#term-${id}" class="term">${text}</a>`;
}

describe('a term', () => {
  test.each([
    ['<Term>market</Term>', 'market', 'market'],
    ['<Term>Markets</Term>', 'market', 'Markets'],
    ['<Term>bet slip</Term>', 'bet-slip', 'bet slip'],
    ['<Term>slips</Term>', 'bet-slip', 'slips'],
    ['<Term id="bet-slip">tickets</Term>', 'bet-slip', 'tickets'],
  ])('%s leads to its entry', async (source, id, text) => {
    expect(await page(`A ${source}.`)).toBe(`<p>A ${link(id, text)}.</p>`);
  });

  test('keeps the emphasis inside it', async () => {
    expect(await page('A <Term>**market**</Term>.')).toBe(
      `<p>A ${link('market', '<strong>market</strong>')}.</p>`,
    );
  });

  test('is a paragraph where it stands alone', async () => {
    expect(await page('<Term>market</Term>')).toBe(`<p>${link('market', 'market')}</p>`);
  });

  test('is marked once on a page', async () => {
    expect(await page('<Term>Market</Term>, <Term>market</Term>.\n\n<Term>markets</Term>.')).toBe(
      `<p>${link('market', 'Market')}, market.</p>\n<p>markets.</p>`,
    );
  });

  test('that the glossary does not have stops the build, with the nearest ones', async () => {
    await expect(page('Text.\n\nA <Term>markup</Term>.')).rejects.toThrow(
      /^docs\/page\.mdx:3: the glossary has no term “markup”\. Remedy: the nearest are “market”/,
    );
    await expect(page('A <Term id="betslip">slip</Term>.')).rejects.toThrow(
      /no term “betslip”\. Remedy: the nearest are “bet-slip”/,
    );
  });

  test.each([
    ['[a <Term>market</Term>](./x.mdx)', 'link'],
    ['## A <Term>market</Term>', 'heading'],
  ])('in %s stops the build', async (source, where) => {
    await expect(page(source)).rejects.toThrow(
      `docs/page.mdx:1: the term “market” is in a ${where}`,
    );
  });
});

describe('the list of terms', () => {
  const elements = new Map([['Glossary', glossaryList({betting: [market, slip], product: []})]]);

  test('has an entry for each, with an id and a link to the page that explains it', async () => {
    expect(await html('<Glossary group="betting" />', [[putIn, elements]])).toBe(
      '<div><ul>\n' +
        '<li id="term-market" data-letter="M"><a href="/docs/markets"><strong>market</strong></a>: A question about an event.</li>\n' +
        '<li id="term-bet-slip" data-letter="B"><a href="/docs/slips"><strong>bet slip</strong></a> (also slip): The bets of a user.</li>\n' +
        '</ul></div>',
    );
  });

  test('of a group that does not exist stops the build', async () => {
    await expect(html('<Glossary group="bets" />', [[putIn, elements]])).rejects.toThrow(
      'docs/page.mdx:1: <Glossary> has no group that is known. Remedy: write group="betting" or group="product".',
    );
  });
});
