import {compileFunction} from 'node:vm';
import {expect, test} from 'vitest';
import lean from '../../src/docusaurus/lean-client-data/lean.cjs';

function run(kind: string, source: string): string {
  const context = {getOptions: () => ({kind}), resourcePath: `/site/.docusaurus/${kind}`};
  return lean.call(context, source);
}

/** What a generated module exports, with the names that it imports. */
function exported(source: string, scope: Readonly<Record<string, unknown>> = {}): unknown {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  const run = compileFunction(body, Object.keys(scope)) as (...args: unknown[]) => unknown;
  return run(...Object.values(scope));
}

test('the registry keeps what loads a chunk', () => {
  const source =
    'export default {\n  "0058b4c6": [() => load("x"), "@generated/x", require.resolveWeak("@generated/x")],\n}';
  const load = (name: string) => name;
  const registry = exported(run('registry', source), {load}) as Record<string, [() => string]>;
  expect(registry['0058b4c6']?.[0]()).toBe('x');
  expect(run('registry', source)).not.toContain('@generated');
});

test('sidebars keep their items, and lose the docs beside them', () => {
  const version = {version: {label: 'Next', docsSidebars: {api: []}, docs: {a: {title: 'A'}}}};
  expect(JSON.parse(run('version', JSON.stringify(version)))).toEqual({
    version: {label: 'Next', docsSidebars: {api: []}, docs: {}},
  });
});

test('pages of tags and of categories are left alone', () => {
  const pages = [
    '{"tags":[]}',
    '{"tag":{"label":"A"}}',
    '{"categoryGeneratedIndex":{"title":"A"}}',
  ];
  expect(pages.map((page) => run('version', page))).toEqual(pages);
});

test.each([
  ['registry', 'export default {};'],
  ['version', '{"version": {"docsSidebars": {}}}'],
  ['version', '{"current": {"docs": {}}}'],
])('a %s of another shape stops the build, with the file and the remedy', (kind, source) => {
  expect(() => run(kind, source)).toThrow(
    new RegExp(`/site/\\.docusaurus/${kind}: not of the shape .* Remedy: `),
  );
});
