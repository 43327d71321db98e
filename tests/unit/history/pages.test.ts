import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {lastChange, type History} from '../../../src/site-model/history/git';
import {datedRoutes, withDates} from '../../../src/site-model/history/dates';
import {pageSources} from '../../../src/site-model/history/pageSources';
import {latestByPage, pageChanges} from '../../../src/site-model/history/recentChanges';
import {realContract} from '../../support/realContract';

const at = (time: string) => new Date(time).getTime();

const change = (time: string) => ({commit: time, time: at(time)});

const history: History = {
  known: true,
  changes: new Map([
    [
      'docs/a.mdx',
      [
        change('2026-03-02T23:59:00Z'),
        change('2026-03-02T08:00:00Z'),
        change('2026-01-01T00:00:00Z'),
      ],
    ],
    ['docs/b.mdx', [change('2026-03-03T00:00:00Z')]],
    ['docs/dirty.mdx', [change('2026-03-01T00:00:00Z')]],
  ]),
  uncommitted: new Set(['docs/dirty.mdx']),
};
const unknown: History = {known: false, why: 'the clone is shallow', remedy: 'fetch'};

describe('the sources of a page', () => {
  test('are the page with the files that it shows, and for the reference those of the contract', async () => {
    const model = await realContract();
    const sources = (file: string, text = '') => pageSources({file, text}, model);
    expect(sources('docs/licensing.mdx')).toEqual(['docs/licensing.mdx']);
    const shows = '```ts title="a.ts" file="samples/x/a.ts"\n```\n';
    expect(sources('docs/a.mdx', shows)).toEqual(['docs/a.mdx', 'samples/x/a.ts']);
    expect(sources('docs/api/interfaces/BetSlip.mdx')).toEqual(['src/contract/bet-slip.ts']);
    expect(sources('docs/api/functions/onAction.mdx')).toEqual([
      'src/contract/actions/on-action.ts',
    ]);
    const index = sources('docs/api/index.mdx');
    expect(index).toContain('src/contract/index.ts');
    expect(index).toContain('src/contract/bet-slip.ts');
    expect(new Set(index).size).toBe(index.length);
  });
});

describe('front matter', () => {
  const parse = (filePath: string, of: History) =>
    withDates('/site', (file) => lastChange(of, [file]))({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'T'}, content: ''}),
    }).then(({frontMatter}) => frontMatter);

  test('gets the date of the last commit, in UTC', async () => {
    expect(await parse('/site/docs/a.mdx', history)).toEqual({
      title: 'T',
      last_update: {date: '2026-03-02T23:59:00.000Z'},
    });
  });

  test.each([
    ['dirty', history],
    ['new', history],
    ['a', unknown],
  ])('gets the zero of dates where none is known, which shows none: %s', async (name, of) => {
    const {last_update: update} = await parse(`/site/docs/${name}.mdx`, of);
    expect(new Date((update as {date: string}).date).getTime()).toBe(0);
  });

  test('stays as it is in partials', async () => {
    expect(await parse('/site/docs/_part.mdx', history)).toEqual({title: 'T'});
  });
});

test('every route says when its page changed, or that nobody knows', () => {
  const routes = [
    {
      path: '/docs',
      component: '@theme/Docs',
      routes: [
        {path: '/docs/a', component: '@theme/Doc', metadata: {sourceFilePath: 'docs/a.mdx'}},
        {
          path: '/docs/b',
          component: '@theme/Doc',
          metadata: {sourceFilePath: 'docs/b.mdx', lastUpdatedAt: 5},
        },
        {path: '/docs/c', component: '@theme/Doc'},
      ],
    },
  ] satisfies RouteConfig[];
  const dated = datedRoutes(routes, (file) => (file === 'docs/a.mdx' ? 1 : null));
  expect(dated[0]?.routes?.map(({metadata}) => metadata?.lastUpdatedAt)).toEqual([1, null, null]);
  expect(dated[0]?.routes?.[0]).toMatchObject({path: '/docs/a', component: '@theme/Doc'});
});

describe('the changes of pages', () => {
  const page = (name: string) => ({
    title: name,
    route: `/docs/${name}`,
    description: `About ${name}`,
    sources: [`docs/${name}.mdx`],
  });
  const changes = pageChanges([page('a'), page('b'), page('dirty'), page('new')], history);

  test('are one for a page and a day of UTC, newest first', () => {
    expect(changes.map(({title, day}) => `${day} ${title}`)).toEqual([
      '2026-03-03 b',
      '2026-03-02 a',
      '2026-03-01 dirty',
      '2026-01-01 a',
    ]);
    expect(changes[1]?.time).toBe(at('2026-03-02T23:59:00Z'));
  });

  test('are listed once for each page', () => {
    expect(latestByPage(changes, 10).map(({title}) => title)).toEqual(['b', 'a', 'dirty']);
    expect(latestByPage(changes, 2).map(({title}) => title)).toEqual(['b', 'a']);
  });

  test('are none without a history', () => {
    expect(pageChanges([page('a')], unknown)).toEqual([]);
  });
});
