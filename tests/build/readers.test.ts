/**
 * That programs of others read the site's files: a checker of documentation for agents, validators of
 * JSON Schema, a generator of clients. Runs in `npm run test:all`, and installs tests/readers for it.
 */
import {execFile, execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {startPagesServer} from '../../scripts/pagesServer';
import {readDeployment} from '../../src/deployment';
import {build, read, root} from './built';

const readers = path.join(root, 'tests/readers');
const deployment = readDeployment(process.env);

const execute = promisify(execFile);

/** What afdocs says. */
interface Report {
  readonly testedPages: number;
  readonly scoring: {readonly overall: number};
  readonly results: readonly {
    readonly id: string;
    readonly status: string;
    readonly message: string;
  }[];
}

/** A program that calls the REST API. */
const USE = `import {createChannel, updateChannel} from './api/index.js';
const body = {
  channelId: 'match-2024-final',
  channelName: 'Final 2024',
  expirationDatetime: 1_718_478_000,
  metadata: {},
  moderationSource: 'VS' as const,
};
const {response, error} = await createChannel({body, auth: () => 'token'});
export const said: [number | undefined, unknown, unknown] = [response?.status, error, updateChannel];
`;

/** What a program says of itself where it succeeds. */
function run(program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: readers, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const node = (...args: string[]) => run(process.execPath, ...args);
const program = (file: string) => path.join(readers, 'node_modules', file);
const schemas = path.join(build, 'schemas');

/** Every schema, and every example of one. */
function everySchema(): string {
  const all = fs
    .readdirSync(schemas)
    .map((it) => JSON.parse(read(`schemas/${it}`)) as {examples?: unknown[]});
  return `${all.length} ${all.reduce((sum, {examples = []}) => sum + examples.length, 0)}\n`;
}

describe.runIf(process.env.TEST_ALL)('others', {timeout: 120_000}, () => {
  let installed = true;

  beforeAll(() => {
    try {
      const options = {cwd: readers, stdio: 'ignore'} as const;
      execFileSync('npm', ['ci', '--prefer-offline'], options);
    } catch {
      installed = false;
      console.warn('Left out: tests/readers cannot be installed. Is there a network?');
    }
  }, 180_000);

  beforeEach(({skip}) => skip(!installed, 'tests/readers is not installed'));

  test('find no fault in the documentation for agents', async () => {
    const server = await startPagesServer(build, {base: deployment.baseUrl});
    try {
      const args = [
        ...[program('afdocs/bin/afdocs.mjs'), 'check', server.url],
        ...['--canonical-origin', deployment.url + deployment.baseUrl, '--sampling', 'random'],
        ...['--max-links', '1000', '--request-delay', '0', '--max-concurrency', '4'],
        // A static host has one answer for an address, whatever is asked for.
        ...['--skip-checks', 'content-negotiation', '--format', 'json', '--score', '--quiet'],
      ];
      // Where it finds a fault, it fails, and says which.
      const {stdout} = await execute(process.execPath, args, {maxBuffer: 2 ** 28}).catch(
        (error: unknown) => error as {stdout: string},
      );
      const {testedPages, scoring, results} = JSON.parse(stdout) as Report;
      const faults = results.filter(({status}) => !/^(?:pass|skip)$/.test(status));
      expect(faults.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
      expect(testedPages).toBeGreaterThan(100);
      expect(scoring.overall).toBe(100);
    } finally {
      await server.close();
    }
  });

  test('read the schemas and their examples: Hyperjump', () => {
    expect(node('schemas.mjs', schemas)).toBe(everySchema());
  });

  test('read the schemas and their examples: Python', ({skip}) => {
    const {status} = spawnSync('python3', ['-c', 'import jsonschema, referencing']);
    skip(status !== 0, 'there is no jsonschema of Python');
    expect(run('python3', 'schemas.py', schemas)).toBe(everySchema());
  });

  test('generate a client of the REST API that compiles: Hey API', () => {
    const folder = fs.mkdtempSync(path.join(root, '.cache/client-'));
    try {
      const description = path.join(build, 'openapi.json');
      node(program('@hey-api/openapi-ts/bin/run.js'), '-i', description, '-o', `${folder}/api`);
      const target = {target: 'es2022', module: 'esnext', moduleResolution: 'bundler', types: []};
      const compilerOptions = {...target, strict: true, noEmit: true, skipLibCheck: false};
      fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
      fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
      fs.writeFileSync(path.join(folder, 'use.ts'), USE);
      node(program('typescript/lib/tsc.js'), '-p', folder);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});
