import type {PageChange} from './recentChanges';

/** What `<RecentChanges />` shows; `null` where the history is not known. */
export type RecentChanges = readonly PageChange[] | null;

/**
 * The changes as of the running build. They hang on the process and not on this module: Docusaurus
 * loads its configuration anew when that changes, and with it a second copy of this file.
 */
const key = Symbol.for('virtual-stadium-docs.recent-changes');

const store = globalThis as {[key]?: {readonly changes: RecentChanges}};

export function setRecentChanges(changes: RecentChanges): void {
  store[key] = {changes};
}

/** For remark plugins, while a page is compiled. */
export function getRecentChanges(): RecentChanges {
  const current = store[key];
  if (!current) {
    throw new Error(
      'The recent changes are read before they exist. Remedy: src/plugins/recent-changes must be among the plugins, before those that read pages.',
    );
  }
  return current.changes;
}
