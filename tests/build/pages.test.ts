import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {site} from '../../src/site';
import {allPages, build, files, htmlOf, nameOf, root, routes} from './built';

const {baseUrl} = readDeployment(process.env);

/** The route behind an address of the built site, or `null` outside of it. */
function routeOf(pathname: string): string | null {
  const inBase = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : null;
  return inBase === null ? null : `/${inBase.replace(/\/$/, '')}`;
}

const pages = allPages();

function repeated(values: Map<string, string>): string[][] {
  const byValue = new Map<string, string[]>();
  for (const [route, value] of values) {
    byValue.set(value, [...(byValue.get(value) ?? []), route]);
  }
  return [...byValue.values()].filter((same) => same.length > 1);
}

describe('every page', () => {
  test('exists, and no page exists that the specification does not list', () => {
    expect([...pages.keys()].filter((route) => route !== '/404').sort()).toEqual(
      [...routes].sort(),
    );
  });

  test('exists in both URL forms, byte for byte the same', () => {
    for (const route of routes.filter((each) => each !== '/')) {
      const plain = fs.readFileSync(path.join(build, `${nameOf(route)}.html`));
      const folder = fs.readFileSync(path.join(build, route, 'index.html'));
      expect(plain.equals(folder), route).toBe(true);
    }
  });

  test('ends every element that it opens, and holds no null character: browsers alone mend both', () => {
    const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
    for (const route of routes) {
      const markup = htmlOf(route).replace(/<script\b[^]*?<\/script>/g, '');
      const open: string[] = [];
      for (const [, end, name = ''] of markup.matchAll(
        /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gi,
      )) {
        if (end) {
          expect(open.pop(), route).toBe(name);
        } else if (!VOID.test(name)) {
          open.push(name);
        }
      }
      expect(open, route).toEqual([]);
      expect(markup.includes('\0'), route).toBe(false);
    }
  });

  test('begins with where the index and its Markdown are, which no reader sees or hears', () => {
    for (const route of routes) {
      const line = pages.get(route)!('body > :first-child');
      const [index = '', twin = ''] = line
        .find('a')
        .get()
        .map((link) => link.attribs.href ?? '');
      expect(line.is('[hidden]'), route).toBe(true);
      expect(index.slice(baseUrl.length), route).toBe('llms.txt');
      expect(twin.slice(baseUrl.length), route).toBe(`${nameOf(route)}.md`);
      expect(files, route).toContain(`${nameOf(route)}.md`);
      expect(line.text(), route).toContain(index);
    }
  });

  test('has its own title and its own description of 50 to 160 characters', () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const route of routes) {
      const $ = pages.get(route)!;
      titles.set(route, $('title').text());
      const description = $('meta[name="description"]').attr('content') ?? '';
      descriptions.set(route, description);
      expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(50);
      expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
      expect($('title').text().endsWith(` | ${site.title}`), route).toBe(true);
    }
    expect(repeated(titles)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  test('has one h1, no heading level skipped, and no heading without content', () => {
    for (const route of routes) {
      const $ = pages.get(route)!;
      expect($('h1').length, route).toBe(1);
      let level = 1;
      $('main :is(h1, h2, h3, h4, h5, h6)').each((_, heading) => {
        const next = Number(heading.tagName.slice(1));
        expect(next - level, `${route}: ${$(heading).text()}`).toBeLessThanOrEqual(1);
        level = next;
      });
      $('article :is(h2, h3, h4, h5)').each((_, heading) => {
        const following = $(heading).next();
        const depth = Number(heading.tagName.slice(1));
        const isEmpty =
          following.length === 0 ||
          (/^h[1-6]$/.test(following[0]!.tagName) &&
            Number(following[0]!.tagName.slice(1)) <= depth);
        expect(
          isEmpty && $(heading).closest('li').length === 0,
          `${route}: ${$(heading).text()}`,
        ).toBe(false);
      });
    }
  });

  test('names its canonical address', () => {
    for (const route of routes) {
      const canonical = pages.get(route)!('link[rel="canonical"]').attr('href');
      expect(routeOf(new URL(canonical!).pathname), route).toBe(route);
    }
  });

  test('has prerendered text, and an alternative text on every picture', () => {
    for (const route of routes) {
      const $ = pages.get(route)!;
      expect($('main').text().length, route).toBeGreaterThan(250);
      $('img').each((_, image) => {
        expect($(image).attr('alt'), `${route}: ${$(image).attr('src')}`).toBeDefined();
      });
    }
  });

  test('loads nothing from another origin', () => {
    for (const [route, $] of pages) {
      $('script[src], link[rel="stylesheet"], img, iframe, link[rel*="icon"], source').each(
        (_, element) => {
          const url = $(element).attr('src') ?? $(element).attr('href') ?? '';
          expect(url, route).toMatch(/^(?:\/(?!\/)|data:)/);
        },
      );
      expect($('link[rel="preconnect"], link[rel="dns-prefetch"]').length, route).toBe(0);
    }
  });
});

test('the whole site has no more than three distinct inline scripts', () => {
  const scripts = new Set<string>();
  for (const [, $] of pages) {
    $('script:not([src]):not([type="application/ld+json"])').each((_, script) => {
      scripts.add($(script).text());
    });
  }
  expect(scripts.size).toBeLessThanOrEqual(3);
});

test('the type reference lists every type, in the groups that its sidebar has, and then those without a page', () => {
  const $ = pages.get('/docs/api')!;
  const groups = $('article h2')
    .map((_, heading) => $(heading).contents().first().text())
    .get();
  const sidebar = JSON.parse(
    fs.readFileSync(path.join(root, 'docs/api/typedoc-sidebar.json'), 'utf8'),
  ) as {label: string}[];
  expect(groups).toEqual([...sidebar.map(({label}) => label), 'Further types']);
  expect(sidebar.length).toBeGreaterThan(0);
  const linked = new Set(
    $('article table a')
      .map((_, link) => routeOf($(link).attr('href')!.replace(/#.*/, '')))
      .get(),
  );
  const types = routes.filter((route) => route.startsWith('/docs/api/'));
  expect(types.length).toBeGreaterThan(0);
  for (const type of types) {
    expect(linked.has(type), type).toBe(true);
  }
});

test('a type says how it travels', () => {
  const says = (name: string) =>
    pages.get(`/docs/api/interfaces/${name}`)!('.api-roles').text().trim().split('\n');
  expect(says('BetSlip')).toEqual([
    'You return it in BetShareResponse.',
    'You receive it in BetslipActionInterface, ChatRow, CopyBetActionInterface.',
  ]);
  expect(says('OutcomesResponse')).toEqual(['You return it as the response to outcomes.']);
  expect(says('CopyBetActionInterface')).toEqual(['You receive it with the action CopyBet.']);
});

test('every page of a type has a signature whose names lead to its rows, an example, and its links', () => {
  for (const route of routes.filter((each) => each.startsWith('/docs/api/interfaces/'))) {
    const $ = pages.get(route)!;
    const headings = $('article h2')
      .map((_, heading) => $(heading).contents().first().text())
      .get();
    expect(headings.slice(0, 3), route).toEqual(['Signature', 'Properties', 'Example']);
    expect(headings, route).toContain('Related');
    expect($('article table tbody tr').length, route).toBeGreaterThan(0);
    const rows = $('#properties ~ * td:first-child > a[id]').map(
      (_, row) => `#${$(row).attr('id')}`,
    );
    const named = $('.signature pre a[href^="#"]').map((_, name) => $(name).attr('href'));
    expect(named.get(), route).toEqual(expect.arrayContaining(rows.get()));
    expect(named.length, route).toBe(rows.length);
  }
});
