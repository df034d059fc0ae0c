import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './src/machine/chromium';
import { runFolder } from './src/machine/root';

const reports = process.env.E2E_REPORTS ?? join(runFolder, 'reports');

/**
 * Suites with their own installation or other settings. Each runs its tests in order in one worker, which starts for
 * it. They run first; then all workers share the other tests and end at the same time.
 */
const APART = [
  'areas/services-config/mfdx-production.nightly',
  'federation/area-overrides',
  'federation/containers.nightly',
  'federation/delivery.nightly',
  'federation/gateway.nightly',
  'federation/new-area.nightly',
  'federation/other-origins.nightly',
  'federation/releases.nightly',
  'platform/browsers',
  'platform/renewal',
  'platform/second-provider',
].map((suite) => `**/${suite}.e2e.ts`);

/** Suites that `npm test` leaves out, by path. */
const leftOut = (process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? []).map((suite) => `**/${suite}`);

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(runFolder, 'results'),
  projects: [
    { name: 'apart', testMatch: APART, testIgnore: leftOut },
    // Each test goes to the next free worker: the tests of one file can take more than a minute.
    { name: 'console', testMatch: '**/*.e2e.ts', testIgnore: [...APART, ...leftOut], fullyParallel: true },
  ],
  // Tests wait for a good third of their time, so four workers keep two cores busy.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is a finding: `npm test` names it, in a line of its own. But one of 376 tests
  // that a busy machine stops does not stop the work of everybody. The time limit is generous for the same reason.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(reports, 'playwright.json') }],
    ['html', { outputFolder: join(reports, 'browser'), open: 'never' }],
  ],
  use: {
    // Below the limit of the test, so that the error names the action.
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'light',
    // Recording doubles the time of a test, so only its second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
