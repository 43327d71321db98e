// cspell:ignore markt markeet mraket xarkxt enableflashbet srmarket
import {describe, expect, test} from 'vitest';
import {distance} from '../../../src/search/distance';
import {excerpt, highlighted} from '../../../src/search/excerpt';
import {singular, termsOf, wordsOfQuery} from '../../../src/search/words';

test.each([
  ['channels', 'channel'],
  ['entries', 'entry'],
  ['matches', 'match'],
  ['boxes', 'box'],
  ['status', 'status'],
  ['access', 'access'],
  ['analysis', 'analysis'],
  ['ios', 'ios'],
])('%s becomes %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

describe('the terms of a word', () => {
  test.each([
    ['Channels', ['channel']],
    ['enableFlashBet', ['enableflashbet', 'enable', 'flash', 'bet']],
    ['SRMarket', ['srmarket', 'sr', 'market']],
    ['the', []],
  ])('%s', (word, terms) => {
    expect(termsOf(word)).toEqual(terms);
  });
});

test('a query is its telling words, or all where none is', () => {
  expect(wordsOfQuery('How do I rotate the operator’s API key?')).toEqual([
    'rotate',
    'operator',
    'API',
    'key',
  ]);
  expect(wordsOfQuery('how to')).toEqual(['how', 'to']);
});

describe('the distance of two words', () => {
  test.each([
    ['market', 'market', 0],
    ['markt', 'market', 1],
    ['markeet', 'market', 1],
    ['marked', 'market', 1],
    ['mraket', 'market', 1],
    ['xarkxt', 'market', 2],
    ['', 'abc', 3],
  ])('%s, %s: %i', (one, other, count) => {
    expect(distance(one, other)).toBe(count);
    expect(distance(other, one)).toBe(count);
  });
});

const textOf = (pieces: {readonly text: string}[]) => pieces.map(({text}) => text).join('');
const foundIn = (pieces: {readonly text: string; readonly found: boolean}[]) =>
  pieces.filter(({found}) => found).map(({text}) => text);

test('words are marked by their terms, and nothing is lost', () => {
  const text = 'Channels, and one channel; enableFlashBet.';
  const pieces = highlighted(text, new Set(['channel', 'flash']));
  expect(textOf(pieces)).toBe(text);
  expect(foundIn(pieces)).toEqual(['Channels', 'channel', 'enableFlashBet']);
});

describe('an excerpt', () => {
  const long = `${'Before it much is said. '.repeat(20)}Here the key is rotated. ${'And after it. '.repeat(20)}`;

  test('is the block with the most of what was looked for', () => {
    const text = 'A key.\nRotate a key.\nNothing.';
    expect(textOf(excerpt(text, new Set(['key', 'rotate'])))).toBe('Rotate a key.');
  });

  test('is short, cut between words, around what was found', () => {
    const pieces = excerpt(long, new Set(['key']));
    const text = textOf(pieces);
    expect(foundIn(pieces)).toEqual(['key']);
    expect(text.length).toBeLessThanOrEqual(180);
    expect(text).toMatch(/^… /);
    expect(text).toMatch(/ …$/);
    for (const word of text.replaceAll('…', '').trim().split(' ')) {
      expect(long.split(' ')).toContain(word);
    }
  });

  test('cuts a word only where there is nothing else', () => {
    const text = textOf(excerpt('x'.repeat(5000), new Set()));
    expect(text.length).toBeLessThanOrEqual(180);
  });
});
