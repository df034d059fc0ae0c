import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './src/machine/chromium';
import { runFolder } from './src/machine/root';

/**
 * Each test of these files goes to whichever worker is free. The other files stay with one worker, some for more than a
 * minute: they come first, and then all workers end at the same time.
 */
const SPREAD = '**/*accessibility.e2e.ts';

/** Suites that `npm run verify` leaves out, by path. */
const leftOut = process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? [];

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(runFolder, 'results'),
  projects: [
    { name: 'files', testMatch: '**/*.e2e.ts', testIgnore: [SPREAD, ...leftOut.map((suite) => `**/${suite}`)] },
    { name: 'views', testMatch: SPREAD },
  ],
  // A test waits for about a quarter of its time; there are ports for four.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // What passes only the second time is a finding, so nothing is tried twice. How long something takes is not what these
  // tests are about: a busy machine must not fail them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.console/reports/playwright.json' }]],
  use: {
    // Short of the test's own, so that what waits in vain is named.
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'light',
    // Recording doubles the time of a run; a failure is recorded by `npm run e2e -- <test> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
