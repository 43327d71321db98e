import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** To be called when the tests of a file are done. */
export function removeRepositories(): void {
  made.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));
}

export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  made.push(folder);
  return folder;
}

/** A repository of its own, with commits at the times that a test wants. */
export class GitRepository {
  constructor(readonly folder: string = temporaryFolder()) {
    this.git('init', '--quiet', '--initial-branch=main');
  }

  git(...args: string[]): string {
    return this.gitAt('2026-01-01T00:00:00Z', ...args);
  }

  /** @param time - of author and committer */
  gitAt(time: string, ...args: string[]): string {
    const identity = {GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com'};
    const committer = {GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@example.com'};
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...identity,
        ...committer,
        GIT_AUTHOR_DATE: time,
        GIT_COMMITTER_DATE: time,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
      },
    }).trim();
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, text);
    }
  }

  commit(time: string, files: Readonly<Record<string, string>>, message = 'Change'): void {
    this.write(files);
    this.git('add', '--all');
    this.gitAt(time, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
  }
}
