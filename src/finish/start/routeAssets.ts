import type {RouteConfig} from '@docusaurus/types';

/** Names of the chunks of each route, as Docusaurus writes them: `/docs/x-1a2` to a tree of names. */
export type RouteChunkNames = Readonly<Record<string, unknown>>;

/** The routes that a path goes through, from the outermost. */
export function matchedRoutes(routes: readonly RouteConfig[], path: string): RouteConfig[] {
  return routes.flatMap((route) => {
    const inner = matchedRoutes(route.routes ?? [], path);
    return inner.length > 0 || (!route.routes && route.path === path) ? [route, ...inner] : [];
  });
}

function namesIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(namesIn);
}

/** Gives the names of the chunks that a path needs in addition to the entry's. */
export function chunksOf(
  routes: readonly RouteConfig[],
  names: RouteChunkNames,
): (path: string) => string[] {
  const trees = new Map<string, unknown[]>();
  for (const [key, tree] of Object.entries(names)) {
    trees.set(pathOf(key), [...(trees.get(pathOf(key)) ?? []), tree]);
  }
  return (path) => {
    const found = matchedRoutes(routes, path).flatMap((route) =>
      (trees.get(route.path) ?? [])
        // A page may have the path of the frame around it, as `/docs` has.
        .filter((tree) => !(route.routes && isPage(tree)))
        .flatMap(namesIn),
    );
    return [...new Set(found)];
  };
}

const isPage = (tree: unknown): boolean =>
  typeof tree === 'object' && tree !== null && 'content' in tree;

const pathOf = (key: string): string => key.replace(/-[^-]+$/, '');
