import path from 'node:path';
import type {ParseFrontMatter, RouteConfig} from '@docusaurus/types';
import {posix} from '../../base/files';
import {pageRoute} from '../../base/pageRoute';
import {withOwnNames} from '../../ownNames';

/**
 * Gives each page its date by way of its front matter, where Docusaurus looks before it starts a git
 * process for the page. A page without a date gets the zero of dates, which the theme does not show:
 * left without, Docusaurus would show the last commit of a file that has changed since.
 *
 * @param dateOf - of a page by its file, relative to the site's folder
 */
export function withDates(
  siteDir: string,
  dateOf: (file: string) => number | null,
): ParseFrontMatter {
  return async (params) => {
    const parsed = withOwnNames(await params.defaultParseFrontMatter(params));
    const file = posix(path.relative(siteDir, params.filePath));
    // A partial is no page, and Docusaurus wants no front matter there.
    if (pageRoute(file) === null) {
      return parsed;
    }
    const date = new Date(dateOf(file) ?? 0).toISOString();
    return {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date}}};
  };
}

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
