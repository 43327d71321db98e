import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {provisionalMark} from '../../../src/base/provisional';
import {filesIn, removeSites, siteWith, type Site} from './generated';
import {frontMatter, linksUnder, render, row, type Rendered} from './rendered';

let site: Site;
let nasty: Rendered;

beforeAll(async () => {
  site = siteWith();
  await site.read();
  nasty = render(site.page('interfaces/Nasty.mdx'));
}, 60_000);

afterAll(removeSites);

/** What is heard of the mark. */
const mark = `${provisionalMark.word}${provisionalMark.heard}`;

const pageOf = (name: string) => render(site.page(name));

describe('the folder', () => {
  it('has a page for each export, an index and a sidebar', () => {
    expect(filesIn(site.out).sort()).toEqual([
      'functions/onEvent.mdx',
      'index.mdx',
      'interfaces/Boxed.mdx',
      'interfaces/Chat.mdx',
      'interfaces/ChatEntry.mdx',
      'interfaces/LeaveAction.mdx',
      'interfaces/Nasty.mdx',
      'interfaces/Person.mdx',
      'interfaces/SendAction.mdx',
      'interfaces/Wrapped.mdx',
      'type-aliases/Conditional.mdx',
      'type-aliases/Units.mdx',
      'type-aliases/Width.mdx',
      'typedoc-sidebar.json',
    ]);
  });

  it('lists documents by category in the sidebar', () => {
    const items = JSON.parse(site.page('typedoc-sidebar.json')) as {
      label: string;
      collapsible: boolean;
      items: {id: string; label: string; className?: string}[];
    }[];
    expect(items.map(({label}) => label)).toEqual(['Bet slip', 'Chat', 'Actions', 'Aliases']);
    expect(items.every(({collapsible}) => collapsible)).toBe(true);
    const marked = items.flatMap((it) => it.items.filter(({className}) => className));
    expect(marked.map(({label}) => label)).toEqual(['Wrapped', 'LeaveAction']);
    expect(items[2]?.items).toMatchObject([
      {type: 'doc', id: 'api/interfaces/LeaveAction', label: 'LeaveAction'},
      {type: 'doc', id: 'api/functions/onEvent', label: 'onEvent'},
      {type: 'doc', id: 'api/interfaces/SendAction', label: 'SendAction'},
    ]);
  });

  it('lists everything on the index with kind, mark and first sentence', () => {
    const index = pageOf('index.mdx');
    expect(index.headings).toEqual(['Bet slip', 'Chat', 'Actions', 'Aliases', 'Further types']);
    expect(index.text).toContain('8 interfaces, 3 type aliases and 1 function');
    expect(row(index, 'Wrapped')).toEqual(['Wrapped', 'interface', `A box of a | b. ${mark}`]);
    expect(row(index, 'Conditional')[1]).toBe('type alias');
    expect(row(index, 'Nasty')[2]).toBe(
      'Types and comments full of characters that mean something in Markdown.',
    );
    expect(index.links).toContainEqual({text: 'onEvent', href: '/docs/api/functions/onEvent'});
    expect(index.links).toContainEqual({text: mark, href: '/docs#provisional'});
  });

  it('gives every page a title of its own and a description of 50 to 160 characters', () => {
    const pages = filesIn(site.out).filter((name) => name.endsWith('.mdx'));
    const matters = pages.map((name) => frontMatter(site.page(name)));
    const descriptions = matters.map((it) => String(it.description));
    expect(new Set(matters.map((it) => it.title)).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(descriptions.filter((it) => it.length < 50 || it.length > 160)).toEqual([]);
    expect(descriptions.find((it) => it.startsWith('ChatEntry: '))).toMatch(/ be cut…$/);
    expect(frontMatter(site.page('interfaces/Nasty.mdx'))).toMatchObject({
      sidebar_label: 'Nasty',
      pagination_label: 'Nasty',
      custom_edit_url: null,
      toc_max_heading_level: 4,
    });
  });
});

describe('characters that mean something in Markdown', () => {
  it('shows types as they are written', () => {
    const types: Record<string, string> = {
      record: 'Record<string, {a: 1 | 2}>',
      promises: "Promise<'a|b'>[]",
      template: '`${number}px|${string}` | `\\`${string}`',
      callback: '(value: string, ...rest: readonly number[]) => void',
      maybeCallback: '(() => Promise<Person[]>) | null',
      pair: '[first: string, second?: Person]',
      loose: '[string, number?, ...boolean[]]',
      indexed: "Person['name']",
      quotes: "'it\\'s' | 'say \"hi\"' | 'a|b' | 'c:\\\\|d' | '`tick`' | '*_~#&lt;[x](y)'",
      fixed: 'readonly string[]',
      numbers: '-1 | 0.5 | 10n | true | null | undefined',
      omitted: "Omit<Person, 'name' | 'role'>",
      mapped: '{readonly [K in keyof Person]?: Person[K]}',
      keys: 'keyof Person',
      generic: "<T extends string = 'x'>(value: T) => value is T",
      construct: 'new (name: string) => Person',
      close: '(reason: string) => boolean',
      '[key: string]': 'unknown',
    };
    const shown = Object.keys(types).map((name) => [name, row(nasty, name)[1]]);
    expect(Object.fromEntries(shown)).toEqual(types);
  });

  it('keeps its cells in every row', () => {
    expect(nasty.tables).toHaveLength(1);
    expect(nasty.tables[0]).toHaveLength(23);
    expect(nasty.tables[0]?.filter((cells) => cells.length !== 5)).toEqual([]);
  });

  it('takes nothing in a comment for HTML or JSX', () => {
    expect(nasty.text).toContain(
      'Comments with <b>tags</b>, {braces}, a | b, code | <i>with</i> {both}, stars and',
    );
    expect(nasty.text).toContain('sr:match:113 and @types/node');
    expect(row(nasty, 'record').at(-1)).toBe(
      'A record: {a | b} in code, a | b outside, <b>no tag</b>.',
    );
    expect(nasty.tags.has('b')).toBe(false);
    expect(nasty.tags.has('i')).toBe(false);
    expect(nasty.links).toContainEqual({
      text: 'https://example.com/a|b',
      href: 'https://example.com/a%7Cb',
    });
  });

  it('tells modifiers, defaults, methods and deprecation', () => {
    expect(row(nasty, 'fixed')[2]).toBe('required, read-only');
    expect(row(nasty, 'fallback').slice(2)).toEqual([
      'optional',
      "'<none> | {}'",
      'With a default value.',
    ]);
    expect(row(nasty, 'close').at(-1)).toBe(
      'A method. It has paragraphs:\n• one\n• two | three\n\nThrows: An error when it is closed already.\n\nReturns: Whether it was closed.',
    );
    expect(row(nasty, 'old').at(-1)).toBe('Deprecated. Use Nasty.fixed instead.\n\nGone soon.');
  });

  it('shows the declaration without comments', () => {
    expect(nasty.text).toContain("  quotes: 'it\\'s' | 'say \"hi\"' | 'a|b' | 'c:\\\\|d'");
    expect(nasty.text).toContain('  readonly fixed: readonly string[];\n  numbers:');
    expect(nasty.text).not.toContain('/**');
    expect(pageOf('interfaces/Wrapped.mdx').text).toContain(
      "interface Wrapped extends Boxed<'a' | 'b'> {\n  inner: Boxed<'a'>[];\n}",
    );
    expect(pageOf('type-aliases/Units.mdx').text).toContain(
      "type Units =\n  | 'px'\n  | 'em'\n  | '%';",
    );
    expect(pageOf('type-aliases/Conditional.mdx').text).toContain(
      'T extends readonly (infer U)[] ? U : T extends string ? `<${T}>` : T;',
    );
  });
});

describe('a page', () => {
  it('has the same headings in the same order, and none without content', () => {
    expect(nasty.headings).toEqual([
      'Signature',
      'Properties',
      'Remarks',
      'Example',
      'Related',
      'Uses',
      'See also',
    ]);
    expect(pageOf('interfaces/Boxed.mdx').headings).toEqual([
      'Signature',
      'Type parameters',
      'Properties',
      'Related',
      'Used by',
    ]);
    expect(pageOf('type-aliases/Conditional.mdx').headings).toEqual([
      'Signature',
      'Type parameters',
    ]);
    expect(pageOf('functions/onEvent.mdx').headings).toEqual([
      'Signature',
      'Parameters',
      'Returns',
      'Throws',
      'Action types',
      'Related',
      'Uses',
    ]);
  });

  it('gives every field an anchor, apart from those of headings', () => {
    expect(pageOf('interfaces/ChatEntry.mdx').ids).toEqual([
      'data',
      'data.author',
      'data.position',
      'data.position.x',
      'data.position.unit',
      'reactions',
      'reactions.type',
      'reactions.by',
      'answers',
    ]);
    expect(nasty.ids).toContain('example-field');
    expect(pageOf('type-aliases/Units.mdx').ids).toEqual(['px', 'em']);
  });

  it('lists the fields of inline objects instead of squeezing them into one cell', () => {
    const entry = pageOf('interfaces/ChatEntry.mdx');
    expect(row(entry, 'reactions')[1]).toBe('object[]');
    expect(row(entry, 'reactions[].by')).toEqual([
      'reactions[].by',
      'Person[]',
      'required',
      'Who reacted.',
    ]);
    expect(row(entry, 'data.position')[2]).toBe('optional');
  });

  it('links every name to its page and its field', () => {
    expect(nasty.links).toContainEqual({
      text: 'Person.name',
      href: '/docs/api/interfaces/Person#name',
    });
    expect(nasty.links).toContainEqual({text: 'a | b', href: '/docs/api/interfaces/Person'});
    expect(nasty.links).toContainEqual({text: 'Nasty.fixed', href: '#fixed'});
    expect(pageOf('interfaces/ChatEntry.mdx').links).toContainEqual({
      text: 'Units',
      href: '/docs/api/type-aliases/Units',
    });
  });

  it('says who uses it and what it uses, through unions, tuples and indexed access', () => {
    const related = (name: string, heading: string) =>
      linksUnder(site.page(name), heading).map(({text}) => text);
    expect(related('interfaces/Person.mdx', 'Used by')).toEqual([
      'Chat',
      'people',
      'ChatEntry',
      'data.author',
      'reactions[].by',
      'Nasty',
      'maybeCallback',
      'pair',
      'indexed',
      'omitted',
      'mapped',
      'keys',
      'construct',
    ]);
    expect(related('functions/onEvent.mdx', 'Uses')).toEqual(['LeaveAction', 'SendAction']);
    expect(related('interfaces/SendAction.mdx', 'Used by')).toEqual(['onEvent']);
    expect(related('type-aliases/Units.mdx', 'Used by')).toEqual([
      'ChatEntry',
      'data.position.unit',
      'Width',
    ]);
    expect(related('interfaces/Boxed.mdx', 'Used by')).toEqual(['Wrapped', 'inner']);
  });

  it('marks what is provisional where it is', () => {
    const wrapped = pageOf('interfaces/Wrapped.mdx');
    // At its head, once for all fields, inherited ones too.
    expect(wrapped.tags.has('Provisional')).toBe(true);
    expect(wrapped.text).not.toContain(mark);
    expect(row(wrapped, 'inner')[3]).toBe('Boxes in it.');
    expect(row(wrapped, 'value')[3]).toBe('The content.');
    expect(row(pageOf('type-aliases/Units.mdx'), "'em'")[1]).toBe(
      `Widths of the letter m. ${mark} It is a unit.`,
    );
  });

  it('tells each action with payload and interface', () => {
    const page = pageOf('functions/onEvent.mdx');
    expect(row(page, "'Send'")).toEqual([
      "'Send'",
      '{entry: ChatEntry; channelId: string}',
      'SendAction',
    ]);
    expect(row(page, `'Leave' ${mark}`)).toEqual([
      `'Leave' ${mark}`,
      'string or undefined',
      'LeaveAction',
    ]);
    expect(row(page, '...action').slice(1, 3)).toEqual(['[type, data]', 'required']);
  });

  it('tells type parameters with their defaults', () => {
    expect(row(pageOf('interfaces/Boxed.mdx'), 'U')).toEqual([
      'U',
      'unknown',
      'optional',
      "Record<'a' | 'b', T>",
      'What it is made of.',
    ]);
  });
});
