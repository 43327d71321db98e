// cspell:ignore unstub
import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import readSite from '../../../src/docusaurus/site';
import {contract} from '../../../src/site-model/typedoc/contract';
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
        "docs/slip.mdx:2 The JSON is no BetSlip: the document must have required property 'kind'.",
        'docs/slip.mdx:2 The JSON is no BetSlip: “betType” is no property of the document.',
        `${site.place('src/contract/bet-slip.ts', "betType: 'single'")} ${unknown}`,
        `${site.place('src/contract/actions/bet-slip.ts', "betType: 'single'")} ${unknown}`,
      ]),
    );
    site.edit('src/contract/bet-slip.ts', '  kind: string;', '  betType: string;');
    expect(await site.problems()).toEqual([]);
  });
});

describe('the plugin', () => {
  const HEAD = [
    '---',
    'title: Page',
    `description: ${'A page of a site that is there for this test. '.repeat(2)}`,
    '---',
    '',
  ];

  const context = () =>
    ({
      siteDir: site.folder,
      baseUrl: '/',
      generatedFilesDir: `${site.folder}/.docusaurus`,
      siteConfig: {url: 'https://acme.example', presets: []},
    }) as unknown as LoadContext;
  const load = (plugin: Plugin) => plugin.loadContent?.();

  /** What the bundler is told that a page is made from, in addition to its own file. */
  function dependencyOf(plugin: Plugin, page: string): string {
    const config = plugin.configureWebpack?.call({}, {}, true, {} as never, undefined);
    const {module} = config as {module: {rules: {use: {loader: string; options: object}[]}[]}};
    const [{loader, options} = {loader: '', options: {}}] = module.rules.flatMap(({use}) => use);
    const run = createRequire(import.meta.url)(loader) as (source: string) => string;
    let found = '';
    const context = {
      getOptions: () => options,
      resourcePath: `${site.folder}/${page}`,
      addDependency: (file: string) => (found = file),
    };
    expect(run.call(context, '# A page')).toBe('# A page');
    return found;
  }

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('lets the development server go on, shows the list once, and says when it is empty', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const plugin = await readSite(context(), contract);
    site.remove('docs/slip.mdx');
    await site.page(...HEAD, `${TICKS}cobol`, TICKS);
    await load(plugin);
    await load(plugin);
    expect(log).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), {timeout: 20_000});
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\[ERROR\] 1 problem in what .*\n\ndocs\/page\.mdx:6\n {2}Nothing here checks cobol/,
        ),
      ],
    ]);
    const dependency = () => fs.readFileSync(dependencyOf(plugin, 'docs/page.mdx'), 'utf8');
    const known = dependency();
    await site.page(...HEAD, 'Text.');
    await load(plugin);
    expect(dependency()).not.toBe(known);
    const fine = '[SUCCESS] Nothing is wrong with the sources.';
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith(fine), {timeout: 20_000});

    const reference = () => fs.readFileSync(`${site.folder}/docs/api/interfaces/Odds.mdx`, 'utf8');
    const before = reference();
    site.edit('src/contract/odds.ts', '/**\n * Odds as an object', '/*\n * Odds as an object');
    await load(plugin);
    const slip: unknown = expect.stringMatching(
      /^\[ERROR\] [^]*\nsrc\/contract\/odds\.ts:\d+\n {2}OddsObject/,
    ) as string;
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith(slip), {timeout: 20_000});
    expect(reference()).toBe(before);
  });
});
