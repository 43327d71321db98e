import type {LoaderContext} from '@rspack/core';
import {describe, expect, test} from 'vitest';
import lean from '../../src/docusaurus/lean-client-data/lean.cjs';

type Context = LoaderContext<{kind: string}>;

function run(kind: string, source: string): string {
  const context = {getOptions: () => ({kind}), resourcePath: `/site/.docusaurus/${kind}`};
  return lean.call(context as Context, source);
}

/** What a generated module exports, with the names that it imports. */
function exported(source: string, scope: Readonly<Record<string, unknown>> = {}): unknown {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return (new Function(...Object.keys(scope), body) as (...args: unknown[]) => unknown)(
    ...Object.values(scope),
  );
}

describe('routes', () => {
  const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/web',
    component: ComponentCreator('/web', '36b'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'af0'),
    routes: [
      {
        path: '/docs/api',
        component: ComponentCreator('/docs/api', 'c51'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const scope = {ComponentCreator: (...args: string[]) => args};

  test('stay what they are, and name each path once', () => {
    const result = run('routes', source);
    expect(exported(result, scope)).toEqual(exported(source, scope));
    expect(result.match(/\/docs\/api/g)).toHaveLength(1);
    expect(result.match(/\/web/g)).toHaveLength(1);
  });
});

describe('the data of plugins', () => {
  const docs = [
    {id: 'api/index', path: '/docs/api/', sidebar: 'api'},
    {id: 'web/api', path: '/docs/web/api', sidebar: 'docs'},
    {id: 'unlisted', path: '/docs/unlisted', unlisted: true},
    {id: 'alone', path: '/docs/alone'},
  ];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{name: 'current', path: '/docs', docs}]},
    },
    another: {default: {key: 1}},
  };

  test('stay what they are, but for the order of the docs', () => {
    const result = exported(run('globalData', JSON.stringify(data))) as typeof data;
    const [version] = result['docusaurus-plugin-content-docs'].default.versions;
    expect(version?.docs).toHaveLength(docs.length);
    expect(version?.docs).toEqual(expect.arrayContaining(docs));
    expect(result.another).toEqual(data.another);
  });
});

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

test('the configuration loses what only builds read', () => {
  const result = run('config', 'export default {"title": "Docs", "plugins": ["/home/x"]};\n');
  expect(exported(result)).toEqual({title: 'Docs'});
});

test('a shape that is not known stops the build, with the file and the remedy', () => {
  expect(() => run('routes', 'export default [];')).toThrow(
    /\/site\/\.docusaurus\/routes: not of the shape .* Remedy: /,
  );
});
