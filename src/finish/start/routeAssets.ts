import type {RouteConfig} from '@docusaurus/types';

/** Names of the chunks of each route, as Docusaurus writes them: `/docs/x-1a2` to a tree of names. */
export type RouteChunkNames = Readonly<Record<string, unknown>>;

/** The routes that a path goes through, from the outermost. */
export function matchedRoutes(routes: readonly RouteConfig[], path: string): RouteConfig[] {
  for (const route of routes) {
    const isMatch =
      route.exact || !route.routes
        ? route.path === path
        : path === route.path || path.startsWith(`${route.path.replace(/\/$/, '')}/`);
    if (isMatch) {
      const inner = matchedRoutes(route.routes ?? [], path);
      if (!route.routes || inner.length > 0) {
        return [route, ...inner];
      }
    }
  }
  return [];
}

function namesIn(tree: unknown): string[] {
  return typeof tree === 'string'
    ? [tree]
    : typeof tree === 'object' && tree !== null
      ? Object.values(tree).flatMap(namesIn)
      : [];
}

/** Names of the chunks that a path needs in addition to the entry's. */
export function chunksOf(
  routes: readonly RouteConfig[],
  names: RouteChunkNames,
  path: string,
): string[] {
  const found = matchedRoutes(routes, path).flatMap((route) =>
    Object.entries(names)
      // A page may have the path of the frame around it, as `/docs` has.
      .filter(([key, tree]) => pathOf(key) === route.path && !(route.routes && isPage(tree)))
      .flatMap(([, tree]) => namesIn(tree)),
  );
  return [...new Set(found)];
}

const isPage = (tree: unknown): boolean =>
  typeof tree === 'object' && tree !== null && 'content' in tree;

const pathOf = (key: string): string => key.replace(/-[^-]+$/, '');
