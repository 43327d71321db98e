import {defineConfig} from '@playwright/test';
import {launchOptions} from './scripts/browser';
import {hasScreenReader, presentEngines, type Engine} from './tests/engines/support/installed';

const isAll = Boolean(process.env.TEST_ALL);
/** The engines have the other descriptions. */
const SCREEN_READER = 'screenReader.spec.ts';

export default defineConfig<object, {engine: Engine}>({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // The long matrix runs in `npm run test:all` only.
  grepInvert: isAll ? undefined : /@all/,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  projects: [
    // First: it takes longest, and one worker has it to itself.
    {name: 'npm start', testMatch: 'devServer.spec.ts'},
    {name: 'site', testIgnore: 'devServer.spec.ts'},
    ...presentEngines(isAll).map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      testIgnore: SCREEN_READER,
      // One of them runs all of the description every day, the others a short part of it.
      ...(engine === 'chromium' || isAll ? {} : {grepInvert: /@all|@once/}),
      use: {engine},
    })),
    ...(hasScreenReader()
      ? [{name: 'screen reader', testDir: 'tests/engines', testMatch: SCREEN_READER}]
      : []),
  ],
  use: {
    headless: true,
    launchOptions: launchOptions(),
    viewport: {width: 1280, height: 900},
    // A trace of every test costs a fifth of the time: `--trace on` for the one that fails.
    trace: 'off',
  },
});
