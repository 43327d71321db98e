// cspell:ignore flsh chanel oper rotaet enableflashbet flahs
import {describe, expect, test} from 'vitest';
import {searchData, type ReadPage} from '../../../src/outputs/search';
import {openSearch} from '../../../src/search/find';
import {groupsOf} from '../../../src/search/groups';
import {suggestions} from '../../../src/search/help';
import {nameIn, namesFor} from '../../../src/search/names';

function page(path: string, area: string, title: string, ...texts: string[]): ReadPage {
  const sections = texts.map((text, at) => ({
    heading: at === 0 ? '' : `Part ${at}`,
    anchor: at === 0 ? '' : `part-${at}`,
    text,
    code: '',
  }));
  return {path, area, title, description: '', sections};
}

const pages = [
  page('/guide', 'Guides', 'Share a bet slip', 'A bet slip is shared.', 'It is shown in the chat.'),
  page('/keys', 'Console', 'Keys', 'The key of an operator.', 'Rotate the key.'),
  page('/rooms', 'Console', 'Channels', 'A channel is a room.', 'Create one.', 'Close one.'),
  page('/style', 'Guides', 'Style sample', 'A channel, a key, a bet slip.'),
];
const glossary = [
  {
    id: 'bet-slip',
    name: 'bet slip',
    also: ['ticket'],
    definition: 'It holds bets.',
    page: '/guide',
  },
];
const data = {
  ...searchData(pages, {entries: []}, glossary),
  names: [
    {name: 'Channel', kind: 'Interface', href: '/rooms'},
    {name: 'enableFlashBet', kind: 'Property of chat', href: '/keys#part-1'},
    {name: 'Close', kind: 'Action', href: '/rooms#part-2'},
    {name: 'id', kind: 'Field', href: '/rooms#id'},
    {name: 'Channel.id', kind: 'Field', href: '/rooms#id'},
  ],
};
const search = openSearch(JSON.parse(JSON.stringify(data)) as typeof data);
const placesOf = (query: string) => search.find(query).map(({href}) => href);

describe('a query finds', () => {
  test.each([
    ['a word', 'operator', '/keys'],
    ['a plural', 'keys', '/keys'],
    ['a part of a page by its anchor', 'rotate', '/keys#part-1'],
    ['a beginning', 'oper', '/keys'],
    ['a word with a letter left out', 'chanel', '/rooms'],
    ['a word with letters swapped', 'rotaet', '/keys#part-1'],
    ['another form', 'rotating', '/keys#part-1'],
    ['a word of the glossary', 'ticket', '/guide'],
    ['two words written as one', 'betslip', '/guide'],
    ['an address', 'https://docs.example.com/keys.md', '/keys'],
    ['a line about a page', 'Channels: rotate the key of an operator', '/rooms'],
  ])('%s', (_, query, href) => {
    expect(placesOf(query)[0]).toBe(href);
  });

  test('what has all its words before what has one', () => {
    expect(placesOf('rotate the key')[0]).toBe('/keys#part-1');
  });

  test('no place twice, and no more than two of a page', () => {
    const found = placesOf('channel close create');
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((href) => href.startsWith('/rooms')).length).toBeLessThanOrEqual(2);
  });

  test('nothing where there is nothing', () => {
    expect(placesOf('photosynthesis')).toEqual([]);
    expect(placesOf('')).toEqual([]);
  });
});

describe('a name', () => {
  const named = (query: string) => namesFor(query, data.names).map(({name}) => name);

  test.each([
    ["'CopyBet'", 'CopyBet'],
    ["SIR('addWidget', target)", 'addWidget'],
    ['onAction()', 'onAction'],
    ['`type:BetSlip`', 'BetSlip'],
    [' BetSlip.stake ', 'BetSlip.stake'],
  ])('%s is %s', (query, name) => {
    expect(nameIn(query)).toBe(name);
  });

  test.each([
    ['enableFlashBet', ['enableFlashBet']],
    ['enableflashbet', ['enableFlashBet']],
    ['enableFl', ['enableFlashBet']],
    ['enableFlshBet', ['enableFlashBet']],
    ['channel', ['Channel']],
    ['Close', ['Close']],
    // Words of English: what a reader means is not the action, nor some field.
    ['close', []],
    ['id', []],
    ['Channel.id', ['Channel.id']],
    ['close a Channel', []],
  ])('%s', (query, names) => {
    expect(named(query)).toEqual(names);
  });

  test('comes first, and its place only once', () => {
    const found = placesOf('Channel');
    expect(found[0]).toBe('/rooms');
    expect(found.filter((href) => href === '/rooms')).toHaveLength(1);
  });
});

test('a page comes first for its title and for its name in the sidebar', () => {
  const more = [
    ...pages,
    {...page('/kinds', 'Console', 'Kinds of channels', 'All.'), label: 'Rooms'},
    page('/rooms-too', 'Guides', 'Rooms of channels', 'Rooms, rooms.', 'Kinds of channels, rooms.'),
  ];
  const {find} = openSearch(searchData(more, {entries: []}, glossary));
  for (const query of ['rooms', 'Kinds of Channels ']) {
    expect(find(query)[0]?.href, query).toBe('/kinds');
  }
});

test('an excerpt is a sentence of the text, and no line of code', () => {
  const coded = page('/coded', 'Guides', 'Coded', 'What it is about here.');
  const sample = {heading: 'Sample', anchor: 'sample', text: '', code: 'registerThing({'};
  const sections = [...coded.sections, sample];
  const {find} = openSearch(searchData([{...coded, sections}], {entries: []}, glossary));
  const said = find('registerThing').map(({excerpt}) => excerpt.map(({text}) => text).join(''));
  expect(said).toEqual(['What it is about here.']);
});

test('the best come first whatever their area, the rest stand by area', () => {
  const hit = (href: string, area: string) => ({href, area, title: [], heading: [], excerpt: []});
  const hits = [
    hit('/1', 'A'),
    hit('/2', 'B'),
    hit('/3', 'A'),
    hit('/4', 'B'),
    hit('/5', 'A'),
    hit('/6', 'B'),
  ];
  expect(groupsOf(hits).map(({label, hits: all}) => [label, all.map(({href}) => href)])).toEqual([
    ['Best matches', ['/1', '/2', '/3']],
    ['More in B', ['/4', '/6']],
    ['More in A', ['/5']],
  ]);
  const labels = groupsOf(hits, 'A').map(({label}) => label);
  expect(labels).toEqual(['Best matches', 'More in A', 'More in B']);
  expect(groupsOf([])).toEqual([]);
});

test('help names what is near, and nothing that is far', () => {
  const near = (query: string) => suggestions(query, data).map(({text}) => text);
  expect(near('bet slap')[0]).toBe('bet slip');
  expect(near('enableFlahsBte')[0]).toBe('enableFlashBet');
  expect(near('photosynthesis')).toEqual([]);
});
