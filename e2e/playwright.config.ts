import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './src/machine/chromium';
import { runFolder } from './src/machine/root';

/**
 * Suites with an installation of their own or with other settings of one. Each takes its tests in order in one worker,
 * which starts for it. They come first, and then all workers share the other tests and end at the same time.
 */
const APART = [
  'areas/services-config/mfdx-production',
  'federation/area-overrides',
  'federation/containers',
  'federation/delivery',
  'federation/gateway',
  'federation/new-area',
  'federation/other-origins',
  'platform/browsers',
  'platform/renewal',
  'platform/second-provider',
].map((suite) => `**/${suite}.e2e.ts`);

/** Suites that `npm run verify` leaves out, by path. */
const leftOut = (process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? []).map((suite) => `**/${suite}`);

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(runFolder, 'results'),
  projects: [
    { name: 'apart', testMatch: APART, testIgnore: leftOut },
    // Each test goes to whichever worker is free: a file that stays with one can take more than a minute.
    { name: 'console', testMatch: '**/*.e2e.ts', testIgnore: [...APART, ...leftOut], fullyParallel: true },
  ],
  // A test waits for about a quarter of its time; there are ports for four.
  workers: 3,
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
