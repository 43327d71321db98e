import {expect, test} from 'vitest';
import {fullTexts, llmsIndexes} from '../../src/outputs/twins/llms';
import {twinAt} from '../../src/outputs/twins';
import {siteOf} from './support/site';

const nasty = 'A](https://evil.example) [B\n## Part\u0000\u2028<b> `c`';
const shown = 'A\\](https://evil.example) \\[B ## Part \\<b\\> \\`c\\`';
const at = (file: string) => `https://example.com/${file}`;

test('an index has one line and one link for each page, whatever its title says', () => {
  const page = {title: nasty, description: nasty, address: at('a.md')};
  const sections = [{title: nasty, pages: [page]}];
  const names = {title: nasty, tagline: nasty};
  const [[, whole] = [], [file = '', ofArea] = []] = llmsIndexes(
    ...([names, sections, ({address}: typeof page) => address, at, {}] as const),
  );
  const list = `## ${shown}\n\n- [${shown}](https://example.com/a.md): ${shown}\n`;
  const more = `## More\n\n- One index for each area: [${shown}](${at(file)})\n`;
  expect(whole).toBe([`# ${shown}\n`, `> ${shown}\n`, list, more].join('\n'));
  expect(file).toMatch(/^llms\/[\w-]+\.txt$/);
  expect(ofArea).toContain(list);
});

test('a page that no part has room for is named, with the remedy', () => {
  const pages = [{title: 'Long', text: 'x'.repeat(100_000)}];
  const make = () => fullTexts({title: 'T', tagline: 't'}, [{title: 'A', pages}], at);
  expect(make).toThrow(/“Long” has 100001 bytes[^]*Remedy: make two pages of it/);
});

test('the front matter of a twin has one line for each text', () => {
  const source = '---\ntitle: "A\\n---\\n# B"\ndescription: "A\\0B"\n---\n\nText.\n';
  const head = `title: "A --- # B"
description: A B
url: https://acme.example/docs/a
area: Start
kind: how-to
provisional: false`;
  const [whole, area] = ['llms.txt', 'llms/start.txt'].map(
    (it) => `[${it}](https://acme.example/${it})`,
  );
  expect(twinAt(siteOf({'docs/a.mdx': source}), '/docs/a.md')).toBe(
    `---\n${head}\n---\n\n> Index of all pages: ${whole}. Index of Start: ${area}.\n\n# A --- # B\n\nText.\n`,
  );
});
