import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './src/machine/chromium';
import { runFolder } from './src/machine/root';

const reports = process.env.E2E_REPORTS ?? join(runFolder, 'reports');

/** Suites with their own installation or settings: in order, and first; then all workers share the rest. */
const APART = [
  'areas/services-config/mfdx-production.nightly',
  'federation/area-overrides',
  'federation/containers.nightly',
  'federation/delivery.nightly',
  'federation/gateway.nightly',
  'federation/new-area.nightly',
  'federation/other-origins.nightly',
  'federation/releases.nightly',
  'platform/browsers.nightly',
  'platform/lemonldap.nightly',
  'platform/renewal',
  'platform/second-provider.nightly',
].map((suite) => `**/${suite}.e2e.ts`);

/** By path; left out by `npm test`. */
const leftOut = (process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? []).map((suite) => `**/${suite}`);

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: join(runFolder, 'results'),
  projects: [
    { name: 'apart', testMatch: APART, testIgnore: leftOut },
    // A file's tests can take more than a minute.
    { name: 'console', testMatch: '**/*.e2e.ts', testIgnore: [...APART, ...leftOut], fullyParallel: true },
  ],
  // Tests wait a third of their time: four workers keep two cores busy.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` names tests that pass only the second time; a busy machine must not stop everybody.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.E2E_REPORTS ? 'dot' : 'list'],
    ['json', { outputFile: join(reports, 'playwright.json') }],
    ['html', { outputFolder: join(reports, 'browser'), open: 'never' }],
  ],
  use: {
    // Below the test's limit: the error names the action.
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    colorScheme: 'light',
    // Recording doubles the time of a test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
