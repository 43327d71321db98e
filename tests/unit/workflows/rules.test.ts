import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {workflowFindings} from '../../../scripts/workflows/rules';

const HASH = '3d3c42e5aac5ba805825da76410c181273ba90b1';

const GOOD = `on:
  push:
permissions: {}
concurrency:
  group: x
jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${HASH} # v7.0.1
        with:
          persist-credentials: false
      - run: npm ci
`;

test('a workflow that keeps to all rules is without findings', () => {
  expect(workflowFindings(GOOD)).toEqual([]);
});

describe('a finding names the line and the remedy', () => {
  test.each([
    ['permissions for all jobs', 'permissions: {}', 'permissions: write-all', /^3: .*Remedy/],
    ['no permissions at the top', 'permissions: {}\n', '', /^1: jobs start with permissions/],
    ['no concurrency', 'concurrency:\n  group: x\n', '', /^1: two runs can meet/],
    ['strangers’ code with our rights', '  push:', '  pull_request_target:', /^2: strangers/],
    [
      'a job without permissions of its own',
      '    permissions:\n      contents: read\n',
      '',
      /^8: the job does not say what it may do/,
    ],
    ['a job without a timeout', '    timeout-minutes: 5\n', '', /^8: .*timeout-minutes/],
    ['an action by tag', `@${HASH}`, '@v7', /^13: actions\/checkout@v7 can change/],
    ['an action by a short hash', HASH, HASH.slice(0, 12), /^13: .*pin its commit/],
    ['a hash without its version', ' # v7.0.1', '', /^13: .*with the version/],
    ['a kept token', 'persist-credentials: false', 'fetch-depth: 0', /^13: .*keeps its token/],
    [
      'an expression in a command',
      'npm ci',
      'echo ${{ github.head_ref }}',
      /^16: an expression becomes part of a shell command/,
    ],
    ['no YAML', 'on:\n', 'on: [\n', /^\d+: /],
  ])('%s', (_, search, replacement, message) => {
    expect(GOOD).toContain(search);
    const findings = workflowFindings(GOOD.replace(search, replacement));
    expect(findings).toContainEqual(expect.stringMatching(message));
  });
});

test('npm run lint knows invalid workflows too', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workflows-'));
  const file = path.join(folder, 'bad.yml');
  fs.writeFileSync(file, GOOD.replace('runs-on', 'run-on').replace('npm ci', 'echo ${{ foo() }}'));
  const {status, stderr} = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/lintWorkflows.mts', folder],
    {encoding: 'utf8'},
  );
  fs.rmSync(folder, {recursive: true});
  expect(stderr).toContain(`${file}:8: Unexpected value 'run-on'`);
  expect(stderr).toContain(`${file}:16: Unrecognized function: 'foo'`);
  expect(stderr).toContain(`${file}:16: an expression becomes part of a shell command`);
  expect(status).toBe(1);
});
