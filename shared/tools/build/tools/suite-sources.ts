import { relative } from 'node:path';
import { root, testFiles } from './workspace';

/*
 * Which test files `npm run verify` leaves out: those whose sources have not changed since the last green run
 * (`last-green.ts`). A team that changes its own area runs the tests of that area, the tests that look at the whole
 * repository and those that walk the whole console. A test file that is not named here always runs.
 */

/** Folders and files that are sources of every suite of builds. */
const MACHINERY = [
  'host',
  'shared/contract',
  'shared/schema',
  'shared/tools/build',
  'shared/tools/testing',
  'deploy',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'jest.config.js',
];

const BROWSER_MACHINERY = [
  ...MACHINERY,
  'shared/platform/sandbox',
  'shared/session',
  'e2e/package.json',
  'e2e/playwright.config.ts',
  'e2e/src/global-setup.ts',
  'e2e/src/installation',
  'e2e/src/machine',
  'e2e/src/support',
];

/**
 * Suites that build areas, clone the repository or start the delivery's servers, with their sources. They take a third
 * of the time of all tests, while a change of a screen cannot break most of them.
 */
export const BUILD_SUITES: Readonly<Record<string, readonly string[]>> = {
  'deploy/bucket/bucket-site.test.ts': MACHINERY,
  'deploy/collector/collector.test.ts': [...MACHINERY, 'docs/reports.schema.json'],
  'deploy/containers/cluster.test.ts': MACHINERY,
  'deploy/dev/dev-locally.test.ts': [...MACHINERY, 'shared/platform/sandbox'],
  'deploy/release/release.test.ts': MACHINERY,
  'shared/tools/build/src/define-host.test.ts': [...MACHINERY, 'shared'],
  'shared/tools/build/src/define-remote.test.ts': [...MACHINERY, 'shared'],
  // It plays documents in a clone and checks the result with the types, the linter and the tests of the workspace.
  'shared/tools/build/tools/documents.test.ts': [
    ...MACHINERY,
    'shared',
    'remotes/account-and-team',
    'e2e',
    'docs',
    'README.md',
    'CONTRIBUTING.md',
    '.oxlintrc.json',
    'biome.json',
  ],
  'e2e/src/federation/containers.e2e.ts': BROWSER_MACHINERY,
  'e2e/src/federation/delivery.e2e.ts': BROWSER_MACHINERY,
  'e2e/src/federation/gateway.e2e.ts': BROWSER_MACHINERY,
  // The generator writes into the last two; the test builds `versions` beside its new area.
  'e2e/src/federation/new-area.e2e.ts': [
    ...BROWSER_MACHINERY,
    'shared',
    'remotes/versions',
    'docker-compose.yml',
    '.github/CODEOWNERS',
  ],
  'e2e/src/federation/other-origins.e2e.ts': BROWSER_MACHINERY,
};

/** What a package below `host`, `remotes` and `shared` can import besides its own folder, and what builds its tests. */
const SHARED = ['shared', 'docs', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'jest.config.js'];

/** Sources of other suites, by how the path of the suite begins. No area imports another, nor the host (`import-graph`). */
const FOLDERS: readonly [suites: RegExp, sources: (area: string) => readonly string[]][] = [
  [/^remotes\/([^/]+)\//, (area) => [`remotes/${area}`, ...SHARED]],
  [/^e2e\/src\/areas\/([^/]+)\//, (area) => [`remotes/${area}`, 'shared', ...BROWSER_MACHINERY]],
  [/^host\//, () => ['host', ...SHARED]],
  // The tools' own tests read the whole repository.
  [/^shared\/(?!tools\/)/, () => SHARED],
];

/** Sources of a test file; undefined if it may read anything. Its own file is a source too. */
function sourcesOf(suite: string): readonly string[] | undefined {
  if (BUILD_SUITES[suite]) return BUILD_SUITES[suite];
  for (const [suites, sources] of FOLDERS) {
    const match = suites.exec(suite);
    if (match) return sources(match[1] ?? '');
  }
  return undefined;
}

/** Test files without a changed source, as paths from the root. */
export function unchangedSuites(changed: readonly string[]): string[] {
  return testFiles()
    .map((file) => relative(root, file))
    .filter((suite) => {
      const sources = sourcesOf(suite);
      return sources && ![suite, ...sources].some((source) => hasChanged(source, changed));
    });
}

function hasChanged(source: string, changed: readonly string[]): boolean {
  return changed.some((path) => path === source || path.startsWith(`${source}/`));
}
