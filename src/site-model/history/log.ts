/** A commit of `git log`, with the files in which it differs from each of its parents. */
interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
  /** Of the committer, in milliseconds. */
  readonly time: number;
  /** By parent; a commit without parents has its files under ''. */
  readonly files: Map<string, Set<string>>;
}

/** A commit that changed a file. */
export interface Change {
  readonly commit: string;
  /** Of the committer, in milliseconds. */
  readonly time: number;
}

/**
 * Reads what `git log --pretty=raw -m --name-only` prints. With `-m` a merge appears there once for
 * each parent that it differs from, which its first line names.
 */
export function parseLog(log: string): Commit[] {
  const commits = new Map<string, Commit>();
  const blocks = log.split(/^commit (?=[0-9a-f]{40,64}(?: \(from [0-9a-f]+\))?$)/m).slice(1);
  for (const block of blocks) {
    // A tree, parents, names and dates; then the message, each line of it indented; then the files.
    const [head = '', ...rest] = block.split('\n\n');
    const [, id = '', from] = /^(\w+)(?: \(from (\w+)\))?$/m.exec(head) ?? [];
    const parents = [...head.matchAll(/^parent (\w+)$/gm)].map(([, parent = '']) => parent);
    const time = /^committer .* (\d+) [+-]\d{4}$/m.exec(head)?.[1];
    const lines = rest.flatMap((part) => part.split('\n'));
    const files = lines.filter((line) => line !== '' && !line.startsWith('    '));
    const commit = commits.get(id) ?? {id, parents, time: Number(time) * 1000, files: new Map()};
    if (files.length) {
      commit.files.set(from ?? parents[0] ?? '', new Set(files));
    }
    commits.set(id, commit);
  }
  return [...commits.values()];
}

/**
 * The commits behind each file, newest first: those that `git log -- <file>` lists for it, which
 * follows of a merge only a parent that has the file as the merge has it.
 *
 * @param commits - no commit before one of its children
 */
export function changesByFile(commits: readonly Commit[]): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  /** Files to look for, by the commit to look at. */
  const wanted = new Map<string, Set<string>>();
  const want = (commit: string, file: string) => {
    wanted.set(commit, (wanted.get(commit) ?? new Set()).add(file));
  };
  const all = commits.flatMap(({files}) => [...files.values()].flatMap((each) => [...each]));
  all.forEach((file) => want(commits[0]?.id ?? '', file));
  for (const {id, parents, time, files} of commits) {
    const differs = (parent: string, file: string) => files.get(parent)?.has(file) ?? false;
    for (const file of wanted.get(id) ?? []) {
      const same = parents.find((parent) => !differs(parent, file));
      if (same !== undefined) {
        want(same, file);
      } else if (parents.length > 0 || differs('', file)) {
        changes.set(file, [...(changes.get(file) ?? []), {commit: id, time}]);
        parents.forEach((parent) => want(parent, file));
      }
    }
    wanted.delete(id);
  }
  return changes;
}
