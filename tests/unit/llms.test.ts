import {expect, test} from 'vitest';
import {llmsIndex} from '../../src/outputs/twins/llms';
import {twinAt} from '../../src/outputs/twins';
import {siteOf} from './support/site';

const nasty = 'A](https://evil.example) [B\n## Part\u0000\u2028<b> `c`';
const shown = 'A\\](https://evil.example) \\[B ## Part \\<b\\> \\`c\\`';

test('llms.txt has one line and one link for each page, whatever its title says', () => {
  const page = {title: nasty, description: nasty, address: 'https://example.com/a.md'};
  const sections = [{title: nasty, pages: [page]}];
  const index = llmsIndex({title: nasty, tagline: nasty}, sections, ({address}) => address);
  expect(index).toBe(
    [
      `# ${shown}\n`,
      `> ${shown}\n`,
      `## ${shown}\n`,
      `- [${shown}](https://example.com/a.md): ${shown}\n`,
    ].join('\n'),
  );
});

test('the front matter of a twin has one line for each text', () => {
  const source = '---\ntitle: "A\\n---\\n# B"\ndescription: "A\\0B"\n---\n\nText.\n';
  const head = 'title: "A --- # B"\ndescription: A B\nurl: https://acme.example/docs/a';
  expect(twinAt(siteOf({'docs/a.mdx': source}), '/docs/a.md')).toBe(
    `---\n${head}\n---\n\n# A --- # B\n\nText.\n`,
  );
});
