import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {treeReader} from '../../src/docusaurus/site/treeReader';
import {prepared} from '../../src/site-model/markdown/parse';
import type {Site} from '../../src/site-model/site';
import {siteOf} from './support/site';

const file = 'docs/a.mdx';
const checked = '---\ntitle: A\n---\n\n:::note Title\n\nAs it was checked.\n\n:::\n';
const edited = checked.replace('checked', 'edited');

let siteDir: string;
let site: Site;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  site = siteOf({[file]: checked}, {siteDir});
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

/** What a page shows that Docusaurus hands over with this text. */
async function shown(text: string, {developing}: {developing: boolean}, of = file) {
  const treeOf = treeReader({
    current: () => site,
    replace: developing ? (next) => void (site = next) : null,
    referencesIn: () => Promise.resolve([]),
  });
  return toString(await treeOf(path.join(siteDir, of), prepared(text)));
}

describe('in a build', () => {
  const build = {developing: false};

  test('a page is what was checked', async () => {
    expect(await shown(checked, build)).toContain('As it was checked.');
  });

  test.each([
    ['has another text', file, edited],
    ['nobody has read', 'docs/b.mdx', checked],
  ])('a page that %s stops it', async (_, of, text) => {
    fs.writeFileSync(path.join(siteDir, of), text);
    await expect(shown(text, build, of)).rejects.toThrow(
      `${of}: what is compiled is not what was checked. Remedy: `,
    );
  });

  test('a page with a mistake stops it, with file, line and remedy', async () => {
    site = siteOf({[file]: `${checked}\n<Term>markup</Term>\n`}, {siteDir});
    await expect(shown(site.pages.get(file)!.text, build)).rejects.toThrow(
      /docs\/a\.mdx:11\n {2}The glossary has no term “markup”.*\n {2}Remedy: /,
    );
  });
});

test('the development server reads a page again that has changed', async () => {
  fs.writeFileSync(path.join(siteDir, file), edited);
  expect(await shown(edited, {developing: true})).toContain('As it was edited.');
  expect(site.pages.get(file)?.text).toBe(edited);
});
