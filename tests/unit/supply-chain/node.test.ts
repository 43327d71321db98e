import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

const root = path.join(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly engines: {readonly node: string};
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: {readonly matrix: {readonly node: readonly number[]}};
        readonly steps: readonly {readonly uses?: string; readonly with?: object}[];
      }
    >
  >;
}

const {engines, devDependencies} = JSON.parse(read('package.json')) as Manifest;
/** Lowest first. */
const supported = engines.node.split(' || ').map((range) => Number(/^\^(\d+)\./.exec(range)?.[1]));
const workflows = fs
  .readdirSync(path.join(root, '.github/workflows'))
  .map((name) => parse(read(`.github/workflows/${name}`)) as Workflow);
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));

test('the newest Node of "engines" is that of .nvmrc, and what README asks for', () => {
  expect(supported).toEqual([...supported].sort());
  expect(read('.nvmrc')).toBe(`${supported.at(-1)}\n`);
  expect(read('README.md')).toContain(`You need Node.js ${supported.at(-1)} `);
});

test('the lock file has the "engines" of package.json', () => {
  const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, unknown>};
  expect(lock.packages['']).toMatchObject({engines});
});

test('the types are those of the lowest Node', () => {
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${supported[0]}\\.`));
});

test('the checks run on every Node of "engines", everything else on that of .nvmrc', () => {
  const matrices = jobs.flatMap(({strategy}) => (strategy ? [strategy.matrix.node] : []));
  expect(matrices).toEqual([supported]);
  const versions = jobs.flatMap(({strategy, steps}) =>
    steps
      .filter(({uses}) => uses?.startsWith('actions/setup-node@'))
      .map((step) => ({matrix: strategy !== undefined, with: step.with})),
  );
  expect(versions.length).toBeGreaterThan(2);
  for (const {matrix, with: given} of versions) {
    expect(given).toMatchObject(
      matrix ? {'node-version': '${{ matrix.node }}'} : {'node-version-file': '.nvmrc'},
    );
  }
});
