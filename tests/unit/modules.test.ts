import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {readFacts} from '../../src/facts';
import {root} from '../support/samples';
import {pageOf} from './support/site';

const {modules} = readFacts(root).facts;

test.each(modules)('$name has the same line in the table and on its own page', ({id, name}) => {
  const rowsOf = (element: string) => {
    const [table] = pageOf('docs/sample.mdx', `---\ntitle: A\n---\n\n${element}\n`).plain!.children;
    return table?.type === 'table'
      ? table.children.map((row) => row.children.map((cell) => toString(cell)))
      : [];
  };
  const [, own] = rowsOf(`<Modules of="${id}" />`);
  expect(own).toHaveLength(5);
  expect(own?.join(' ')).not.toMatch(/[<`]/);
  expect(rowsOf('<Modules />')).toContainEqual([name, ...own!]);
});

test('a module that is not known stops the build', () => {
  const {problems} = pageOf('docs/sample.mdx', '---\ntitle: A\n---\n\n<Modules of="none" />\n');
  expect(problems).toEqual([
    expect.objectContaining({line: 5, message: expect.stringContaining('“none”') as string}),
  ]);
});
