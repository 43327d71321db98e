import os from 'node:os';
import {defineConfig} from 'vitest/config';
import {standInModules} from './tests/support/standInModules.mts';

export default defineConfig({
  test: {
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
          maxConcurrency: 2,
        },
      },
    ],
  },
});
