import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SvgSpriteDefs} from '@docusaurus/theme-classic/lib/inlineSvgSprites';
import {afterEach, beforeEach, expect, test} from 'vitest';
import linkSprite from '../../src/docusaurus/link-sprite';

const SPRITE = `<svg style="display: none;">${SvgSpriteDefs}</svg>\n`;
const LINK = '<a href=https://example.org>out<svg><use href=#theme-svg-external-link /></svg></a>';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'link-sprite-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

async function built(pages: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, body] of Object.entries(pages)) {
    fs.writeFileSync(path.join(folder, name), `<body>${SPRITE}${body}</body>`);
  }
  await linkSprite().postBuild?.({outDir: folder} as never);
  return Object.keys(pages).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

test('a site without a link that needs the sprite has none', async () => {
  expect(await built({'a.html': 'a<svg></svg>', 'b.html': 'b'})).toEqual([
    '<body>a<svg></svg></body>',
    '<body>b</body>',
  ]);
});

test('one page with such a link keeps it in all', async () => {
  for (const page of await built({'a.html': 'a', 'b.html': LINK})) {
    expect(page).toContain(SPRITE);
  }
});
