import type {Root} from 'mdast';
import {onceFor} from '../base/onceFor';
import type {Problem} from '../base/problem';
import {nearest} from '../site-model/contract/resolveName';
import type {Page} from '../site-model/pages/page';
import {docIdOf} from '../site-model/pages/sections';
import {isGenerated} from '../site-model/sources/sources';
import type {Site} from '../site-model/site';

/** The tree of a page that could not be read. */
export const noTree: Root = {type: 'root', children: []};

/** What is wrong, and what to do about it. */
export type Finding = readonly [message: string, remedy: string];

/** A finding at its place, where there is one. */
export function problemAt(
  file: string,
  line: number,
  finding: Finding | null | false | undefined,
): Problem[] {
  return finding ? [{file, line, message: finding[0], remedy: finding[1]}] : [];
}

/** “Did you mean”, as a remedy. */
export function nearestAre(text: string, known: Iterable<string>): string {
  return `the nearest are ${nearest(text, [...known]).join(', ')}`;
}

/** Says what is wrong with a site, of one kind. */
export type Check = (site: Site) => Problem[];

/** A check that looks at each page that somebody wrote: the reference is generated. */
export const ofPages =
  (check: (page: Page, site: Site) => Problem[]): Check =>
  (site) =>
    [...site.pages.values()]
      .filter(({file}) => !isGenerated(file))
      .flatMap((page) => check(page, site));

/** Ids of all docs. */
export const docIds = onceFor(
  ({pages}: Site): ReadonlySet<string> =>
    new Set([...pages.values()].flatMap(({file, route}) => (route && docIdOf(file)) || [])),
);
