import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundledLibraries } from './test-libraries.js';

export const ESM_ONLY = [
  '@noble/hashes',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'gettext-parser',
  'htmlparser2',
  'oxc-parser',
];

/** An address, because Node's requests have no page; a long limit, because a busy machine must not fail tests. */
export const PAGE = { url: 'http://localhost:3000/' };
export const TIMEOUT_MS = 60_000;

/** Shares filled databases between test files. */
export const DATABASES = join(import.meta.dirname, 'test-databases.js');

/**
 * Evaluates styles; swc makes CommonJS, so `jest.mock` works on Node 20 without flags.
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
 * Assets and bundled libraries.
 * @param {string} root of the repository
 * @param {string} testing sources of `@console/testing`
 * @param {(home: string) => string} [folderOf] folder of a package of ours below the root
 */
export const modules = (root, testing, folderOf) => ({
  '\\.(css|woff2|svg|webp|avif|png)$': join(testing, 'asset.ts'),
  ...bundledLibraries(root, folderOf),
});

/**
 * Configures an area's own repository: jsdom, and the sandbox in process.
 * @param {string} root
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
    globalSetup: DATABASES,
    setupFilesAfterEnv: [join(testing, 'jest-setup.ts')],
    transform: transforms('.'),
    transformIgnorePatterns: [`/node_modules/(?!@console/|(?:${ESM_ONLY.join('|')})/)`],
    moduleNameMapper: modules(root, testing, (home) => join('node_modules/@console', home.split('/').at(-1) ?? '')),
  };
}
