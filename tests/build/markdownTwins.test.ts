import type {AnyNode} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {areas} from '../../src/areas';
import {readDeployment} from '../../src/deployment';
import {site} from '../../src/site';
import {files, freshPage, nameOf, pageOf, read, routes} from './built';

const {baseUrl, url} = readDeployment(process.env);

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

/** The texts of an element, one by one: neighbours such as the cells of a table are no one word. */
function textsIn(node: AnyNode): string[] {
  return 'data' in node ? [node.data] : 'children' in node ? node.children.flatMap(textsIn) : [];
}

interface Contents {
  readonly headings: string[];
  readonly code: string[];
  /** Number of rows of each table. */
  readonly tables: number[];
  readonly links: string[];
  readonly text: string;
}

function contentsOfHtml(route: string): Contents {
  const $ = freshPage(route);
  const area = $('article .markdown').length ? $('article .markdown').first() : $('main').first();
  area
    .find(
      '.hash-link, #footnote-label, [data-footnote-ref], [data-footnote-backref], button, template, [data-markdown-ignore], .table-of-contents, .theme-code-block figcaption, .theme-edit-this-page, .theme-last-updated',
    )
    .remove();
  area.find('.token-line').append('\n');
  const texts = (selector: string) =>
    area
      .find(selector)
      .toArray()
      .map((element) => squeezed($(element).text()));
  return {
    headings: texts('h1, h2, h3, h4, h5, h6'),
    // A file that is explained is one, in parts.
    code: area
      .find('.theme-code-block, pre:not(.theme-code-block pre)')
      .toArray()
      .map((block) => squeezed($(block).find('pre').addBack('pre').text())),
    tables: area
      .find('table')
      .toArray()
      .map(
        (table) =>
          $(table)
            .find('tr')
            .filter((_, row) => $(row).closest('table').is(table)).length,
      ),
    links: area
      .find('a[href]')
      .filter((_, link) => $(link).closest('pre').length === 0)
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
    text: textsIn(area.get(0)!).join(' '),
  };
}

function contentsOfTwin(markdown: string): Contents & {tree: Root} {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(markdown);
  const contents = {
    headings: [] as string[],
    code: [] as string[],
    tables: [] as number[],
    links: [] as string[],
    text: '',
    tree,
  };
  visit(tree, (node) => {
    contents.text += 'value' in node ? ` ${node.value}` : '';
    switch (node.type) {
      case 'heading':
        contents.headings.push(squeezed(textOf(node)));
        break;
      case 'code':
        contents.code.push(squeezed(node.value));
        break;
      case 'table':
        contents.tables.push(node.children.length);
        break;
      case 'link':
        contents.links.push(node.url);
        break;
      default:
    }
  });
  return contents;
}

const counted = (values: readonly string[]) => [...values].sort();

const address = url + baseUrl;
const twinOf = (route: string) => `${address}${nameOf(route)}.md`;

/** Where a twin leads in place of a link of its page: wherever it is read, and to Markdown. */
function portable(href: string, route: string): string {
  const [target = '', anchor] = href.split('#');
  const path = target && target.replace(/(?!^)\/$/, '');
  const page = routes.find((it) => path === (it === '/' ? baseUrl : baseUrl + it.slice(1)));
  const to = target === '' ? twinOf(route) : page ? twinOf(page) : new URL(target, url).href;
  return anchor ? `${to}#${anchor}` : to;
}

describe.each(routes)('the Markdown twin of %s', (route) => {
  const markdown = () => read(`${nameOf(route)}.md`);
  let page: Contents;
  let twin: ReturnType<typeof contentsOfTwin>;

  beforeAll(() => {
    page = contentsOfHtml(route);
    twin = contentsOfTwin(markdown());
  });

  test('has the headings, code, tables and links of the page', () => {
    expect(twin.headings).toEqual(page.headings);
    expect(twin.code).toEqual(page.code);
    expect(twin.tables).toEqual(page.tables);
    const [whole, area, ...links] = twin.links;
    expect([whole, area]).toEqual([
      `${address}llms.txt`,
      expect.stringMatching(/\/llms\/[\w-]+\.txt$/),
    ]);
    expect(counted(links)).toEqual(counted(page.links.map((it) => portable(it, route))));
  });

  test('has most words of the page, and no leftovers of its source', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu));
    const inTwin = words(twin.text);
    const missing = [...words(page.text)].filter((word) => !inTwin.has(word));
    expect(missing).toEqual([]);
    visit(twin.tree, 'text', ({value}) => {
      expect(value).not.toMatch(/^:::|\{#[\w-]+\}|<[A-Z]/);
    });
    visit(twin.tree, 'html', ({value}) => {
      expect(value).toMatch(/^<\/?mark>$/);
    });
  });

  test('says what it is, and the page says where it is', () => {
    const $ = pageOf(route);
    const [, matter = '', top] = /^---\n([^]*?)\n---\n\n(.*)\n/.exec(markdown()) ?? [];
    const head = parse(matter) as Record<string, string | boolean>;
    expect(head.description).toBe($('meta[name="description"]').attr('content'));
    expect($('title').text()).toBe(`${head.title} | ${site.title}`);
    expect(head.url).toBe($('link[rel="canonical"]').attr('href'));
    expect(['Start', ...Object.values(areas)]).toContain(head.area);
    expect(head.kind).toMatch(/^(?:tutorial|how-to|reference|overview)$/);
    expect(head.date ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(head.provisional).toBe($('main .provisional').length > 0);
    expect(top).toMatch(/^> Index of all pages: /);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(
      `${baseUrl}${nameOf(route)}.md`,
    );
  });
});

/** The style sample is for authors: it says nothing of the product. */
const forReaders = routes.filter((route) => route !== '/markdown-page');

/** What a list leads to, in its order. */
const listedIn = (file: string, line = /^- \[.+?\]\((.+?)\): .{40,}$/gm) =>
  [...read(file).matchAll(line)].map(([, to]) => to ?? '');

/** The files of one folder of the site, by their addresses. */
const filesIn = (folder: string) =>
  files.filter((it) => it.startsWith(`${folder}/`)).map((it) => `${address}${it}`);

test('llms.txt lists every page for readers once, in the order of the sidebars', () => {
  expect(read('llms.txt')).toMatch(/^# .+\n\n> .+\n\n## /);
  const listed = listedIn('llms.txt');
  expect(counted(listed)).toEqual(counted(forReaders.map(twinOf)));
  const order = (name: string) => listed.findIndex((each) => each.endsWith(`/${name}.md`));
  expect(order('virtualStadium/overview')).toBeLessThan(order('moderationUi/overview'));
  expect(order('moderationUi/overview')).toBeLessThan(order('apiReference/overview'));
});

test('the indexes of the areas list the same, and llms.txt leads to each', () => {
  const indexes = files.filter((it) => it.startsWith('llms/'));
  expect(indexes.length).toBe(Object.keys(areas).length + 1);
  expect(counted(indexes.flatMap((it) => listedIn(it)))).toEqual(counted(listedIn('llms.txt')));
  for (const index of indexes) {
    expect(read('llms.txt')).toContain(`](${address}${index})`);
    expect(read(index)).toContain(`](${address}llms.txt)`);
  }
});

test('the full text is in parts under 100 kB, each of whole pages, every page once', () => {
  const parts = listedIn('llms-full.txt', /^- \[.+?\]\((.+?)\): /gm);
  expect(counted(parts)).toEqual(counted(filesIn('llms-full')));
  let left = parts.map((it) => read(it.slice(address.length)));
  expect(left.every((it) => Buffer.byteLength(it) < 100_000)).toBe(true);
  expect(left.join('\n')).not.toContain(read('markdown-page.md'));
  for (const route of forReaders) {
    const twin = read(`${nameOf(route)}.md`);
    expect(left.filter((it) => it.includes(twin)).length, route).toBe(1);
    left = left.map((it) => it.replace(twin, () => ''));
  }
  expect(left.join('').trim()).toBe('');
});
