import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Doors of our own packages that the host provides like the others, but fetches when an area first uses them: forms,
 * jobs, and rare widgets. A new one is a line here and one in the package's `exports`.
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
 * The complete list of what host and areas share. It has our own packages and not the large libraries behind them,
 * which stay inside the host's build. A trailing slash shares the subpaths that the host itself imports.
 */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@console/words',
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

/** Packages whose export is a namespace. Areas list the members that they use: `z.object` and not only `z`. */
export const NAMESPACES: Readonly<Record<string, string>> = { '@console/schema': 'z' };

/** The packages of the list. */
export const singletonPackages: readonly string[] = [...new Set(SINGLETONS.map(packageOf))];

interface ShareOptions {
  singleton: true;
  requiredVersion: string | false;
  version?: string;
  eager?: boolean;
  strictVersion?: true;
  import?: string | false;
}

/** The host's side: it provides every singleton, nearly all in its first scripts. */
export function hostShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => {
    const version = installedVersion(packageDir, packageOf(name));
    // Without a required version, because the host uses its own packages: nothing is compared at the start.
    const share = { singleton: true, version, requiredVersion: false } as const;
    // By its path, so that a door is provided even if no module of the host imports it.
    return isFetchedLater(name) ? { ...share, import: fileOf(packageDir, name) } : { ...share, eager: true };
  });
}

/**
 * An area's side: it contains no singleton (`import: false`) and refuses an incompatible one (`strictVersion`; without
 * it the engine only warns). So there are never two Reacts or two sessions in a page.
 */
export function remoteShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${installedVersion(packageDir, packageOf(name))}`,
    import: false,
  }));
}

/** Exact versions that an area was built against; the host compares them before it fetches the area's code. */
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

// Read from the folder, found by Node's rules, because workspace packages do not export their package.json.
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
