import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {setContractModel} from '../../../src/site-model/contract/current';
import {pageTree} from '../../../src/docusaurus/markdown-twins/twin';
import {
  markdownIn,
  textOfReactPage,
  titleOfReactPage,
} from '../../../src/docusaurus/search-index/reactPage';
import {sectionsIn} from '../../../src/docusaurus/search-index/sections';

const siteDir = path.join(__dirname, '../../..');
const sectionsOf = (source: string) =>
  sectionsIn(pageTree({file: path.join(siteDir, 'docs/sample.mdx'), source}, siteDir).tree);

beforeAll(() => setContractModel({entries: []}));

test('a page is parted at its headings, with the anchors of the page', () => {
  const source = `---
title: Sample
---

Above all.

## Keys

One paragraph
of two lines.

- an item
- another <Provisional>one</Provisional>

### Rotate *a* key {#rotate}

| Name | Meaning |
| - | - |
| \`id\` | what it is |

\`\`\`text
  line one
\`\`\`

## Keys

:::note[Mind]
Said aside.
:::
`;
  expect(sectionsOf(source)).toEqual([
    {heading: '', anchor: '', text: 'Above all.', code: ''},
    {
      heading: 'Keys',
      anchor: 'keys',
      text: 'One paragraph of two lines.\nan item\nanother one',
      code: '',
    },
    {heading: 'Rotate a key', anchor: 'rotate', text: 'id · what it is', code: 'line one'},
    {heading: 'Keys', anchor: 'keys-1', text: 'Mind\nSaid aside.', code: ''},
  ]);
});

test('a page in React is read from its source: what is seen, and nothing else', () => {
  const source = `import Layout from '@theme/Layout';
import Embed from './_embed.mdx';
const CARDS = [{to: '/docs', title: 'Cards', text: 'Read more'}];
export default () => (
  <Layout title="The title" className="wide">
    <h1>{site.title}</h1>
    <p>Some <b>text</b> here.</p>
    <Drawing />
  </Layout>
);`;
  const texts = textOfReactPage(source, {'site.title': 'Known title', '<Drawing>': 'A drawing'});
  expect(texts).toEqual([
    'Cards',
    'Read more',
    'The title',
    'Known title',
    'Some',
    'text',
    'here.',
    'A drawing',
  ]);
  expect(titleOfReactPage(source)).toBe('The title');
  expect(markdownIn(source)).toEqual(['./_embed.mdx']);
});
