import {expect, test} from 'vitest';
import {excerptOf, withExcerpts} from '../../../src/site-model/fences/excerpts';
import {pageFences} from '../../../src/site-model/fences/fences';
import {parsePage} from '../../../src/site-model/markdown/parse';

const html = [
  '<main>',
  '  <!-- region chat -->',
  '  <div>',
  '    <p></p>',
  '  </div>',
  '  <!-- endregion -->',
  '</main>',
  '',
].join('\n');

test('a region is shown from the left edge, and a whole file without its marks', () => {
  expect(excerptOf(html, 'chat')).toEqual({text: '<div>\n  <p></p>\n</div>', lines: [3, 4, 5]});
  expect(excerptOf(html, null)?.text).toBe('<main>\n  <div>\n    <p></p>\n  </div>\n</main>');
});

test('a region within another is part of both', () => {
  const code = '// region outer\na;\n// region inner\nb;\n// endregion\nc;\n// endregion\nd;\n';
  expect(excerptOf(code, 'outer')).toEqual({text: 'a;\nb;\nc;', lines: [2, 4, 6]});
  expect(excerptOf(code, 'inner')).toEqual({text: 'b;', lines: [4]});
});

test('an excerpt is in the page as if it stood there, with the flags of its fence', () => {
  const page = parsePage('```ts title="a.ts" run="a" file="samples/x/a.ts"\n```\n');
  const tree = withExcerpts(page, {'samples/x/a.ts': 'export const a = 1;\n'});
  const [fence] = pageFences('docs/page.mdx', tree, tree).fences;
  expect(fence).toMatchObject({text: 'export const a = 1;', meta: {title: 'a.ts', run: 'a'}});
});
