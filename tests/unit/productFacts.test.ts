import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {formatProblem} from '../../src/base/problem';
import {contractFactProblems, shownFactProblems, writtenFactProblems} from '../../src/checks/facts';
import {factOf, type WrittenFact} from '../../src/facts/product';
import {factTable, factValue} from '../../src/site-model/transforms/facts';
import putIn from '../../src/site-model/transforms/putIn';
import {markup} from './support/markdown';
import {siteOf} from './support/site';

const written: readonly WrittenFact[] = [
  {
    id: 'card-time',
    label: 'Time of a card',
    status: 'public',
    value: 20,
    unit: 'seconds',
    sentence: 'A card stays for {value}.',
    source: 'a page',
    page: '/docs/cards#time',
    contract: ['card.ts'],
  },
  {
    id: 'text-length',
    label: 'Length of a text',
    status: 'public',
    value: '1 to 1500',
    unit: 'characters',
    sentence: 'A text has {value}.',
    source: 'a page',
    page: '/docs/texts',
    also: ['a long tweet'],
  },
  {
    id: 'long-time',
    label: 'A longer time',
    status: 'derived',
    value: 45,
    unit: 'seconds',
    sentence: 'It may take {value}, with `slow`.',
    source: 'a guess',
    page: '/docs/cards',
    about: ['loading'],
  },
  {
    id: 'cookies',
    label: 'Cookies',
    status: 'unknown',
    question: 'which `cookies` there are',
    ask: 'the vendor',
    page: '/docs/cards',
  },
  {
    id: 'one-card',
    label: 'Cards at a time',
    status: 'public',
    sentence: 'One card is shown at a time.',
    source: 'a page',
    page: '/docs/cards',
  },
];
const product = written.map((it) => factOf(it, 'Limits'));

const elements = new Map([
  ['Fact', factValue(product)],
  ['Facts', factTable(product)],
]);
const html = async (page: string) =>
  (await markup(page, [[putIn, elements]])).replace(
    /<span class="provisional">.*?<\/a><\/span>/g,
    '*',
  );

describe('an element of a page', () => {
  test.each([
    ['<Fact id="card-time" />', '20 seconds'],
    ['<Fact id="text-length" />', '1 to 1500 characters'],
    ['<Fact id="card-time" show="sentence" />', 'A card stays for 20 seconds.'],
    ['<Fact id="one-card" show="sentence" />', 'One card is shown at a time.'],
    ['<Fact id="cookies" />', 'not known: ask the vendor'],
    ['<Fact id="long-time" />', '<span class="provisional-part">45 seconds</span> *'],
  ])('%s is %s', async (element, text) => {
    expect(await html(`It is ${element}`)).toBe(`<p>It is ${text}</p>`);
  });

  test.each([
    'It is <Provisional>in <Fact id="long-time" /></Provisional>',
    '<Provisional of="table">\n\n<Facts group="Limits" />\n\n</Provisional>',
    '<Provisional of="page" />\n\nIt is <Fact id="long-time" />',
  ])('has no mark of its own where the page marks it already: %s', async (page) => {
    expect(await html(page)).not.toContain('*');
  });

  test('is a table of a group, with what is not known', async () => {
    const table = await html('<Facts group="Limits" />');
    expect(table).toContain('<a href="/docs/cards#time" id="fact-card-time">Time of a card</a>');
    expect(table).toContain('<p>Not known: ask the vendor:</p>');
    expect(table).toMatch(
      /<li><a href="[^"]+" id="fact-cookies">which <code>cookies<\/code> there are<\/a>/,
    );
    expect(table).toContain('45 seconds, with <code>slow</code>.</span> *');
  });

  test.each([
    [
      'A <Fact id="card-tim" />',
      /:1: .*no fact “card-tim”.*nearest are “card-time”.*product\.yaml/,
    ],
    ['A <Fact id="one-card" />', /is a rule.*show="sentence"/],
    ['A <Fact id="card-time" show="all" />', /can't show “all”/],
    ['A [<Fact id="long-time" />](/)', /is in a link/],
    ['<Facts group="Limit" />', /write group="Limits"/],
  ])('%s stops the build', async (page, message) => {
    await expect(html(page)).rejects.toThrow(message);
  });
});

describe('a value written by hand', () => {
  const facts = {...siteOf({}).facts, product};
  const problems = (text: string) => {
    const page = `---\ntitle: Page\n---\n\n${text}\n`;
    const site = siteOf({'docs/page.mdx': page}, {facts});
    return writtenFactProblems(site.pages.get('docs/page.mdx')!, site).map(formatProblem);
  };

  test.each([
    'It stays for 20 seconds.',
    'It stays for twenty seconds.',
    'It stays for **20 seconds**, or 20\nseconds.',
    'It stays for **20** seconds.',
    'It is a 20-second card.',
    'It stays for 20 s.',
    '| Time |\n| --- |\n| 20 seconds |',
    '<Picture alt="It stays for 20 seconds" />',
    '<Provisional>20 seconds</Provisional>',
  ])('%s is a problem with the id', (text) => {
    expect(problems(text)[0]).toMatch(
      /^docs\/page\.mdx:[5-7]\n.*hardcoded.*card-time\.\n.*<Fact id="card-time" \/>/,
    );
  });

  test.each(['1 to 1,500 characters', '1–1500 characters', '1500 characters', 'a long tweet'])(
    '%s is one, too',
    (text) => {
      expect(problems(`A text of ${text}.`)[0]).toContain('text-length');
    },
  );

  test('is one where its words are near', () => {
    expect(problems('Loading takes 45 seconds.')[0]).toContain('long-time');
    expect(problems('A half has 45 seconds.')).toEqual([]);
  });

  test.each([
    'It stays for <Fact id="card-time" />.',
    'The sample waits <Example>20 seconds</Example>.',
    'It says `20 seconds`.',
    '```text\n20 seconds\n```',
    'It stays for 120 seconds, 1.20 seconds, 20 minutes, or 20.5 seconds.',
    'See [it](#20-seconds).',
  ])('%s is none', (text) => {
    expect(problems(text)).toEqual([]);
  });
});

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

/** A site with one file in addition to its facts. */
function siteWith(file: string, text: string) {
  const folder = path.join(siteDir, path.dirname(file));
  fs.rmSync(path.join(siteDir, 'src'), {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
  return siteOf({}, {siteDir, facts: {...siteOf({}).facts, product}});
}

test.each([
  ['src/facts/glossary.yaml', '# 20 seconds\nterms:\n  - definition: It stays for 20 seconds.\n'],
  [
    'src/components/Card/index.tsx',
    '/* 20 seconds */\n\nexport default () => <p>20 seconds</p>;\n',
  ],
])('a value in %s, which pages show, is a problem', (file, text) => {
  expect(shownFactProblems(siteWith(file, text)).map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:3\n.*card-time`)),
  ]);
});

describe('the contract', () => {
  const problems = (file: string, text: string) =>
    contractFactProblems(siteWith(`src/contract/${file}`, text)).map(formatProblem);
  const comment = (time: string) =>
    `/**\n * It stays for ${time}\n * seconds.\n */\nconst a = 1;\n`;

  test('says the same as the facts', () => {
    expect(problems('card.ts', comment('20'))).toEqual([]);
    expect(problems('card.ts', comment('30'))[0]).toMatch(
      /^src\/contract\/card\.ts:2\n.*“30 seconds” is another.*card-time, 20 seconds\./,
    );
    expect(problems('card.ts', comment('forty-five'))).toHaveLength(1);
    expect(problems('other.ts', comment('forty-five'))).toEqual([]);
    expect(problems('openapi.yaml', 'a:\n  description: At most 30 characters.\n')[0]).toMatch(
      /openapi\.yaml:2\n/,
    );
  });

  test('has samples and code of its own', () => {
    const sample = '/**\n * ```ts\n * // 30 seconds\n * ```\n */\nconst a = 1; // 30 seconds\n';
    expect(problems('card.ts', sample)).toEqual([]);
  });
});
