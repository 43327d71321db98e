/**
 * `npm test`: everything, in the order in which it is cheapest to fail. Ends with a line
 * `N passed, N failed`, summed from the reports that the test runners wrote.
 *
 * `--no-browser` leaves out what needs a browser (`npm run check`); `--all` adds the tests whose
 * title carries `@all` (`npm run test:all`).
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {leftOut} from '../tests/engines/support/installed';
import {offerBrowser} from './browser';

const root = path.join(__dirname, '..');
const reports = path.join(root, 'test-results');
const withBrowser = !process.argv.includes('--no-browser');
const env = {...process.env, ...(process.argv.includes('--all') ? {TEST_ALL: '1'} : {})};

interface Step {
  readonly name: string;
  /** A script of package.json, or a program of node_modules/.bin with its arguments. */
  readonly command: readonly string[];
  /** The report it writes, where it runs tests. */
  readonly report?: {readonly file: string; readonly count: (json: unknown) => Count};
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];

function countVitest(json: unknown): Count {
  const {numPassedTests, numFailedTests} = json as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return {passed: numPassedTests, failed: numFailedTests};
}

function countPlaywright(json: unknown): Count {
  const {stats} = json as {stats: {expected: number; unexpected: number; flaky: number}};
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

function vitest(project: string): Pick<Step, 'command' | 'report'> {
  const file = `${project}.json`;
  return {
    command: bin(
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=test-results/${file}`,
    ),
    report: {file, count: countVitest},
  };
}

/** The steps of a group need one core each at most, and run at the same time. */
const groups: readonly (readonly Step[])[] = [
  [
    {name: 'lint of the code, types', command: ['npm', 'run', '--silent', 'lint:code']},
    {name: 'lint of the rest', command: ['npm', 'run', '--silent', 'lint:rest']},
  ],
  // The tests of the contract's types are among the files of the types above.
  [{name: 'unit tests', ...vitest('unit')}],
  [
    {name: 'production build', command: ['npm', 'run', '--silent', 'build']},
    {name: 'fixture build', command: bin('tsx', 'tests/support/workingFixture.ts')},
  ],
  [{name: 'tests on the built files', ...vitest('build')}],
  ...(withBrowser
    ? [
        [
          {
            name: 'browser tests',
            command: bin('playwright', 'test'),
            report: {file: 'browser.json', count: countPlaywright},
          },
        ],
      ]
    : []),
];

/** Runs a step. A step without tests counts as one failure when it fails, and as nothing otherwise. */
async function run({name, command, report}: Step): Promise<Count> {
  const [program = '', ...args] = command;
  console.log(`\n▶ ${name}`);
  const started = Date.now();
  const child = spawn(program, args, {cwd: root, env, stdio: 'inherit'});
  // Where the program is not there, it does not close either.
  const [status] = (await once(child, 'close').catch(() => [null])) as [number | null];
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const file = report && path.join(reports, report.file);
  const count =
    report && file && fs.existsSync(file)
      ? report.count(JSON.parse(fs.readFileSync(file, 'utf8')))
      : {passed: 0, failed: 0};
  return status !== 0 && count.failed === 0 ? {...count, failed: 1} : count;
}

async function runAll(): Promise<Count> {
  const total = {passed: 0, failed: 0};
  for (const group of groups) {
    const counts = await Promise.all(group.map(run));
    for (const {passed, failed} of counts) {
      total.passed += passed;
      total.failed += failed;
    }
    const broken = group.filter((_, index) => counts[index]?.failed);
    if (broken.length > 0) {
      const names = broken.map(({name}) => name).join(' and ');
      console.error(`\n✖ ${names} failed; what comes after it was not run. See CONTRIBUTING.md.`);
      break;
    }
  }
  return total;
}

/** At the start: nobody should hear after ten minutes that there is no browser. */
async function hasBrowser(): Promise<boolean> {
  try {
    await offerBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function main(): Promise<void> {
  fs.rmSync(reports, {recursive: true, force: true});
  if (env.TEST_ALL) {
    // A build is the same everywhere as long as it begins without the bundler's cache.
    fs.rmSync(path.join(root, 'node_modules/.cache/rspack'), {recursive: true, force: true});
  }
  const isReady = !withBrowser || (await hasBrowser());
  const {passed, failed} = isReady ? await runAll() : {passed: 0, failed: 1};
  const notTested = withBrowser ? leftOut(Boolean(env.TEST_ALL)) : '';
  if (notTested) {
    console.log(`\n${notTested}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

void main();
