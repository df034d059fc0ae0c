import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './src/machine/chromium';
import { runFolder } from './src/machine/root';

/** Suites that build, release or wait for deadlines. A run ends no sooner than its longest suite, so they start first. */
const LONG = ['**/federation/*.e2e.ts', '**/platform/{browsers,renewal}.e2e.ts'];

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(runFolder, 'results'),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONG },
  ],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Nothing here depends on luck; a test that passes only the second time is a finding, and is listed as flaky. CI
  // shares its two cores with whoever else is there and may stall for seconds, so there it looks twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: '../.console/reports/playwright.json' }]],
  use: {
    // Short of the test's own, so that what waits in vain is named.
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'light',
    // Recording doubles the time of a run. A failure on CI is recorded when it is looked at a second time; by hand it is
    // `npm run e2e -- <test> --trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
