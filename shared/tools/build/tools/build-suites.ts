/*
 * Suites about how host and areas are built, served and released. They build areas, clone the repository or start
 * servers, and take a third of the time of all tests, while a change of a screen cannot break most of them. `npm run
 * verify` leaves out those whose sources have not changed since the last green run (`last-green.ts`).
 */

/** Folders and files that are sources of every such suite. */
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

/** Further sources of each suite, by its path. Its own file is a source too. */
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

/** Suites without a changed source. */
export function unchangedSuites(changed: readonly string[]): string[] {
  return Object.entries(BUILD_SUITES)
    .filter(([suite, sources]) => ![suite, ...sources].some((source) => hasChanged(source, changed)))
    .map(([suite]) => suite);
}

function hasChanged(source: string, changed: readonly string[]): boolean {
  return changed.some((path) => path === source || path.startsWith(`${source}/`));
}
