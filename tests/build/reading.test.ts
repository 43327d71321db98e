import {expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {pageOf, routes} from './built';

const {baseUrl} = readDeployment(process.env);

const docs = routes.filter((route) => route.startsWith('/docs'));

/** Where the page leads on, or back, as a route. */
function neighbour(route: string, direction: 'next' | 'prev'): string | null {
  const href = pageOf(route)(`.pagination-nav__link--${direction}`).attr('href');
  return href === undefined ? null : `/${href.slice(baseUrl.length)}`.replace(/\/$/, '');
}

function walk(from: string, direction: 'next' | 'prev'): string[] {
  const seen: string[] = [];
  for (let at: string | null = from; at !== null; at = neighbour(at, direction)) {
    expect(seen, 'no page comes twice').not.toContain(at);
    seen.push(at);
  }
  return seen;
}

test('going on from /docs leads through every page of every area, and back again', () => {
  const there = walk('/docs', 'next');
  expect([...there].sort()).toEqual([...docs].sort());
  expect(walk(there.at(-1) ?? '', 'prev')).toEqual([...there].reverse());
});
