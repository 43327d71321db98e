import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {readFacts} from '../../src/facts';
import {root, siteFences} from '../support/samples';
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

test('a sample that enables a module handles its action, or logs every type', () => {
  const duties = modules.flatMap(({property}) => [
    ...property.matchAll(/`(enable\w+)`, and `onAction` that handles `(\w+)`/g),
  ]);
  expect(duties.length).toBeGreaterThan(3);
  const enabling = duties.flatMap(([, enables, action]) =>
    siteFences()
      .filter(({text}) => text.includes(`${enables}: true`))
      .map(({text}) => ({enables, action, text})),
  );
  expect(enabling.length).toBeGreaterThan(10);
  const silent = enabling.filter(
    ({action, text}) => !text.includes(`'${action}'`) && !text.includes('console.info(type)'),
  );
  expect(silent).toEqual([]);
});
