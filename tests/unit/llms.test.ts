import {expect, test} from 'vitest';
import {llmsIndex} from '../../src/docusaurus/markdown-twins/llms';
import {frontMatter} from '../../src/docusaurus/markdown-twins/twin';

const nasty = 'A](https://evil.example) [B\n## Part\u0000\u2028<b> `c`';
const shown = 'A\\](https://evil.example) \\[B ## Part \\<b\\> \\`c\\`';

test('llms.txt has one line and one link for each page, whatever its title says', () => {
  const page = {title: nasty, description: nasty, address: 'https://example.com/a.md'};
  const index = llmsIndex({title: nasty, summary: nasty}, [{title: nasty, pages: [page]}]);
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
  const head = frontMatter({
    title: 'A\n---\n# B',
    description: 'A\u0000B',
    url: 'https://a.example',
  });
  expect(head).toBe('---\ntitle: "A --- # B"\ndescription: A B\nurl: https://a.example\n---\n\n');
});
