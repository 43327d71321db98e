import fs from 'node:fs';
import path from 'node:path';
import {load, type AnyNode, type Cheerio, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {provisionalMark as mark} from '../../src/base/provisional';
import type {ContractModel} from '../../src/site-model/contract';
import {fieldsIn} from '../../src/site-model/contract/fields';
import {pathAnchor} from '../../src/site-model/contract/places';
import {typeString} from '../../src/site-model/contract/text';
import {operationsOf, readDescription, resolve} from '../../src/site-model/openapi/description';
import {fieldsOf} from '../../src/site-model/openapi/fields';
import {kebab} from '../../src/site-model/transforms/endpoints';
import {realContract} from '../support/realContract';

const root = path.join(__dirname, '../..');
const pages = new Map<string, CheerioAPI>();

function pageAt(route: string): CheerioAPI {
  const file = path.join(root, 'build', `${route.slice(1)}.html`);
  const html = pages.get(route) ?? load(fs.readFileSync(file, 'utf8'));
  pages.set(route, html);
  return html;
}

/** By a mark in it, at the head of what it is in, or in the first lines of the page. */
function isCovered(html: CheerioAPI, place: Cheerio<AnyNode>): boolean {
  const isInBlock = place.closest(`.${mark.block}`).length > 0;
  const isMarked = place.find(`.${mark.className}`).length > 0;
  return isInBlock || isMarked || html('article').text().includes(mark.extents.page);
}

/** What has no mark, of the places in the HTML that have to have one. */
function uncovered(places: readonly (readonly [route: string, anchor: string])[]): string[] {
  return places.flatMap(([route, anchor]) => {
    const html = pageAt(route);
    const place = html(`[id="${anchor}"]`).closest('tr');
    return place.length && isCovered(html, place) ? [] : [`${route}#${anchor}`];
  });
}

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

describe('no doubt is without a mark where it is shown', () => {
  const placeOf = (href: string) => href.split('#') as [string, string];

  test('types that have a page', () => {
    const types = model.entries.filter((it) => it.provisional && it.page !== null);
    expect(types.length).toBeGreaterThan(20);
    const open = types.filter(({page}) => {
      const html = pageAt(page!);
      return !html('article').text().includes(mark.extents.page);
    });
    expect(open.map(({name}) => name)).toEqual([]);
  });

  test('fields, commands, and types that have a row', () => {
    const named = model.entries.flatMap((it) => [
      ...(it.kind === 'SIR command' || it.page === null ? [it] : []),
      // A field without a row of its own leads to that of its type, and is told nowhere.
      ...fieldsIn(it).filter(({href}) => href !== it.href),
    ]);
    const marked = named.filter((it) => it.provisional && it.href.includes('#'));
    const shown = marked.map(({href}) => placeOf(href));
    const rows = shown.filter(([route, anchor]) => pageAt(route)(`[id="${anchor}"]`).length);
    expect(rows.length).toBeGreaterThan(150);
    expect(uncovered(rows)).toEqual([]);
  });

  test('parts of comments, and defaults', () => {
    const parts = model.entries.flatMap((entry) =>
      fieldsIn(entry).filter(
        ({href, comment}) =>
          href !== entry.href && JSON.stringify(comment).includes('"provisional","text":"'),
      ),
    );
    expect(parts.length).toBeGreaterThan(5);
    const shown = parts.map(({href}) => placeOf(href));
    const rows = shown.filter(([route, anchor]) => pageAt(route)(`[id="${anchor}"]`).length);
    expect(uncovered(rows)).toEqual([]);
  });

  test('values', () => {
    const places = model.entries.flatMap(({page, values}) =>
      page === null
        ? []
        : values
            .filter((it) => it.provisional)
            .map(({type}) => [page, pathAnchor(typeString(type).replaceAll("'", ''))] as const),
    );
    expect(places.length).toBeGreaterThan(10);
    expect(uncovered(places)).toEqual([]);
  });

  test('fields and responses of the REST API', () => {
    const description = readDescription(root);
    const route = '/docs/apiReference/endpoints';
    const places = operationsOf(description).flatMap(({operationId, parameters, body}) => {
      const of = kebab(operationId);
      const {schema} = body ? resolve(description, body.schema) : {schema: {}};
      const fields = body && !('items' in schema) ? fieldsOf(description, body.schema) : [];
      const isWhole = 'x-provisional' in schema;
      return [
        ...parameters.filter((it) => it['x-provisional']).map(({name}) => `${of}-${name}`),
        ...fields.filter((it) => isWhole || it.provisional).map(({name}) => `${of}-${name}`),
      ].map((anchor) => [route, anchor] as const);
    });
    expect(places.length).toBeGreaterThan(10);
    expect(uncovered(places)).toEqual([]);
    const html = pageAt(route);
    const doubted = operationsOf(description).filter(({responses}) =>
      Object.values(responses).some((it) => it['x-provisional']),
    );
    for (const {operationId} of doubted) {
      const table = html(`#${kebab(operationId)}-responses`)
        .nextAll()
        .find('table')
        .first();
      expect(isCovered(html, table), operationId).toBe(true);
    }
  });
});

describe('it is clear where a doubt begins and where it ends', () => {
  const routes = fs
    .readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
    .split('\n')
    .filter((it) => it && it !== '/')
    .map((it) => it.replace(/\/$/, ''));

  test.each(routes)('in the Markdown of %s', (route) => {
    const markdown = fs.readFileSync(path.join(root, 'build', `${route.slice(1)}.md`), 'utf8');
    const said = markdown.replace(/^```[^]*?^```$|`[^`\n]*`/gm, '');
    const ends = said.match(/<\/?mark>|[⟨⟩]/g) ?? [];
    // One after another, never one in another.
    expect(ends.join('').replaceAll(mark.markup.begin + mark.markup.end, '')).toBe('');
  });

  test.each(routes)('in the HTML of %s, and nothing is marked twice', (route) => {
    const html = pageAt(route);
    html('template').remove();
    for (const block of html(`.${mark.block}`).toArray()) {
      expect(html(block).find(`.${mark.className}`).length).toBe(1);
      expect(html(block).children('p').first().text()).toMatch(
        /isn’t confirmed\. provisional \(not confirmed\)$/,
      );
      expect(html(block).children().length).toBeGreaterThan(1);
      expect(html(block).attr('role')).toBe('group');
    }
    const isWhole = html('article').text().includes(mark.extents.page);
    expect(isWhole ? html(`article .${mark.className}`).length : 1).toBe(1);
  });
});
