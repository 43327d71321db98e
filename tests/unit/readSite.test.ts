import {deserialize, serialize} from 'node:v8';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readSite, shownHash, type KnownPages} from '../../src/site-model/readSite';
import type {Site} from '../../src/site-model/site';
import {contract} from './support/contractModel';
import {schemasIn} from '../support/schemasIn';
import {PageSite} from './sample-check/pageSite';

const plain = 'docs/plain.mdx';
const filled = 'docs/filled.mdx';

let folder: PageSite;
let first: Site;

const read = (before: KnownPages | null, model = contract) =>
  readSite(
    {siteDir: folder.folder, url: 'https://acme.example', baseUrl: '/'},
    {contract: model, schemas: schemasIn(folder.folder), problems: []},
    before,
  );

beforeEach(async () => {
  folder = new PageSite();
  folder.write('docs/plain.mdx', '---\ntitle: Plain\n---\n\nText.\n');
  folder.write(filled, '---\ntitle: Filled\n---\n\n<WhoCan do="createChannel" />\n');
  first = await read(null);
});
afterEach(() => folder.close());

/** The pages that the bundler has to compile again. */
function compiledAgain(next: Site): string[] {
  return [...next.pages.values()]
    .filter((page) => shownHash(page, next) !== shownHash(first.pages.get(page.file)!, first))
    .map(({file}) => file);
}

test('a page that has not changed is not read again', async () => {
  folder.edit(plain, 'Text.', 'Other text.');
  const next = await read(first);
  expect(next.pages.get(filled)).toBe(first.pages.get(filled));
  expect(next.pages.get(plain)?.text).toContain('Other text.');
});

test('where a title has changed, the page that shows it is read again, and no other', async () => {
  const showing = 'docs/showing.mdx';
  folder.write(showing, '---\ntitle: Showing\n---\n\n<PageLinks pages="/docs/plain" />\n');
  const before = await read(first);
  folder.edit(plain, 'title: Plain', 'title: Renamed');
  const next = await read(before);
  expect(shownHash(next.pages.get(showing)!, next)).not.toBe(
    shownHash(before.pages.get(showing)!, before),
  );
  expect(next.pages.get(filled)).toBe(first.pages.get(filled));
});

describe('a page is compiled again', () => {
  test('not for nothing', async () => {
    expect(compiledAgain(await read(first))).toEqual([]);
    expect(compiledAgain(await read(null))).toEqual([]);
  });

  test('not for nothing after another run, which kept it in a file', async () => {
    const {pages} = first;
    const known = deserialize(serialize({pages})) as KnownPages;
    const next = await read(known);
    expect(next.pages.get(plain)).toBe(known.pages.get(plain));
    expect(compiledAgain(next)).toEqual([]);
  });

  test.each([
    ['its text', plain, 'Text.', 'Other text.', [plain]],
    [
      'a permission that it shows',
      'src/facts/permissions.yaml',
      'id: createChannel\n    label: ',
      '$&Edited. ',
      [filled],
    ],
    [
      'a permission that it does not show',
      'src/facts/permissions.yaml',
      'id: testChannelEvents\n    label: ',
      '$&Edited. ',
      [],
    ],
    // Its card may be on every page.
    ['a term', 'src/facts/glossary.yaml', 'definition: ', '$&Edited. ', [filled, plain]],
    ['a file that no page is made from', 'src/site.ts', '', '// Edited.', []],
  ])('when this has changed: %s', async (_, file, search, replacement, pages) => {
    folder.edit(file, search, replacement);
    expect(compiledAgain(await read(first))).toEqual(pages);
  });

  test('when a type has changed', async () => {
    const entries = contract.entries.map((it) => ({...it, sentence: 'Edited.'}));
    expect(compiledAgain(await read(first, {entries}))).toEqual([filled, plain]);
  });
});
