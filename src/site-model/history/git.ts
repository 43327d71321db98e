import {execFileSync} from 'node:child_process';
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
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: 'pipe',
    });
  const unknown = (why: string, remedy = 'build in a full clone of the repository'): History => ({
    known: false,
    why,
    remedy,
  });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      // Its oldest commit seems to have written every file.
      const remedy = 'git fetch --unshallow (actions/checkout: fetch-depth: 0)';
      return unknown('the clone is shallow', remedy);
    }
    const changes = changesByFile(parseLog(git(...LOG)));
    const uncommitted = new Set(
      git('diff', ...NAMES, 'HEAD')
        .split('\n')
        .filter(Boolean),
    );
    return changes.size === 0
      ? unknown('no commit has a file of this folder')
      : {known: true, changes, uncommitted};
  } catch (error) {
    const {stderr, message} = error as Error & {readonly stderr?: string};
    const [said] = stderr?.trim().split('\n') ?? [];
    return unknown(said ? `git says: ${said}` : `git does not run: ${message}`);
  }
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
