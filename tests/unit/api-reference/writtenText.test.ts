import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {formatProblem} from '../../../src/base/problem';
import {removeSites, siteWith} from './generated';
import {render} from './rendered';

const refresh = '<meta http-equiv="refresh" content="0;url=https://example.com">';
const example = [`@example ${refresh}`, '```ts', 'const a = 1;', '```'];

/** A contract of one type; each field has one of these comments. */
function contract(...comments: readonly (readonly string[])[]) {
  const commented = (lines: readonly string[], indent: string) =>
    ['/**', ...lines.map((line) => ` * ${line}`), ' */'].map((line) => indent + line);
  const fields = comments.flatMap((lines, index) => [
    ...commented(['A field.', ...lines], '  '),
    `  field${index}: string;`,
  ]);
  const slip = [...commented(['A slip.', ...example, '@category Bet slip'], ''), '', ''];
  return siteWith({
    'index.ts': "export type {Slip} from './slip';\n",
    'slip.ts': [...slip.slice(0, -2), 'export interface Slip {', ...fields, '}', ''].join('\n'),
  });
}

async function problems(...comments: readonly (readonly string[])[]): Promise<string> {
  const found = await contract(...comments).read();
  return found.problems.map(formatProblem).join('\n');
}

afterAll(removeSites);

test('the title of an example is text', async () => {
  const site = contract(example);
  await site.read();
  const {tags, text} = render(site.page('interfaces/Slip.mdx'));
  expect(tags).not.toContain('meta');
  expect(text).toContain(`Example\n${refresh}\nconst a = 1;`);
  expect(text).toContain(`field0: ${refresh}\n`);
}, 60_000);

describe('a comment does not bring into a page', () => {
  const cases: readonly (readonly [text: string, says: string, remedy: string])[] = [
    ['[x](javascript:alert)', 'links to "javascript:alert"', 'link to a page by its file'],
    ['[x](java&Tab;script:a)', 'links to "java\tscript:a"', 'link to a page by its file'],
    ['<http://example.com>', 'links to "http://example.com"', 'link to a page by its file'],
    ['![A chat](https://example.com/a.png)', 'shows the picture “A chat”', 'put it on a page'],
    ['> It is quoted.', 'has a blockquote, which no cell of a table can hold', 'write sentences'],
    [`A \\\` and \`${refresh}\`.`, `has HTML: ${refresh}`, 'write it in words'],
    [
      '@example [x](//example.com)\n```ts\nconst a = 1;\n```',
      'links to "//example.com"',
      'link to a page by its file',
    ],
  ];
  let message = '';

  beforeAll(async () => {
    message = await problems(...cases.map(([text]) => text.split('\n')));
  }, 60_000);

  test.each(cases.map((it, index) => [...it, index] as const))(
    '%j',
    (text, says, remedy, index) => {
      const line = 13 + 5 * index + text.split('\n').length;
      expect(message).toContain(
        `src/contract/slip.ts:${line}\n  A comment of Slip ${says}.\n  Remedy: ${remedy}`,
      );
    },
  );
});

test('a fence that does not end makes no HTML of what is code in the next comment', async () => {
  const open = ['@example', '```ts', 'const a = 1;'];
  const site = contract(open, ['@example', '```', refresh, '```']);
  await site.read();
  const {tags, text} = render(site.page('interfaces/Slip.mdx'));
  expect(tags).not.toContain('meta');
  expect(text).toContain(`field1\n${refresh}\n`);
}, 60_000);

test('a comment links to pages and to other sites', async () => {
  const comment = 'See [A](https://example.com) and <https://example.com/a>.';
  expect(await problems([comment])).toBe('');
}, 60_000);
