import {execFile} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

type Modules = Readonly<Record<string, string>>;

/** In a process of its own: what makes them is no part of a test's configuration. */
async function madeModules(): Promise<Modules> {
  const script = path.join(import.meta.dirname, 'tests/support/madeModules.ts');
  const args = ['--import', 'tsx', script];
  const {stdout} = await promisify(execFile)(process.execPath, args, {maxBuffer: 2 ** 26});
  return JSON.parse(stdout) as Modules;
}

/** A plugin of Vite for the modules that the build makes for the stand-in: when a test asks for them, once. */
function standInModules() {
  let modules: Promise<Modules> | undefined;
  return {
    name: 'stand-in-modules',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith('stand-in:') ? `\0${id}` : undefined),
    async load(id: string) {
      if (!id.startsWith('\0stand-in:')) {
        return undefined;
      }
      modules ??= madeModules();
      return (await modules)[id.slice(1)];
    },
  };
}

/** Files that take long, or that wait for programs of their own. */
const LONG = /(?:brokenBuilds|kitAdapters|brokenInputs|channelClient|downloads|lifecycle)\.test/;

/** Where a long file begins last, one core has nothing to do at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({moduleId}: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: {sequencer: LongFirst},
    // Vitest leaves one core to others: on two cores, half of them.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    projects: [
      {
        // tsconfig.json leaves JSX to the bundler of the site.
        oxc: {jsx: {runtime: 'automatic'}},
        plugins: [standInModules()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          // The files share what they load, TypeScript above all: 33 s instead of 85 s.
          pool: 'threads',
          isolate: false,
          // The first test that compiles samples loads the compiler, beside another that does.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['tests/types/**/*.test-d.ts'],
            tsconfig: './tests/types/tsconfig.json',
          },
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // The files share the pages that they have parsed.
          pool: 'threads',
          isolate: false,
          // Vite puts a variable of its own, "/", in the place of the deployment's.
          env: {BASE_URL: process.env.BASE_URL || '/'},
          testTimeout: 60_000,
          // They wait for programs more than they work.
          maxConcurrency: 6,
        },
      },
    ],
  },
});
