import {spawnSync} from 'node:child_process';
import {changesByFile, parseLog, type Change} from './log';

/** What git knows of the site's files. Their paths are relative to the site's folder. */
export type History =
  | {
      readonly known: true;
      /** Newest first. */
      readonly changes: ReadonlyMap<string, readonly Change[]>;
      /** Files that are not as the last commit has them. */
      readonly uncommitted: ReadonlySet<string>;
    }
  | {readonly known: false; readonly why: string; readonly remedy: string};

const NAMES = ['--name-only', '--no-renames', '--relative', '--no-ext-diff'];
const PLAIN = ['--no-color', '--no-notes', '--no-show-signature'];
const LOG = ['log', '--topo-order', '--pretty=raw', '-m', '--root', ...NAMES, ...PLAIN];

/** Reads the history of a folder: one pass over all commits, not a process for each page. */
export function readHistory(folder: string): History {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
  const unknown = (why: string, remedy = 'build in a full clone of the repository'): History => ({
    known: false,
    why,
    remedy,
  });
  const says = (stderr: string) => unknown(`git says: ${stderr.trim().split('\n')[0]}`);

  const shallow = git('rev-parse', '--is-shallow-repository');
  if (shallow.error) {
    return unknown(`git does not run: ${shallow.error.message}`);
  }
  if (shallow.status !== 0) {
    return says(shallow.stderr);
  }
  if (shallow.stdout.trim() === 'true') {
    // Its oldest commit seems to have written every file.
    const remedy = 'git fetch --unshallow (actions/checkout: fetch-depth: 0)';
    return unknown('the clone is shallow', remedy);
  }
  const log = git(...LOG);
  const changed = git('diff', ...NAMES, 'HEAD');
  if (log.status !== 0 || changed.status !== 0) {
    return says(log.stderr || changed.stderr);
  }
  const changes = changesByFile(parseLog(log.stdout));
  return changes.size === 0
    ? unknown('no commit has a file of this folder')
    : {known: true, changes, uncommitted: new Set(changed.stdout.split('\n').filter(Boolean))};
}

/** When files got their present state, in milliseconds; `null` when no commit has that state. */
export function lastChange(history: History, files: readonly string[]): number | null {
  if (!history.known || files.length === 0) {
    return null;
  }
  const times = files.map((file) =>
    history.uncommitted.has(file) ? undefined : history.changes.get(file)?.[0]?.time,
  );
  return times.every((time) => time !== undefined) ? Math.max(...times) : null;
}
