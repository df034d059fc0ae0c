import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundledLibraries } from './test-libraries.js';

/** Packages that ship ES modules only and their ESM-only dependencies; all others run as they are. */
export const ESM_ONLY = [
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'oxc-parser',
];

/**
 * Settings of Jest for tests of pages: the address, because requests made in Node have no page to be relative to; a long
 * limit, because how long something takes is not what tests are about, so a busy machine must not fail them.
 */
export const PAGE = { url: 'http://localhost:3000/' };
export const TIMEOUT_MS = 60_000;

/**
 * `transform` of Jest: styles are evaluated, and swc turns everything into CommonJS, so `jest.mock` and mixed packages
 * work on Node 20 without flags.
 * @param {string} packageDir a package with `@console/ui`, below the root
 */
export function transforms(packageDir) {
  const swc = (parser) => [
    join(import.meta.dirname, 'test-transform.js'),
    {
      packageDir,
      jsc: { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ];
  return {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  };
}

/**
 * `moduleNameMapper` of Jest: files that are no code, and the bundled libraries.
 * @param {string} root of the repository
 * @param {string} testing folder of the sources of `@console/testing`
 * @param {(home: string) => string} [folderOf] folder of a package of ours below the root
 */
export const modules = (root, testing, folderOf) => ({
  '\\.(css|woff2|svg|webp|avif|png)$': join(testing, 'asset.ts'),
  ...bundledLibraries(root, folderOf),
});

/**
 * Jest's configuration for an area in its own repository: pages in jsdom, against the sandbox in the test's process.
 * @param {string} root the repository's folder
 * @returns {import('jest').Config}
 */
export function areaJest(root) {
  const resolve = createRequire(join(root, 'package.json')).resolve;
  const testing = join(root, 'node_modules/@console/testing/src');
  return {
    rootDir: root,
    roots: ['<rootDir>/src'],
    testEnvironment: resolve('jest-fixed-jsdom'),
    testEnvironmentOptions: PAGE,
    testTimeout: TIMEOUT_MS,
    setupFilesAfterEnv: [join(testing, 'jest-setup.ts')],
    transform: transforms('.'),
    transformIgnorePatterns: [`/node_modules/(?!@console/|(?:${ESM_ONLY.join('|')})/)`],
    moduleNameMapper: modules(root, testing, (home) => join('node_modules/@console', home.split('/').at(-1) ?? '')),
  };
}
