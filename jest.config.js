// One runner, two environments: what draws runs in jsdom, what serves or builds runs in plain Node.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DATABASES, ESM_ONLY, modules, PAGE, TIMEOUT_MS, transforms } from './shared/tools/build/tools/area-jest.js';

/** Suites that `npm test` leaves out, by path. */
const leftOut = process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? [];

/** @type {import('jest').Config} */
const base = {
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/shared/tools/build/tools/test-runtime.js',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((suite) => `<rootDir>/${suite}$`)],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/', '<rootDir>/\\.console/'],
  transform: transforms('host'),
  // pnpm keeps packages at node_modules/.pnpm/<name>@<version>/node_modules/<name>; the last part is the package.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: modules(import.meta.dirname, join(import.meta.dirname, 'shared/tools/testing/src')),
};

const nodePackages = [
  'shared/certificates',
  'shared/contract',
  'shared/tools/build',
  'shared/platform/sandbox',
  'deploy',
  'e2e',
];
const browserPackages = [
  'host',
  'remotes',
  'shared/words',
  'shared/schema',
  'shared/browser',
  'shared/http',
  'shared/api',
  'shared/product',
  'shared/pages',
  'shared/query',
  'shared/router',
  'shared/session',
  'shared/ui',
  'shared/tools/testing',
];

/** @type {import('jest').Config} */
export default {
  // No test may depend on another.
  randomize: process.env.NIGHTLY === '1',
  // One less than the cores, the default, is a single worker on CI's two. A test waits about a third of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: TIMEOUT_MS,
  globalSetup: DATABASES,
  projects: [
    {
      ...base,
      displayName: 'node',
      roots: nodePackages.map((folder) => `<rootDir>/${folder}`),
      testEnvironment: 'node',
    },
    {
      ...base,
      displayName: 'browser',
      roots: browserPackages.map((folder) => `<rootDir>/${folder}`),
      testEnvironment: '<rootDir>/shared/tools/build/tools/test-page-environment.js',
      testEnvironmentOptions: PAGE,
      setupFilesAfterEnv: ['<rootDir>/shared/tools/testing/src/jest-setup.ts'],
    },
  ],
};
