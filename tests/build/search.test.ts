import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {AnyNode} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {readFacts} from '../../src/facts';
import {termsOf} from '../../src/facts/glossary';
import type {SearchData} from '../../src/search/data';
import {BEGINNINGS, beginnings} from '../../src/search/beginnings';
import {openSearch} from '../../src/search/find';
import {suggestions} from '../../src/search/help';
import {wordsOf} from '../../src/search/words';
import {build, freshPage, pageOf, read, routes} from './built';
import {questions} from './searchQuestions';

const {baseUrl} = readDeployment(process.env);
const folder = path.join(build, 'assets/search');
const files = fs.readdirSync(folder);
const json = fs.readFileSync(path.join(folder, files[0] ?? ''), 'utf8');
const data = JSON.parse(json) as SearchData;
const search = openSearch(data);

/** What nobody looks a page up by: controls, what is drawn, the heads of tables, and the mark of what is provisional. */
const NOT_LOOKED_UP =
  '.hash-link, #footnote-label, [data-footnote-ref], [data-footnote-backref], button, template, svg, [data-markdown-ignore], nav, th, .table-of-contents, .theme-code-block figcaption, a[href$="#provisional"], .page-tools, .theme-last-updated';

/** The texts that a reader sees on a page, one by one: neighbours such as cells are no one word. */
function textsOn(route: string): string {
  const $ = freshPage(route);
  const area = $('article .markdown').length ? $('article .markdown').first() : $('main').first();
  area.find(`${NOT_LOOKED_UP}, .theme-edit-this-page`).remove();
  const textsIn = (node: AnyNode): string[] =>
    'data' in node ? [node.data] : 'children' in node ? node.children.flatMap(textsIn) : [];
  return textsIn(area.get(0)!).join(' ');
}

describe('the file', () => {
  test('is one, and changes its name with its content', () => {
    expect(files).toEqual([expect.stringMatching(/^index\.[0-9a-f]{8}\.json$/)]);
    const others = fs
      .readdirSync(path.join(build, 'assets/js'))
      .filter((file) => read(`assets/js/${file}`).includes(files[0]!));
    // Only the dialog knows it, which is not loaded with any page.
    expect(others).toHaveLength(1);
    expect(read('index.html')).not.toContain(others[0]);
  });

  test('weighs no more than planned', () => {
    expect(zlib.gzipSync(json).length).toBeLessThan(300_000);
  });
});

describe('the index', () => {
  test('has the pages that the search begins with', () => {
    const first = beginnings(data, [])[0]?.hits.map(({href}) => href);
    expect(first).toEqual(BEGINNINGS);
  });

  test('has every page', () => {
    expect(data.pages.map((page) => page.path).sort()).toEqual([...routes].sort());
  });

  test.each(routes)('%s: every anchor is there, and every heading and symptom has one', (route) => {
    const $ = pageOf(route);
    const at = data.pages.findIndex((page) => page.path === route);
    const sections = data.sections.filter((section) => section.page === at);
    const anchors = sections.map((section) => section.anchor).filter(Boolean);
    const area = route === '/' ? 'main' : 'article';
    const ids = $(`${area} :is(h2, h3, h4, h5, h6, tr)[id]:not(#footnote-label)`)
      .toArray()
      .map((place) => $(place).attr('id'));
    expect(anchors).toEqual(ids);
  });

  test.each(routes)('%s: every word is there', (route) => {
    const at = data.pages.findIndex((page) => page.path === route);
    const text = data.sections
      .filter((section) => section.page === at)
      .map((section) => `${section.heading}\n${section.text}\n${section.code}`)
      .join('\n');
    const lower = (words: string) => wordsOf(words).map((word) => word.text.toLowerCase());
    const known = new Set(lower(`${data.pages[at]?.title} ${text}`));
    const missing = new Set(lower(textsOn(route)).filter((word) => !known.has(word)));
    expect([...missing]).toEqual([]);
  });

  test('every name and every term leads to a place that exists', () => {
    const pages = new Map<string, Set<string>>();
    const idsOf = (route: string) => {
      const $ = pageOf(route);
      return new Set(
        $('[id]')
          .toArray()
          .map((element) => $(element).attr('id') ?? ''),
      );
    };
    for (const {href} of [...data.names, ...data.terms]) {
      const [route = '', anchor] = href.split('#');
      const ids = pages.get(route) ?? idsOf(route);
      pages.set(route, ids);
      expect(anchor === undefined || ids.has(anchor), href).toBe(true);
    }
  });
});

describe('the ranking', () => {
  test('is asked enough', () => {
    expect(questions.length).toBeGreaterThanOrEqual(45);
    expect(new Set(questions.map(({ask}) => ask)).size).toBe(questions.length);
    const asked = questions.flatMap(({pages}) => pages);
    expect(asked.filter((page) => !routes.includes(page))).toEqual([]);
  });

  test.each(questions)('$ask', ({ask, pages, anchor, first}) => {
    const found = search
      .find(ask)
      .slice(0, first ? 1 : 3)
      .map(({href}) => href);
    const answers = found.filter((href) => {
      const [page = '', at] = href.split('#');
      return pages.includes(page) && (anchor === undefined || at === anchor);
    });
    expect(answers, found.join(' ')).not.toEqual([]);
  });

  test.each(data.names.filter(({kind}) => /^(?:Interface|Type alias|Function)$/.test(kind)))(
    '$name comes first',
    ({name, href}) => {
      expect(search.find(name)[0]?.href).toBe(href);
    },
  );

  test.each(termsOf(readFacts(process.cwd()).facts.glossary).filter(({also}) => also))(
    '$name is found by its other words',
    (term) => {
      const pageOf = (href: string) => href.replace(/#.*/, '');
      const wanted = search.find(term.name).map(({href}) => pageOf(href));
      for (const word of term.also ?? []) {
        const found = search.find(word).map(({href}) => pageOf(href));
        expect(
          found.some((page) => wanted.slice(0, 3).includes(page)),
          word,
        ).toBe(true);
      }
    },
  );
});

describe('every page is among the first three', () => {
  const line = /^- \[(?<title>.+?)\]\((?<twin>.+?)\): (?<description>.+)$/gm;
  const listed = [...read('llms.txt').matchAll(line)].map(({groups = {}}) => {
    const {title = '', twin = '', description = ''} = groups;
    const said = [title, description].map((it) => it.replace(/\\(.)/g, '$1'));
    const file = new URL(twin).pathname.slice(baseUrl.length).replace(/\.md$/, '');
    return {path: file === 'index' ? '/' : `/${file}`, title: said[0]!, description: said[1]!};
  });

  const queries: readonly [string, (page: (typeof listed)[number]) => string][] = [
    ['its title', ({title}) => title],
    ['its description', ({description}) => description],
    ['its line of llms.txt', ({title, description}) => `${title}: ${description}`],
  ];

  test.each(queries)('of what %s finds', (_, queryOf) => {
    expect(listed.length).toBe(routes.length - 1);
    const lost = listed.filter((page) => {
      const found = search.find(queryOf(page)).slice(0, 3);
      return !found.some(({href}) => href.replace(/#.*/, '') === page.path);
    });
    expect(lost.map(queryOf)).toEqual([]);
  });
});

describe('a fact', () => {
  const {product} = readFacts(process.cwd()).facts;

  test.each(product.filter(({status}) => status !== 'unknown'))(
    '$id is found by its sentence',
    ({sentence, page}) => {
      const found = search.find(sentence.replaceAll('`', '')).map(({href}) => href);
      const pages = new Set(
        found.slice(0, found.indexOf(page) + 1).map((it) => it.replace(/#.*/, '')),
      );
      // The sheet for procurement, which says the same, is one of them.
      expect(found, found.join(' ')).toContain(page);
      expect(pages.size, found.join(' ')).toBeLessThanOrEqual(4);
    },
  );
});

describe('what is typed', () => {
  test.each([
    '',
    '   ',
    '/',
    '"',
    '\\',
    '(((',
    '.*',
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u0000\u202e',
    '🏟️',
    'a'.repeat(100_000),
    'bet '.repeat(20_000),
  ])('%j breaks nothing', (query) => {
    const hits = search.find(query);
    expect(new Set(hits.map(({href}) => href)).size).toBe(hits.length);
    expect(suggestions(query, data).length).toBeLessThanOrEqual(4);
  });

  test('finds as one goes on typing', () => {
    const whole = 'rate limits';
    for (let length = 3; length <= whole.length; length += 1) {
      expect(search.find(whole.slice(0, length)).length, whole.slice(0, length)).toBeGreaterThan(0);
    }
  });
});
