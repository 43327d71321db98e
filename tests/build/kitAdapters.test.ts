// Runs the kit of the build on adapters, as whoever has downloaded it does. It waits more than it works.
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {RuleId} from '../../src/stand-in/rules/finding';
import {codeOf, FAULTY} from '../support/faultyAdapters';
import {KitFolder, type KitFinding} from '../support/kit';
import {build, pageOf, read} from './built';

let folder: KitFolder;
let count = 0;

beforeAll(() => {
  folder = new KitFolder(path.join(build, 'stand-in/check.mjs'));
  folder.save('backend.json', JSON.stringify({'/api/slips': {}}));
});
afterAll(() => folder.remove());

/** The code of a module as a file of its own: the tests run at the same time. */
const saved = (code: string) => folder.save(`adapter-${(count += 1)}.mjs`, code);

const check = (code: string, ...options: string[]) =>
  folder.json(['adapter', saved(code), '--wait', '1', ...options]);

const rules: Readonly<Record<RuleId, true>> = {
  throws: true,
  promise: true,
  'no-end': true,
  'after-end': true,
  silent: true,
  'both-names': true,
  shape: true,
  ids: true,
  'error-type': true,
  incomplete: true,
  'left-running': true,
  unknown: true,
  'two-adapters': true,
  late: true,
};

const address = pageOf('/')('link[rel="canonical"]').attr('href') ?? '';

function leadsSomewhere(link: string): boolean {
  const {href, hash} = new URL(link);
  const $ = pageOf(`/${href.slice(address.length).replace(hash, '')}`);
  return href.startsWith(address) && (!hash || $(`[id="${hash.slice(1)}"]`).length === 1);
}

describe.concurrent('an adapter with one fault', () => {
  test.each(FAULTY)('$rule: it $what', async ({rule, request, path: at = '', parts}) => {
    const {code, findings} = await check(codeOf(parts), '--backend', 'backend.json');
    expect(findings).toEqual([expect.objectContaining({rule, request, path: at}) as KitFinding]);
    const [{message, link}] = findings as [KitFinding];
    expect(message).toMatch(/^[A-Z].*[.]$/);
    expect(leadsSomewhere(link), link).toBe(true);
    expect(code).toBe(1);
  });
});

test('every rule is broken by an adapter', () => {
  expect(new Set(FAULTY.map((it) => it.rule))).toEqual(new Set(Object.keys(rules)));
  expect(FAULTY.length).toBeGreaterThanOrEqual(20);
});

describe.concurrent('nothing is found', () => {
  const clean = {code: 0, findings: [], unchecked: []};

  test('in the adapter that the faulty ones are made of, in less than 30 seconds', async () => {
    expect(await check(codeOf())).toEqual(clean);
  });

  test('in one that is exported by name, registers itself, or comes as a promise', async () => {
    const named = codeOf({head: 'export function adapter(name, args, callback) {'});
    const own = {head: 'function mine(name, args, callback) {'};
    const registered = codeOf({...own, after: `window.SIR('registerAdapter', mine);`});
    const late = codeOf({...own, after: `SIR('RegisterAdapter', Promise.resolve(mine));`});
    const soon = codeOf({...own, after: `setTimeout(() => SIR('registerAdapter', mine), 30);`});
    for (const code of [named, registered, late, soon]) {
      expect(await check(code)).toEqual(clean);
    }
  });

  test.each([
    ['exports.adapter', ''],
    ['const mine', 'module.exports = {adapter: mine};'],
    ['exports.default', `Object.defineProperty(exports, '__esModule', {value: true});`],
  ])('in a CommonJS module with %s = … %s', async (name, after) => {
    const code = codeOf({head: `${name} = (name, args, callback) => {`, after});
    const file = folder.save(`common-${(count += 1)}.cjs`, code);
    expect(await folder.json(['adapter', file])).toEqual(clean);
  });

  const own = 'function mine(name, args, callback) {';
  const fetched = (address: string) => ({
    betShare: `
      const stopped = new AbortController();
      fetch(${address}, {signal: stopped.signal}).then(
        () => callback(null, {bets: [slip]}),
        (error) => stopped.signal.aborted || callback(error),
      );
      return () => stopped.abort();`,
  });

  test.each<[what: string, parts: Parameters<typeof codeOf>[0]]>([
    [
      'one that empties its arguments',
      {
        outcomes: `callback(null, odds(structuredClone(args))); args.outcomes.length = 0; delete args.outcomes; return undefined;`,
      },
    ],
    [
      'one that registers when the document is read',
      {
        head: own,
        after: `document.addEventListener('DOMContentLoaded', () => SIR('registerAdapter', mine));`,
      },
    ],
    [
      'one that registers after an import',
      {head: own, after: `void import('node:path').then(() => SIR('registerAdapter', mine));`},
    ],
    ['one that asks its origin', fetched(`new URL('/api/slips', window.location.origin)`)],
    ['one that makes a request first', fetched(`new Request('/api/slips')`)],
    [
      'one that writes to standard output',
      {betShare: `process.stdout.write('mine'); callback(null, {bets: [slip]}); return undefined;`},
    ],
  ])('in %s', async (_, parts) => {
    expect(await check(codeOf(parts), '--backend', 'backend.json')).toEqual(clean);
  });

  const example = (type: string) =>
    (JSON.parse(read(`schemas/${type}.json`)) as {examples: unknown[]}).examples[0];
  const fixture = {fixtureId: '24567', srMatchId: 'sr:match:50850679', title: 'Home FC VS Away FC'};
  const start = '2024-06-15T19:00:00Z';
  const open = {title: 'Match result', state: 'open'};

  const samples: readonly [sample: string, backend: object, unchecked: string[]][] = [
    [
      'adapter',
      {
        '/api/outcomes': example('OutcomesResponse'),
        '/api/match-event-markets': example('MatchEventMarketResponse'),
        '/api/bet-share': example('BetShareResponse'),
      },
      [],
    ],
    [
      'outcomes',
      {'/api/selections': [{fixture: {...fixture, start}, market: open, odds: 2.5, ...open}]},
      ['matchEventMarkets', 'betShare'],
    ],
    [
      'flash-bet',
      {
        '/api/live-market': {
          ...{...open, marketId: 'next-goal', fixture},
          selections: [{selectionId: 'home', title: 'Home FC', odds: 1.9}],
        },
      },
      ['outcomes', 'betShare'],
    ],
    [
      'bet-share',
      {
        '/api/tickets': [
          {
            ...{shareId: 'slip-7001', kind: 'single', currency: 'EUR', totalOdds: 2.5},
            legs: [
              {
                ...{legId: 'leg-1', fixture: {...fixture, start}, market: {...open, marketId: '1'}},
                pick: {pickId: '3', title: 'Away FC', odds: 2.5},
              },
            ],
          },
        ],
      },
      ['outcomes', 'matchEventMarkets'],
    ],
  ];

  test.each(samples)('in the sample %s of the pages', async (sample, backend, unchecked) => {
    const code = read(`samples/${sample}.mjs`);
    const file = folder.save(`${sample}.json`, JSON.stringify(backend));
    expect(await check(code, '--backend', file)).toEqual({code: 0, findings: [], unchecked});
  });
});

describe.concurrent('what is not known is not green', () => {
  const options = [
    ['is answered with undefined', 'callback(null); return undefined;'],
    ['is answered with an error', `callback(new Error('no slips')); return undefined;`],
    ['is left alone', 'return undefined;'],
  ] as const;

  test.each(options)('a request that %s is unchecked', async (_, betShare) => {
    const found = await check(codeOf({betShare}));
    expect(found).toEqual({code: 0, findings: [], unchecked: ['betShare']});
  });

  test('an adapter that answers nothing is neither clean nor wrong', async () => {
    const code = 'export default () => undefined;';
    const unchecked = ['outcomes', 'matchEventMarkets', 'betShare'];
    expect(await check(code)).toEqual({code: 2, findings: [], unchecked});
    const {stdout} = await folder.run(['adapter', saved(code)]);
    expect(stdout).toContain('Nothing could be checked.');
    expect(stdout).not.toContain('no problem found');
  });

  test('of an object adapter, endpoints with arguments that are not known', async () => {
    const code = `export default {endpoints: {
      tickets: ({endCustomerId}, callback) => { callback(null, {bets: []}); },
      event: () => undefined,
    }};`;
    expect(await check(code)).toEqual({code: 0, findings: [], unchecked: ['event']});
    const wrong = code.replace('{bets: []}', '{bets: {}}');
    const {findings} = await check(wrong, '--request', 'tickets');
    expect(findings.map((it) => [it.rule, it.request, it.path])).toEqual([
      ['shape', 'tickets', 'bets'],
    ]);
  });
});

test.concurrent('--request asks for one request alone', async () => {
  const parts = {betShare: `throw new Error('no slips');`};
  const found = await check(codeOf(parts), '--request', 'outcomes');
  expect(found).toEqual({code: 0, findings: [], unchecked: []});
});

test.concurrent(
  'what the adapter and the backend said is named where nothing could be checked',
  async () => {
    const code = codeOf({betShare: `fetch('/api/slips').catch(callback); return () => undefined;`});
    folder.save('broken.mjs', `export default () => { throw new Error('no table'); };`);
    const {stdout} = await folder.run([
      ...['adapter', saved(code), '--backend', 'broken.mjs', '--request', 'betShare'],
    ]);
    expect(stdout).toContain(
      'The backend threw “Error: no table” for GET http://localhost/api/slips',
    );
    expect(stdout).toContain('The adapter passed an error for betShare: “fetch failed”');
  },
);

test.concurrent('JSON is printed where nothing can be checked, too', async () => {
  const {stdout, code} = await folder.run(['adapter', 'none.mjs', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({findings: [], unchecked: []});
  expect(stdout).toContain('none.mjs is not there');
  expect(code).toBe(2);
});

test.concurrent('a silent adapter is told of within half a minute', {timeout: 40_000}, async () => {
  const begun = performance.now();
  const {findings} = await folder.json(['adapter', saved('export default () => () => undefined;')]);
  expect(findings.map((it) => it.rule)).toEqual(['silent']);
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test.concurrent('a backend can be a module', async () => {
  const code = codeOf({
    betShare: `
      const stopped = new AbortController();
      fetch('/api/slips?user=' + args.userId, {signal: stopped.signal})
        .then((response) => response.json())
        .then((data) => callback(null, data))
        .catch((error) => stopped.signal.aborted || callback(error));
      return () => stopped.abort();`,
  });
  const backend = folder.save(
    'backend.mjs',
    `export default ({url}) => url.endsWith('?user=user-1001') ? {bets: []} : new Response('', {status: 403});`,
  );
  expect(await check(code, '--backend', backend)).toEqual({code: 0, findings: [], unchecked: []});
});

describe.concurrent('bad input is a sentence with a remedy', () => {
  test.each([
    ['a file that is missing', ['adapter', 'none.mjs'], 'none.mjs is not there'],
    ['a folder', ['adapter', '.'], '. is a folder'],
    ['no file', ['adapter'], 'adapter takes one file'],
    ['another command', ['adaptor', 'a.mjs'], 'The first word isn’t a command'],
    ['another option', ['adapter', 'a.mjs', '--verbose'], "Unknown option '--verbose'"],
    ['a request that is none', ['adapter', 'right.mjs', '--request', 'odds'], '--request odds'],
    ['a wait that is none', ['adapter', 'right.mjs', '--wait', 'long'], '--wait long'],
    ['a backend that is missing', ['adapter', 'right.mjs', '--backend', 'b.json'], 'b.json is not'],
    [
      'a backend of no object',
      ['adapter', 'right.mjs', '--backend', 'list.json'],
      'isn’t an object',
    ],
    ['what is no JavaScript', ['adapter', 'prose.mjs'], 'prose.mjs isn’t a JavaScript module'],
    ['a file that a program can not be', ['adapter', 'list.json'], 'list.json'],
    ['a module without an adapter', ['adapter', 'empty.mjs'], 'empty.mjs has no adapter'],
    ['an adapter that is none', ['adapter', 'number.mjs'], 'found number'],
    ['a module that throws', ['adapter', 'throws.mjs'], 'threw when it was loaded: no page'],
    ['a module that ends the process', ['adapter', 'exit.mjs'], 'ended the process (exit code 0)'],
    ['a module that waits forever', ['adapter', 'hang.mjs'], 'hang.mjs was not loaded within 5 s'],
    ['a promise of nothing', ['adapter', 'later.mjs'], 'brought nothing within 5 s'],
    ['a backend that no file is', ['adapter', 'right.mjs', '--backend', 'b.mjs'], 'b.mjs is not'],
    [
      'a backend that is no JavaScript',
      ['adapter', 'right.mjs', '--backend', 'prose.mjs'],
      "prose.mjs can't be loaded as a backend",
    ],
    ['a hosted adapter', ['adapter', 'hosted.mjs'], 'registers the hosted adapter "example-bet"'],
  ])('%s', async (_, args, sentence) => {
    folder.save('right.mjs', codeOf());
    folder.save('list.json', '[]');
    folder.save('prose.mjs', 'This is prose.');
    folder.save('empty.mjs', '');
    folder.save('number.mjs', 'export default 7;');
    folder.save('throws.mjs', `throw new Error('no page');`);
    folder.save('exit.mjs', 'process.exit(0);');
    folder.save('hang.mjs', 'await new Promise(() => {});');
    folder.save('later.mjs', 'export default new Promise(() => {});');
    folder.save('hosted.mjs', `SIR('registerAdapter', 'example-bet');`);
    const {code, stdout, stderr} = await folder.run(args);
    expect(stderr).toContain(sentence);
    expect(stderr).toMatch(/\n {2}Remedy: [^\n]+[.]\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

test.concurrent('--help names every command and option', async () => {
  const {code, stdout} = await folder.run(['--help']);
  for (const name of ['adapter', 'token', 'bet-slip', 'answer', 'channel']) {
    expect(stdout).toContain(`check.mjs ${name} FILE`);
  }
  for (const option of ['--json', '--request', '--backend', '--wait', '--key']) {
    expect(stdout).toContain(option);
  }
  expect(leadsSomewhere(stdout.trim().split('\n').at(-1) ?? '')).toBe(true);
  expect(code).toBe(0);
});

test.concurrent(
  'the report for a person says what the rule asks for, what is wrong, and where to read on',
  async () => {
    const {stdout} = await folder.run([
      'adapter',
      saved(codeOf({betShare: `callback('no slips'); return undefined;`})),
    ]);
    expect(stdout).toMatch(
      /^error-type {2}betShare: An error is an Error\.\n {2}Expected an Error or null, found "no slips"\..*\n {2}https?:\S+\n\nChecked: .*\n1 finding\.\n$/,
    );
  },
);

test.concurrent('what an adapter writes stays out of the report', async () => {
  const code = codeOf({
    betShare: `console.log('mine'); callback(null, {bets: []}); return undefined;`,
  });
  const {stdout, stderr} = await folder.run(['adapter', saved(code)]);
  expect(stdout).toBe('Checked: outcomes, matchEventMarkets, betShare.\nno problem found\n');
  expect(stderr).toContain('mine');
});
