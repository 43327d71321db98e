import type {RouteConfig} from '@docusaurus/types';

/**
 * Routes that say when their page changed. `null` says that nobody knows; a route that says nothing
 * would have the sitemap ask git for each page, and believe a clone without history.
 */
export function datedRoutes(
  routes: readonly RouteConfig[],
  dateOf: (file: string) => number | null,
): RouteConfig[] {
  return routes.map(({metadata, routes: inner, ...route}) => ({
    ...route,
    ...(inner && {routes: datedRoutes(inner, dateOf)}),
    metadata: {
      ...metadata,
      lastUpdatedAt: metadata?.sourceFilePath ? dateOf(metadata.sourceFilePath) : null,
    },
  }));
}
