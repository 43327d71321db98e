import {spawnSync} from 'node:child_process';

/**
 * The commit that a build is of: what `BUILD_COMMIT` says, for copies without git, else what git
 * says. `null` where neither knows, and where files are not as the commit has them.
 */
export function readCommit(siteDir: string, environment: NodeJS.ProcessEnv): string | null {
  const named = environment.BUILD_COMMIT;
  if (named) {
    if (!/^[0-9a-f]{40}$/.test(named)) {
      throw new Error(
        `BUILD_COMMIT is "${named}". It must be the full hash of a commit, 40 digits; unset it to ask git.`,
      );
    }
    return named;
  }
  const git = (...args: string[]) => spawnSync('git', args, {cwd: siteDir, encoding: 'utf8'});
  // A folder within another repository is not of its commit.
  const above = git('rev-parse', '--show-cdup');
  const changed = git('status', '--porcelain');
  const head = git('rev-parse', 'HEAD');
  const isClean = [above, changed, head].every(({status}) => status === 0);
  return isClean && above.stdout.trim() === '' && changed.stdout === '' ? head.stdout.trim() : null;
}
