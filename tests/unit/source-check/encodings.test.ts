import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {frontMatterProblems} from '../../../src/checks/frontMatter';
import {readSources} from '../../../src/site-model/sources/sources';
import {siteOf} from '../support/site';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'encodings-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

const TEXT = `---
title: A page
description: A page that some editor has saved with a byte-order mark and its own line ends.
---

Text.

\`\`\`ts
const one = 1;
const two = 2;
\`\`\`
`;

test.each([
  ['a byte-order mark', `\uFEFF${TEXT}`],
  ['the line ends of Windows', TEXT.replaceAll('\n', '\r\n')],
  ['both', `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`],
])('a page with %s reads as any other', (_, text) => {
  fs.mkdirSync(path.join(folder, 'docs'));
  fs.writeFileSync(path.join(folder, 'docs/page.mdx'), text);
  const [{file, text: read} = {file: '', text: ''}] = readSources(folder).pages;
  expect(read).toBe(TEXT);
  const site = siteOf({[file]: read});
  const page = site.pages.get('docs/page.mdx')!;
  expect(frontMatterProblems(page, site)).toEqual([]);
  expect(page.fences.fences.map((it) => it.text)).toEqual(['const one = 1;\nconst two = 2;']);
});
