import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {formatProblem} from '../../src/base/problem';
import {listProblems} from '../../src/checks/lists';
import type {Site} from '../../src/site-model/site';
import {contract} from './support/contractModel';
import {siteOf} from './support/site';

let siteDir: string;
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lists-'))));
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const page = '---\ntitle: A\n---\n\nText.\n';

const pages = {
  'docs/index.mdx': page,
  'docs/a.mdx': page,
  'docs/_part.mdx': 'Text.\n',
  'docs/api/interfaces/Event.md': page,
};

const sidebars = new Map([['virtualStadium', ['a']]]);

function problems(files: Readonly<Record<string, string>>, more: Partial<Site> = {}): string[] {
  return listProblems(siteOf(files, {siteDir, sidebars, ...more})).map(formatProblem);
}

describe('a page in no sidebar', () => {
  test('is told with its id and what to do', () => {
    expect(problems(pages)).toEqual([]);
    expect(problems({...pages, 'docs/b/c.mdx': page})).toEqual([
      "docs/b/c.mdx:1\n  No sidebar lists the page, so no reader comes to it.\n  Remedy: add 'b/c' to sidebars.ts where a reader would look for it, or write unlisted: true.",
    ]);
  });

  test('may be so: unlisted, no doc, or in a site without sidebars', () => {
    const unlisted = page.replace('title: A', 'title: A\nunlisted: true');
    expect(problems({...pages, 'docs/b.mdx': unlisted, 'src/pages/web.mdx': page})).toEqual([]);
    expect(problems({...pages, 'docs/b.mdx': page}, {sidebars: new Map()})).toEqual([]);
  });
});

test('a sidebar without a title is told with where to write it', () => {
  const more = new Map([...sidebars, ['guides', ['a']]]);
  expect(problems(pages, {sidebars: more})).toEqual([
    'sidebars.ts:1\n  The sidebar “guides” has no title: the search and the list of pages show it.\n  Remedy: add guides and its title to src/areas.ts.',
  ]);
});

describe('the list of routes', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'tests'));
    fs.writeFileSync(
      path.join(siteDir, 'tests/routes.txt'),
      '/docs/\r\n/docs/a\r\n/docs/api/interfaces/Event\r\n',
    );
  });

  test('names every page, one with a slash at its end, in lines as on Windows', () => {
    expect(problems(pages)).toEqual([]);
  });

  test('without a page: told at the page, and for a type at its declaration', () => {
    const source = {file: 'src/contract/x.ts', line: 7};
    const entries = contract.entries.map((it) => ({...it, page: it.href, source}));
    const more = {...pages, 'src/pages/b.mdx': page, 'docs/api/interfaces/BetSlip.md': page};
    const said = (place: string, route: string) =>
      `${place}\n  The list of routes has no ${route}.\n  Remedy: add the line ${route} to tests/routes.txt: the site has just the routes listed there.`;
    expect(problems(more, {contract: {entries}})).toEqual([
      said('src/pages/b.mdx:1', '/b'),
      said('src/contract/x.ts:7', '/docs/api/interfaces/BetSlip'),
    ]);
  });

  test('with a route that no page has: told at its line, with the nearest', () => {
    const rest = {'docs/index.mdx': page, 'docs/api/interfaces/Event.md': page};
    expect(problems({...rest, 'docs/ab.mdx': page}, {sidebars: new Map()})).toEqual([
      expect.stringMatching(/^docs\/ab\.mdx:1\n {2}The list of routes has no \/docs\/ab\./),
      expect.stringMatching(
        /^tests\/routes\.txt:2\n {2}No page has the route \/docs\/a\.\n {2}Remedy: .*nearest are \/docs\/ab/,
      ),
    ]);
  });

  test('waits until the contract has no mistake', () => {
    const problem = {file: 'src/contract/x.ts', line: 1, message: 'Wrong.', remedy: 'mend it'};
    expect(problems({...pages, 'src/pages/b.mdx': page}, {problems: [problem]})).toEqual([]);
  });
});
