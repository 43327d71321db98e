/**
 * What a page may weigh and ask for, gzipped as GitHub Pages does, with nothing in the cache. Each
 * test prints the figure and the limit; the limits are those of `bench/README.md`. What its styles
 * weigh is in the HTML: tests/build/styles.test.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';
import {site} from '../../src/site';
import specified from '../../src/specifiedNames.json';
import {ROUTES, expect, test} from './support/site';

const build = path.join(__dirname, '../../build');

interface Budget {
  readonly scriptKB: number;
  readonly htmlKB: number;
  readonly requests: number;
}

const PAGES: readonly (readonly [what: string, route: string, budget: Budget])[] = [
  [
    'a page of a chapter',
    '/docs/moderationUi/dashboard',
    {scriptKB: 130, htmlKB: 10, requests: 16},
  ],
  [
    'a page with much code',
    '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
    {scriptKB: 130, htmlKB: 12, requests: 16},
  ],
  [
    'a page of the type reference',
    '/docs/api/interfaces/BetSlip',
    {scriptKB: 130, htmlKB: 14, requests: 16},
  ],
];

const KINDS = {scriptKB: 'script', htmlKB: 'document'} as const;

/** What the links below each page that an owner turns on, and longer names, may add to a page. */
const OWN_KB = site.repository || site.feedback || site.title !== specified.title ? 0.5 : 0;

const gzipped = (text: string | Buffer): number => zlib.gzipSync(text, {level: 6}).length / 1000;

function within(what: string, figure: number, limit: number): void {
  console.log(`${what}: ${figure.toFixed(1)} of ${limit}`);
  expect.soft(figure, what).toBeLessThanOrEqual(limit);
}

/** Everything that a page asks for by itself. */
async function arrive(page: Page, route: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) {
      responses.push(response);
    }
  });
  await page.goto(`.${route}`);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  return responses;
}

for (const [what, route, budget] of PAGES) {
  test(`${what} keeps to its budget`, async ({page}) => {
    const responses = await arrive(page, route);
    for (const [key, type] of Object.entries(KINDS)) {
      const bodies = await Promise.all(
        responses
          .filter((response) => response.request().resourceType() === type)
          .map((response) => response.body()),
      );
      const total = bodies.reduce((sum, body) => sum + gzipped(body), 0);
      expect(total, type).toBeGreaterThan(0);
      within(`${route}, ${type}, kB gzip`, total, budget[key as keyof typeof KINDS]);
    }
    within(`${route}, requests`, responses.length, budget.requests);
  });
}

const HTML_KB = {median: 9, worst: 15};

test(`HTML is ${HTML_KB.median} kB at the median, and ${HTML_KB.worst} at most`, () => {
  const sizes = ROUTES.map((route) =>
    path.join(build, `${route === '/' ? 'index' : route.replace(/\/$/, '')}.html`),
  )
    .map((file) => gzipped(fs.readFileSync(file)) - OWN_KB)
    .sort((a, b) => a - b);
  within('median of the HTML, kB gzip', sizes[Math.floor(sizes.length / 2)] ?? NaN, HTML_KB.median);
  within('largest HTML, kB gzip', sizes.at(-1) ?? NaN, HTML_KB.worst);
});

const isDocId = (id: unknown) => ROUTES.includes(`/docs/${String(id).replace(/\/?index$/, '/')}`);

/** Bytes of what the main bundle holds for each page: its route, its chunks, its entry of the docs. */
function bytesForPages(bundle: string): number {
  let bytes = 0;
  const count = ({start, end}: {start: number; end: number}) => {
    bytes += end - start + 1; // and a comma
  };
  simple(parse(bundle, {ecmaVersion: 'latest'}), {
    CallExpression(node) {
      const [route, hash] = node.arguments.map((one) =>
        one.type === 'Literal' ? String(one.value) : '',
      );
      if (route?.startsWith('/') && /^[0-9a-f]{3}$/.test(hash ?? '')) {
        count(node);
      }
    },
    Property(node) {
      // The chunks by their names, and the names of the chunks by route.
      if (node.key.type === 'Literal' && /^[0-9a-f]{8}$/.test(String(node.key.value))) {
        count(node);
      }
    },
    Literal(node) {
      if (
        typeof node.value === 'string' &&
        /^\{"/.test(node.value) &&
        /-[0-9a-f]{3}"/.test(node.value)
      ) {
        count(node);
      }
    },
    ArrayExpression({elements}) {
      elements.forEach((one) => {
        if (one?.type === 'Literal' && isDocId(one.value)) {
          count(one);
        }
      });
    },
  });
  return bytes;
}

test('the main bundle holds few bytes for each page', () => {
  const folder = path.join(build, 'assets/js');
  const [main, theme, runtime] = ['main', 'theme~main', 'runtime~main'].map((name) => {
    const file = fs.readdirSync(folder).find((each) => each.startsWith(`${name}.`)) ?? name;
    return fs.readFileSync(path.join(folder, file), 'utf8');
  }) as [string, string, string];
  const perPage = bytesForPages(main) / ROUTES.length;
  expect(perPage).toBeGreaterThan(100);
  within('main bundle for each page, bytes, minified', perPage, 260);
  within('main bundle, kB gzip', gzipped(main) + gzipped(theme), 112);
  // Who comes back after a deployment has what knows no page, and loads the others again.
  expect(bytesForPages(theme)).toBe(0);
  within('what a sentence on another page changes, kB gzip', gzipped(main) + gzipped(runtime), 30);
});
