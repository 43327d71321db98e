import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, describe, expect, test} from 'vitest';
import {hashOf} from '../../../src/base/hashOf';
import {lastChange, readHistory, type History} from '../../../src/site-model/history/git';
import {GitRepository, removeRepositories, temporaryFolder} from '../../support/gitRepository';

afterAll(removeRepositories);

const at = (time: string) => new Date(time).getTime();

function known(history: History) {
  if (!history.known) {
    throw new Error(history.why);
  }
  return history;
}

/** What git itself says of each file, by a process for each. */
function askGit(repository: GitRepository): Record<string, string[]> {
  const files = repository.git('ls-files').split('\n');
  return Object.fromEntries(
    files.map((file) => [
      file,
      repository.git('log', '--format=%H', '--', file).split('\n').sort(),
    ]),
  );
}

function asRead(repository: GitRepository): Record<string, string[]> {
  const files = repository.git('ls-files').split('\n');
  const {changes} = known(readHistory(repository.folder));
  return Object.fromEntries(
    files.map((file) => [file, (changes.get(file) ?? []).map(({commit}) => commit).sort()]),
  );
}

/** Branches that change the same file, alike and otherwise, a merge that settles it, and one that drops a side. */
function branched(): GitRepository {
  const repository = new GitRepository();
  repository.commit('2026-01-01T00:00:00Z', {'a.md': 'a\n', 'b.md': 'b\n', 'c.md': 'c\n'});
  repository.git('checkout', '--quiet', '-b', 'side');
  repository.commit('2026-01-02T00:00:00Z', {'a.md': 'side\n', 'b.md': 'same\n', 'd é.md': 'd\n'});
  repository.git('checkout', '--quiet', 'main');
  repository.commit('2026-01-03T00:00:00Z', {'a.md': 'main\n', 'b.md': 'same\n'});
  repository.git('merge', '--quiet', '--no-commit', '--strategy=ours', 'side');
  repository.commit('2026-01-04T00:00:00Z', {'a.md': 'both\n', 'd é.md': 'd\n'}, 'Merge');
  repository.git('checkout', '--quiet', '-b', 'dropped');
  repository.commit('2026-01-05T00:00:00Z', {'c.md': 'dropped\n'});
  repository.git('checkout', '--quiet', 'main');
  repository.commit(
    '2026-01-06T00:00:00Z',
    {'a.md': 'later\n'},
    'Looks like a log:\n\ncommit 0000000000000000000000000000000000000000\n\nc.md',
  );
  repository.gitAt(
    '2026-01-07T00:00:00Z',
    'merge',
    '--quiet',
    '--no-ff',
    '--strategy=ours',
    '--message=Drop',
    'dropped',
  );
  return repository;
}

describe('the history of a repository', () => {
  test('has for each file the commits that git log lists for it', () => {
    const repository = branched();
    const read = asRead(repository);
    expect(Object.keys(read)).toEqual(['a.md', 'b.md', 'c.md', 'd é.md']);
    expect(read).toEqual(askGit(repository));
    // A merge that wrote something of its own is a change; what a merge dropped is none.
    expect(read['a.md']).toHaveLength(5);
    expect(read['c.md']).toHaveLength(1);
  });

  test('is that of this site', () => {
    const root = path.resolve(__dirname, '../../..');
    const history = readHistory(root);
    if (!history.known) {
      expect(history.remedy).not.toBe('');
      return;
    }
    for (const file of ['docs/index.mdx', 'src/contract/widget.ts', 'package.json']) {
      const newest = execFileSync('git', ['log', '-1', '--format=%H', '--', file], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(history.changes.get(file)?.[0]?.commit).toBe(newest.trim());
    }
  });

  test('is told of a folder inside of the repository by paths from there', () => {
    const repository = new GitRepository();
    repository.commit('2026-01-01T00:00:00Z', {'site/docs/a.md': 'a', 'other.md': 'o'});
    const {changes} = known(readHistory(path.join(repository.folder, 'site')));
    expect([...changes.keys()]).toEqual(['docs/a.md']);
  });
});

describe('the date of files', () => {
  const repository = new GitRepository();
  repository.commit('2026-01-01T10:00:00+09:00', {'a.md': 'a', 'b.md': 'b', 'c.md': 'c'});
  repository.commit('2026-02-01T23:30:00-05:00', {'b.md': 'b2'});
  repository.write({'c.md': 'changed', 'new.md': 'new'});
  const history = readHistory(repository.folder);

  test('is that of the newest commit behind any of them', () => {
    expect(lastChange(history, ['a.md'])).toBe(at('2026-01-01T01:00:00Z'));
    expect(lastChange(history, ['a.md', 'b.md'])).toBe(at('2026-02-02T04:30:00Z'));
  });

  test('is not known while one of them has changes that are not committed', () => {
    expect(lastChange(history, ['c.md'])).toBeNull();
    expect(lastChange(history, ['new.md'])).toBeNull();
    expect(lastChange(history, ['a.md', 'c.md'])).toBeNull();
    expect(lastChange(history, [])).toBeNull();
  });
});

describe('without a history', () => {
  test('a shallow clone says so instead of lying', () => {
    const origin = new GitRepository();
    origin.commit('2026-01-01T00:00:00Z', {'a.md': 'a'});
    origin.commit('2026-01-02T00:00:00Z', {'b.md': 'b'});
    const folder = path.join(temporaryFolder(), 'clone');
    const url = pathToFileURL(origin.folder).href;
    execFileSync('git', ['clone', '--quiet', '--depth=1', url, folder]);
    expect(readHistory(folder)).toMatchObject({
      known: false,
      why: expect.stringContaining('shallow') as string,
      remedy: expect.stringContaining('git fetch --unshallow') as string,
    });
    expect(lastChange(readHistory(folder), ['a.md'])).toBeNull();
  });

  test.each([
    ['outside of a repository', () => temporaryFolder(), 'not a git repository'],
    ['before the first commit', () => new GitRepository().folder, 'HEAD'],
    [
      'in a folder that no commit has',
      () => {
        const repository = new GitRepository();
        repository.commit('2026-01-01T00:00:00Z', {'a.md': 'a'});
        fs.mkdirSync(path.join(repository.folder, 'copy'));
        return path.join(repository.folder, 'copy');
      },
      'no commit has a file of this folder',
    ],
  ])('%s it says why', (_, folder, why) => {
    const history = readHistory(folder());
    expect(history.known ? 'known' : history.why).toMatch(new RegExp(`${why}|does not have any`));
  });
});

test('a commit and an edit each make another state of a history', () => {
  const repository = new GitRepository();
  const state = () => hashOf(readHistory(repository.folder));
  repository.commit('2026-01-01T00:00:00Z', {'a.md': 'a\n'});
  const first = state();
  expect(state()).toBe(first);
  repository.write({'a.md': 'b\n'});
  const edited = state();
  repository.commit('2026-01-02T00:00:00Z', {});
  expect(new Set([first, edited, state()]).size).toBe(3);
});
