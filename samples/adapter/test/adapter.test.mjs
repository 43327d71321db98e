import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** What the kit finds in an adapter. */
function check(file) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      'vendor/check.mjs',
      'adapter',
      file,
      '--backend',
      './backend.mjs',
      '--json',
    ],
    {cwd: project, encoding: 'utf8'},
  );
  assert.ok(status === 0 || status === 1, stderr);
  return {status, ...JSON.parse(stdout)};
}

test('the adapter keeps every rule, and each request was checked', () => {
  const {status, findings, unchecked} = check('./dist/adapter.js');
  assert.deepEqual(findings, []);
  assert.deepEqual(unchecked, []);
  assert.equal(status, 0);
});

test('an adapter that answers both names of a match event is found', () => {
  const code = readFileSync(join(project, 'dist/adapter.js'), 'utf8');
  const old = "case 'virtualStadium.matchEventMarkets':";
  assert.ok(code.includes(old));
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  try {
    const file = join(folder, 'adapter.mjs');
    writeFileSync(
      file,
      code.replace(old, `${old} return matchEventMarkets(args, callback);`),
    );
    const {status, findings} = check(file);
    assert.deepEqual(
      [...new Set(findings.map(({rule}) => rule))],
      ['both-names'],
    );
    assert.equal(status, 1);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
