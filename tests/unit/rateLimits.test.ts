import type {Root, Table} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import type {SiteSettings} from '../../src/site';
import putIn from '../../src/site-model/transforms/putIn';
import {rateLimits} from '../../src/site-model/transforms/settings';

function transformed(limits: SiteSettings['rateLimits']): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(putIn, new Map([['RateLimits', rateLimits(limits, 'your integration contact')]]));
  const file = new VFile({path: 'docs/page.mdx', value: '<RateLimits />'});
  return processor.runSync(processor.parse(file), file);
}

const texts = (node: unknown): string[] =>
  typeof node === 'object' && node !== null
    ? 'value' in node
      ? [String(node.value)]
      : ((node as {children?: unknown[]}).children ?? []).flatMap(texts)
    : [];

test.each([[null], [[]]])('without limits the page says that they are not documented', (limits) => {
  expect(texts(transformed(limits)).join('')).toBe(
    "The limits aren't known. Agree on them in your contract: ask your integration contact.",
  );
});

test("the owner's limits become a table", () => {
  const [table] = transformed([
    {appliesTo: 'Channel creation', requests: 1200, windowSeconds: 60},
    {appliesTo: 'Everything else', requests: 5, windowSeconds: 1},
  ]).children as Table[];
  expect(table?.children.map((row) => row.children.map((cell) => texts(cell).join('')))).toEqual([
    ['Applies to', 'Requests', 'In'],
    ['Channel creation', '1,200', '60 seconds'],
    ['Everything else', '5', '1 second'],
  ]);
});
