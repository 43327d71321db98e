import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pageRoute} from '../../base/pageRoute';
import {lastChange, type History} from './git';

/**
 * Gives each page its date by way of its front matter, where Docusaurus looks before it starts a git
 * process for the page. A page without a date gets the zero of dates, which the theme does not show:
 * left without, Docusaurus would show the last commit of a file that has changed since.
 *
 * @param sourcesOf - the files behind a page; both relative to the site's folder
 */
export function withDates(
  siteDir: string,
  history: History,
  sourcesOf: (file: string) => readonly string[],
): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    // A partial is no page, and Docusaurus wants no front matter there.
    if (!history.known || pageRoute(file) === null) {
      return parsed;
    }
    const date = new Date(lastChange(history, sourcesOf(file)) ?? 0).toISOString();
    return {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date}}};
  };
}
