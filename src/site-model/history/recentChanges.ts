import type {History} from './git';

interface ChangedPage {
  readonly title: string;
  /** Without base URL. */
  readonly route: string;
  readonly description: string;
}

/** What happened to a page on one day. */
export interface PageChange extends ChangedPage {
  /** `2026-11-20`, in UTC. */
  readonly day: string;
  /** Of the day's last commit, in milliseconds. */
  readonly time: number;
  /** Of the contract, which changed there. */
  readonly part?: string;
}

interface WithSources extends ChangedPage {
  /** The files that say what the page says, relative to the site's folder. */
  readonly sources: readonly string[];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The days on which pages changed, newest first: one entry for a page and a day, however many
 * commits there were. Pages of the same moment come in the order given.
 */
export function pageChanges(pages: readonly WithSources[], history: History): PageChange[] {
  if (!history.known) {
    return [];
  }
  const changes = pages.flatMap(({sources, ...page}) => {
    const days = new Map<string, number>();
    for (const {time} of sources.flatMap((file) => history.changes.get(file) ?? [])) {
      days.set(dayOf(time), Math.max(time, days.get(dayOf(time)) ?? 0));
    }
    return [...days].map(([day, time]): PageChange => ({...page, day, time}));
  });
  return changes.sort((a, b) => b.time - a.time);
}

/** The latest change of each page and of each part of the contract, newest first. */
export function latestByPage(changes: readonly PageChange[], limit: number): PageChange[] {
  const seen = new Set<string>();
  const keyOf = ({part, route}: PageChange) => part ?? route;
  return changes.filter((it) => !seen.has(keyOf(it)) && seen.add(keyOf(it))).slice(0, limit);
}
