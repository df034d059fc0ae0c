import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Entries of our own packages that the host brings like the others, but fetches when an area first asks for them:
 * forms, jobs, and widgets that few pages have (one more is a line here and one in the package's `exports`).
 */
const FETCHED_LATER = [
  '@console/ui/form',
  '@console/ui/jobs',
  '@console/ui/layout',
  '@console/ui/record',
  '@console/ui/search',
  '@console/ui/color-input',
  '@console/ui/drag',
  '@console/ui/emails-input',
  '@console/ui/file-field',
  '@console/ui/folder-picker',
  '@console/ui/folder-tree',
  '@console/ui/picture-field',
] as const;

/**
 * What host and areas share, and nothing else. Our own packages, never the big libraries behind them: those
 * stay inside the host's build. A trailing slash shares the subpaths that the host itself imports.
 */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@console/query',
  '@console/router',
  '@console/session',
  '@console/schema',
  '@console/browser',
  '@console/browser/hooks',
  '@console/http',
  '@console/ui',
  '@console/ui/table',
  ...FETCHED_LATER,
] as const;

/**
 * Packages whose export is a namespace. Areas say which of its members they use: `z.object` and not only `z`.
 */
export const NAMESPACES: Readonly<Record<string, string>> = { '@console/schema': 'z' };

/** The packages behind the list. */
export const singletonPackages: readonly string[] = [...new Set(SINGLETONS.map(packageOf))];

interface ShareOptions {
  singleton: true;
  requiredVersion: string | false;
  version?: string;
  eager?: boolean;
  strictVersion?: true;
  import?: string | false;
}

/** The host's side: it brings every singleton, nearly all in its first scripts. */
export function hostShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => {
    const version = installedVersion(packageDir, packageOf(name));
    // What it brings is what it needs: nothing to compare at each start.
    const share = { singleton: true, version, requiredVersion: false } as const;
    // The file by its path: it is provided even where no module of the host names the entry.
    return isFetchedLater(name) ? { ...share, import: fileOf(packageDir, name) } : { ...share, eager: true };
  });
}

/**
 * An area's side: it brings none (`import: false`) and refuses an incompatible one (`strictVersion`;
 * without it the engine only warns). So two Reacts or two sessions cannot be.
 */
export function remoteShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${installedVersion(packageDir, packageOf(name))}`,
    import: false,
  }));
}

/** Exact versions an area was built against; the host compares them before it fetches any of its code. */
export function builtAgainst(packageDir: string): Record<string, string> {
  const versions = singletonPackages.map((name) => [name, installedVersion(packageDir, name)]);
  return { ...Object.fromEntries(versions), federation: engineVersion() };
}

const isFetchedLater = (name: string) => FETCHED_LATER.some((later) => later === name);

/** `@console/ui` of `@console/ui/form`, `react` of `react/`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function sharesOf(options: (name: string) => ShareOptions): Record<string, ShareOptions> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, options(name)]));
}

const fileOf = (packageDir: string, name: string) => createRequire(join(packageDir, 'package.json')).resolve(name);

// Read from the folder: workspace packages do not export their package.json. It is looked for as Node does.
function installedVersion(packageDir: string, name: string): string {
  const manifest = join(packageDir, 'node_modules', name, 'package.json');
  const above = dirname(packageDir);
  return existsSync(manifest) || above === packageDir ? readVersion(manifest) : installedVersion(above, name);
}

function engineVersion(): string {
  const version = installedVersion(join(import.meta.dirname, '..'), '@module-federation/enhanced');
  return version.split('.').slice(0, 2).join('.');
}

function readVersion(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
