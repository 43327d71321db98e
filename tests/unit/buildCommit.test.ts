import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {readCommit} from '../../src/site-model/history/commit';
import {GitRepository, removeRepositories, temporaryFolder} from '../support/gitRepository';

afterAll(removeRepositories);

const HASH = '0123456789abcdef0123456789abcdef01234567';

describe('the commit of a build', () => {
  test('is what the environment says', () => {
    expect(readCommit(temporaryFolder(), {BUILD_COMMIT: HASH})).toBe(HASH);
  });

  test.each(['main', HASH.slice(0, 7), HASH.toUpperCase()])('is not %j', (value) => {
    expect(() => readCommit('.', {BUILD_COMMIT: value})).toThrow(/BUILD_COMMIT is .* 40 digits/);
  });

  test('is the one that git has checked out, as long as nothing differs from it', () => {
    const repository = new GitRepository();
    fs.writeFileSync(path.join(repository.folder, 'page.md'), 'One.\n');
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message=One');
    const head = repository.git('rev-parse', 'HEAD').trim();
    expect(readCommit(repository.folder, {})).toBe(head);

    const copy = path.join(repository.folder, 'copy');
    fs.mkdirSync(copy);
    expect(readCommit(copy, {})).toBeNull();

    fs.writeFileSync(path.join(repository.folder, 'page.md'), 'Two.\n');
    expect(readCommit(repository.folder, {})).toBeNull();
  });

  test('is unknown without git', () => {
    expect(readCommit(temporaryFolder(), {})).toBeNull();
  });
});
