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

const MAIN = "if: github.ref == 'refs/heads/main'";
const IMAGE = `node@sha256:${'0a'.repeat(32)}`;

test.each([
  ['all rules', '', ''],
  ['one event', 'on:\n  push:', 'on: push'],
  ['a list of events', 'on:\n  push:', 'on: [push, pull_request, schedule, workflow_dispatch]'],
  ['no permissions', 'contents: read', 'contents: none'],
  ['a deployment', 'contents: read', `pages: write\n      id-token: write\n    ${MAIN}`],
  [
    'images by digest',
    'steps:',
    `container: ${IMAGE}\n    services: {x: {image: "${IMAGE}"}}\n    steps:`,
  ],
])('a workflow that keeps to %s is without findings', (_, search, replacement) => {
  expect(GOOD).toContain(search);
  expect(workflowFindings(GOOD.replace(search, replacement))).toEqual([]);
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
    [
      'a cache where a push is built',
      '- run: npm ci',
      `- uses: actions/cache@${HASH} # v6.1.0`,
      /^16: what is deployed begins with/,
    ],
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
    [
      'an expression in a script',
      '- run: npm ci',
      `- uses: actions/github-script@${HASH} # v7.0.1\n        with:\n          script: f("\${{ github.head_ref }}")`,
      /^18: an expression becomes part of a script/,
    ],
    ['an event as text', 'on:\n  push:', 'on: workflow_run', /^1: strangers/],
    ['an event in a list', '  push:', '  [push, pull_request_target]', /^2: strangers/],
    ['an event that nobody knows', '  push:', '  repository_dispatch:', /^2: strangers/],
    ['a right that we do not need', 'contents: read', 'contents: write', /^11: no job .*contents/],
    ['a deployment from any branch', 'contents: read', 'id-token: write', /^11: any branch .*main/],
    [
      'a deployment from main or elsewhere',
      'contents: read',
      `pages: write\n    ${MAIN} || true`,
      /^11: any branch/,
    ],
    [
      'a deployment of a pull request',
      /^ {2}push:[^]*contents: read/m,
      `  pull_request:\npermissions: {}\nconcurrency: {group: x}\njobs:\n  x:\n    ${MAIN}\n    runs-on: ubuntu-24.04\n    timeout-minutes: 5\n    permissions:\n      pages: write`,
      /^11: a pull request gets pages: write/,
    ],
    ['no event', 'on:\n  push:', 'true: [pull_request_target]', /^1: nothing says when it runs/],
    [
      'a shell of its own for all steps',
      'jobs:',
      'defaults: {run: {shell: "x {0}"}}\njobs:',
      /^6: a shell for all steps hides/,
    ],
    [
      'a shell of its own for the steps of a job',
      'steps:',
      'defaults: {run: {shell: "x {0}"}}\n    steps:',
      /^12: a shell for all steps hides/,
    ],
    [
      'an expression in a shell',
      'run: npm ci',
      'run: npm ci\n        shell: "${{ github.head_ref }} {0}"',
      /^17: an expression becomes part of a shell command/,
    ],
    [
      'an expression in a script by another case',
      '- run: npm ci',
      `- uses: actions/github-script@${HASH} # v7.0.1\n        with:\n          Script: f("\${{ github.head_ref }}")`,
      /^18: an expression becomes part of a script/,
    ],
    [
      'a kept token by another case',
      `actions/checkout@${HASH} # v7.0.1\n        with:\n          persist-credentials: false`,
      `Actions/Checkout@${HASH} # v7.0.1`,
      /^13: the checkout keeps its token/,
    ],
    [
      'a container that has the machine',
      'steps:',
      `container:\n      image: ${IMAGE}\n      options: --privileged\n    steps:`,
      /^13: options can give the container/,
    ],
    ['our own machine', 'ubuntu-24.04', 'self-hosted', /^8: the runner is none/],
    ['machines by labels', 'ubuntu-24.04', '[self-hosted, linux]', /^8: the runner is none/],
    ['a machine by expression', 'ubuntu-24.04', '${{ matrix.os }}', /^8: the runner is none/],
    ['a moving runner', 'ubuntu-24.04', 'ubuntu-latest', /^8: the runner is none/],
    ['a container by tag', 'steps:', 'container: node:24\n    steps:', /^12: the image can change/],
    [
      'a container with options by tag',
      'steps:',
      'container:\n      image: node:24\n    steps:',
      /^13: the image can change/,
    ],
    [
      'a service by tag',
      'steps:',
      'services:\n      db:\n        image: redis\n    steps:',
      /^14: the image can change/,
    ],
    [
      'a workflow from elsewhere',
      'runs-on: ubuntu-24.04',
      'uses: owner/name/.github/workflows/x.yml@main\n    secrets: inherit',
      /^8: the steps are in a workflow that is not checked/,
    ],
    [
      'an upload of Pages without hidden files',
      '- run: npm ci',
      `- uses: actions/upload-pages-artifact@${HASH} # v5.0.0`,
      /^16: the upload drops \.well-known/,
    ],
    ['an alias', 'group: x', 'group: &x x\nenv:\n  X: *x', /^7: an alias hides/],
    ['no YAML', 'on:\n', 'on: [\n', /^\d+: /],
  ])('%s', (_, search, replacement, message) => {
    expect(GOOD).toMatch(search);
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
}, 30_000);
