// cspell:ignore cintruder Cimg Fexample fetc fpasswd
/** Hostile queries, places, paths and searches. */
import {changesHash, clicks, does, searches, waits} from '../deeds';
import {anyPathIsAnswered} from '../files';
import {OTHER, OVERVIEW, type FaultCase} from '../reader';
import {script} from '../scripts';
import {
  answers,
  at,
  loaded,
  mode,
  notFound,
  notice,
  readable,
  sameDocument,
  textOfSearch,
} from '../sights';
import {expect} from '../../support/site';

const MARKUP = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>');
const nothingInserted = does('nothing of it in the page', ({page}) =>
  expect(page.locator('[onerror], [src="x"]')).toHaveCount(0),
);

/** `href="//x"` is another host, and so is `href="/\\x"`. */
const leadsNowhereElse = does('no link of the site leads to another host', async ({page}) => {
  const origins = await page
    .locator('a[href^="/"], link[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href')!, location.href).origin),
    );
  expect([...new Set(origins)]).toEqual([new URL(page.url()).origin]);
});

const QUERIES: readonly [says: string, query: string][] = [
  ['markup as its mode', `docusaurus-theme=${MARKUP}`],
  ['an unknown mode', 'docusaurus-theme=__proto__'],
  ['no mode', 'docusaurus-theme='],
  ['attributes of the mode', 'docusaurus-data-theme=x&docusaurus-data-theme-choice=y'],
  ['an attribute with markup', `docusaurus-data-x=${MARKUP}&docusaurus-data-${MARKUP}=1`],
  ['an attribute without a name', 'docusaurus-data-=1&docusaurus-data-%20=1&docusaurus-data-%00=1'],
  ['attributes of the page’s state', 'docusaurus-data-has-hydrated=true&docusaurus-data-rh=x'],
  ['what can not be decoded', '%E0%A4%A=%ff&docusaurus-theme=%E0%A4%A&='],
];

const PLACES: readonly [says: string, hash: string][] = [
  ['what can not be decoded', '#%E0%A4%A'],
  ['markup', '#"><img src=x onerror=alert(1)>'],
  ['a name of the language', '#__proto__'],
  ['a selector', '#a:not(b)[c="d"] > *'],
  ['ten thousand letters', `#${'x'.repeat(10_000)}`],
];

const PATHS: readonly [says: string, path: string][] = [
  ['markup', '/docs/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ['a climb', '/docs/..%2f..%2fetc%2fpasswd'],
  ['another host', '/%2F%2Fexample.org'],
  ['a name of the language', '/docs/__proto__/constructor'],
  ['two thousand letters', `/docs/${'x'.repeat(2000)}`],
];

const HOSTS: readonly [says: string, path: string, seen: string][] = [
  ['a host', '//intruder.invalid', '/intruder.invalid'],
  ['a host with a page', '//intruder.invalid/x.html', '/intruder.invalid/x'],
  ['a host after three slashes', '///intruder.invalid/', '/intruder.invalid/'],
  ['a host after a backslash', '/\\intruder.invalid', '/intruder.invalid'],
  ['a host after an encoded backslash', '/%5cintruder.invalid', '/intruder.invalid'],
  ['a host after what browsers leave out', '/%09/%0A/intruder.invalid', '/intruder.invalid'],
  ['a host further on', '/docs//intruder.invalid', '/docs/intruder.invalid'],
];

const DOUBLED: readonly string[] = ['//docs/licensing', '//docs//licensing.html'];

const TEXTS: readonly [says: string, text: string][] = [
  ['markup', '<img src=x onerror=alert(1)>"><iframe>'],
  ['a pattern', '(?:.*)+[\\'],
  ['names of the language', '__proto__ constructor toString'],
  ['five thousand letters', 'ab '.repeat(1700)],
  ['half a letter', '\ud83d \u202e\u0000'],
];

export const addressCases: readonly FaultCase[] = [
  ...QUERIES.map(([says, query], index): FaultCase => ({
    happens: `the query holds ${says}`,
    more: index > 0,
    faults: [],
    at: `${OVERVIEW}?${query}`,
    does: [waits],
    sees: [readable, mode('light'), nothingInserted, answers, sameDocument],
  })),
  {
    happens: 'the query says that a page is hydrated whose script fails',
    faults: [script('page content', 'does not come', 'for good')],
    at: `${OVERVIEW}?docusaurus-data-has-hydrated=true`,
    sees: [loaded(2), readable, notice],
  },
  ...PLACES.flatMap(([says, hash], index): FaultCase[] => [
    {
      happens: `the place in the page is ${says}`,
      more: index > 0,
      faults: [],
      at: OVERVIEW + hash,
      does: [waits],
      sees: [readable, nothingInserted, answers],
    },
    {
      happens: `the place in the page becomes ${says}`,
      more: index > 0,
      faults: [],
      does: [waits, changesHash(hash, says), clicks(OTHER)],
      sees: [at(OTHER), readable, nothingInserted, answers, sameDocument],
    },
  ]),
  ...PATHS.map(([says, path], index): FaultCase => ({
    happens: `the path holds ${says}`,
    more: index > 0,
    faults: [],
    at: path,
    sees: [notFound, readable, nothingInserted, answers],
  })),
  ...HOSTS.map(([says, path, seen], index): FaultCase => ({
    happens: `the path is ${says}`,
    more: index > 0 && index !== 4,
    faults: [],
    at: path,
    does: [waits],
    sees: [notFound, at(seen), readable, answers, leadsNowhereElse, loaded(1)],
  })),
  ...DOUBLED.map((path, index): FaultCase => ({
    happens: `the path of a page has slashes too many: ${path}`,
    more: index > 0,
    faults: [],
    at: path,
    does: [waits],
    sees: [at('/docs/licensing'), readable, answers, leadsNowhereElse, clicks(OTHER), sameDocument],
  })),
  {
    happens: 'the path can not be decoded',
    faults: [anyPathIsAnswered],
    at: '/docs/%E0%A4%A',
    sees: [notFound, readable, answers, loaded(1)],
  },
  ...TEXTS.map(([says, text]): FaultCase => ({
    happens: `the search is asked for ${says}`,
    more: true, // searchFaults.spec.ts asks for text of these kinds
    faults: [],
    does: [waits, searches(text, says)],
    sees: [textOfSearch, sameDocument],
  })),
];
