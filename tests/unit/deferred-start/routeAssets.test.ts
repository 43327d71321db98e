import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {chunksOf, matchedRoutes} from '../../../src/finish/start/routeAssets';

const component = '@theme/Page';
const page = (path: string): RouteConfig => ({path, component, exact: true});

/** As the docs plugin nests them: version, sidebar, page. The start page of the docs has their path. */
const routes: RouteConfig[] = [
  {
    path: '/docs',
    component,
    routes: [
      {
        path: '/docs',
        component,
        routes: [{path: '/docs', component, routes: [page('/docs'), page('/docs/web')]}],
      },
    ],
  },
  page('/'),
  page('/web'),
];

const names = {
  '/-1aa': {__comp: 'home', content: 'home-content'},
  '/web-2bb': {__comp: 'mdx', content: 'web-content'},
  '/docs-3cc': {__comp: 'docs-root', __context: {plugin: 'docs-plugin'}},
  '/docs-4dd': {__comp: 'docs-page', content: 'docs-content'},
  '/docs/web-5ee': {__comp: 'docs-page', content: 'docs-web-content'},
};

const chunks = chunksOf(routes, names);

describe('the chunks of a route', () => {
  test('are those of its page and of every frame around it, each once', () => {
    expect(chunks('/docs/web')).toEqual([
      'docs-root',
      'docs-plugin',
      'docs-page',
      'docs-web-content',
    ]);
  });

  test('are its own where a frame has the same path', () => {
    expect(chunks('/docs')).toContain('docs-content');
    expect(chunks('/docs/web')).not.toContain('docs-content');
  });

  test('are those of the page alone where nothing is around it', () => {
    expect(chunks('/')).toEqual(['home', 'home-content']);
    expect(chunks('/web')).toEqual(['mdx', 'web-content']);
  });

  test('are none where there is no such route', () => {
    expect(matchedRoutes(routes, '/docs/nowhere')).toEqual([]);
    expect(chunks('/nowhere')).toEqual([]);
  });
});
