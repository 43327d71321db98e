import {expect, test} from 'vitest';
import {sectionsIn} from '../../../src/outputs/search/sections';
import {pageOf} from '../support/site';

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
  expect(sectionsIn(pageOf('docs/sample.mdx', source).plain!, 'Sample')).toEqual([
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

test.each([
  ['Sample', 'Text.'],
  ['Welcome', 'Welcome\nText.'],
])('the heading on top is found where it is not the title: %s', (heading, text) => {
  const {plain} = pageOf('docs/sample.mdx', `# ${heading}\n\nText.\n`);
  expect(sectionsIn(plain!, 'Sample')).toEqual([{heading: '', anchor: '', text, code: ''}]);
});
