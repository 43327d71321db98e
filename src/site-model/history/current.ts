import type {PageChange} from './recentChanges';

/** What `<RecentChanges />` shows; `null` where the history is not known. */
export type RecentChanges = readonly PageChange[] | null;

/**
 * The changes as of the running build. They hang on the process and not on this module: Docusaurus
 * loads its configuration anew when that changes, and with it a second copy of this file.
 */
const key = Symbol.for('virtual-stadium-docs.recent-changes');

interface Store {
  changes?: RecentChanges;
  readonly known: Promise<void>;
  readonly announce: () => void;
}

const running = globalThis as {[key]?: Store};

function store(): Store {
  const current = running[key];
  if (!current) {
    throw new Error(
      'The recent changes are read, and nobody makes them. Remedy: src/docusaurus/recent-changes must be among the plugins.',
    );
  }
  return current;
}

/** From here on `recentChangesKnown` waits for them. */
export function expectRecentChanges(): void {
  let announce = (): void => undefined;
  const known = new Promise<void>((resolve) => (announce = resolve));
  running[key] = {known, announce};
}

export function setRecentChanges(changes: RecentChanges): void {
  store().changes = changes;
  store().announce();
}

/**
 * For plugins that read pages in `allContentLoaded`: Docusaurus runs that step of all plugins at
 * once, and what the pages list is made in it too.
 */
export function recentChangesKnown(): Promise<void> {
  return store().known;
}

/** For remark plugins, while a page is compiled. */
export function getRecentChanges(): RecentChanges {
  const {changes} = store();
  if (changes === undefined) {
    throw new Error(
      'The recent changes are read before they are made. Remedy: await recentChangesKnown() first.',
    );
  }
  return changes;
}
