/*
 * One runner, two environments: what draws runs in jsdom, what serves or builds runs in plain Node.
 * swc turns everything into CommonJS, so `jest.mock` and mixed packages work on Node 20 without flags.
 */

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bundledLibraries } from './shared/tools/build/tools/test-libraries.js';

/** The host's stand-ins for modules of libraries: what tests run is what is published. */
const standIns = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, 'shared/ui/stand-ins.json'), 'utf8'))).map(
    ([name, file]) => [name, join(import.meta.dirname, 'shared/ui', file)],
  ),
);

/** Packages that ship ES modules only and their ESM-only dependencies; all others run as they are. */
const esmOnly = ['cookie', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities', 'htmlparser2'];

/** Suites that `npm run verify` leaves out, by path. */
const leftOut = process.env.LEFT_OUT_SUITES?.split(',').filter(Boolean) ?? [];

function swc(parser) {
  const options = {
    jsc: { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  };
  return ['@swc/jest', options];
}

/** @type {import('jest').Config} */
const base = {
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/shared/tools/build/tools/test-runtime.js',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((suite) => `<rootDir>/${suite}$`)],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/', '<rootDir>/\\.console/'],
  transform: {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // pnpm keeps packages at node_modules/.pnpm/<name>@<version>/node_modules/<name>; the last part is the package.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|woff2|svg|webp|avif|png)$': '<rootDir>/shared/tools/testing/src/asset.ts',
    ...Object.fromEntries(Object.entries(standIns).map(([name, file]) => [`^${name}$`, file])),
    ...bundledLibraries(import.meta.dirname, standIns),
  },
};

const nodePackages = ['shared/contract', 'shared/tools/build', 'shared/platform/sandbox', 'deploy', 'e2e'];
const browserPackages = [
  'host',
  'remotes',
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
  // One less than the cores, the default, is a single worker on CI's two. A test waits about a third of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // How long something takes is not what tests are about, so a busy machine must not fail them.
  testTimeout: 60_000,
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
      // Absolute, because requests made in Node have no page to be relative to.
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/shared/tools/testing/src/jest-setup.ts'],
    },
  ],
};
