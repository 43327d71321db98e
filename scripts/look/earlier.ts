/** A build of an earlier commit, in a clone of its own that stays: it is looked at more than once. */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyKept, linkModules} from '../siteCopy';

const root = path.join(__dirname, '../..');

/** The full hash of what was typed: a hash, a branch, a tag, `HEAD~2`. */
export function commitOf(typed: string): string {
  const {status, stdout} = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${typed}^{commit}`],
    {cwd: root, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(
      `“${typed}” is no commit of this repository. Remedy: name one that “git log --all” lists, or bring it here with “git fetch”.`,
    );
  }
  return stdout.trim();
}

/** Builds what is in a folder; what the build said is in the error where it fails. */
export function build(folder: string, what: string): string {
  console.error(`Building ${what} …`);
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    env: {...process.env, NO_COLOR: '1', NODE_ENV: undefined},
  });
  if (status !== 0) {
    throw new Error(
      `${stdout}${stderr}\nThe build of ${what} failed, as said above. Remedy: mend it, or name a commit that builds here.`,
    );
  }
  return path.join(folder, 'build');
}

/** The packages that a build needs. */
function packagesOf(folder: string): string {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies, overrides} = JSON.parse(manifest) as Record<string, unknown>;
  return JSON.stringify([dependencies, overrides]);
}

function bringPackages(folder: string): void {
  if (packagesOf(folder) === packagesOf(root)) {
    linkModules(folder);
  } else {
    console.error('It has other packages: installing them …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  copyKept(folder);
}

/** The folder with the built site of a commit, made where it is not there yet. */
export function buildOf(commit: string, cache: string): string {
  const folder = path.join(cache, commit);
  const built = path.join(folder, 'build');
  if (fs.existsSync(path.join(built, 'index.html'))) {
    return built;
  }
  fs.rmSync(folder, {recursive: true, force: true});
  const git = (...args: string[]) =>
    execFileSync('git', args, {stdio: ['ignore', 'ignore', 'inherit']});
  git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  bringPackages(folder);
  return build(folder, commit.slice(0, 7));
}
