import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageVersion } from './package-version';

/** Provided, but fetched on use. A new door: here, and in the package's `exports`. */
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
  '@console/ui/picture-field',
] as const;

/** Everything shared: our packages, not the libraries behind. A slash shares the subpaths that the host imports. */
export const SINGLETONS = [
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

/** Areas list members: `z.object`. */
export const NAMESPACES: Readonly<Record<string, string>> = { '@console/schema': 'z' };

export const singletonPackages: readonly string[] = [...new Set(SINGLETONS.map(packageOf))];

interface ShareOptions {
  singleton: true;
  requiredVersion: string | false;
  version?: string;
  eager?: boolean;
  strictVersion?: true;
  import?: string | false;
}

export function hostShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => {
    const version = installedVersion(packageDir, packageOf(name));
    // The host's own: nothing to compare.
    const share = { singleton: true, version, requiredVersion: false } as const;
    // A path, so that unimported doors are provided too.
    return isFetchedLater(name) ? { ...share, import: fileOf(packageDir, name) } : { ...share, eager: true };
  });
}

/** Contains no singleton, and refuses incompatible versions (`strictVersion`): a page has one React and session. */
export function remoteShares(packageDir: string): Record<string, ShareOptions> {
  return sharesOf((name) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${installedVersion(packageDir, packageOf(name))}`,
    import: false,
  }));
}

/** Compared before the browser fetches an area's code. */
export function builtAgainst(packageDir: string): Record<string, string> {
  const versions = singletonPackages.map((name) => [name, installedVersion(packageDir, name)]);
  return { ...Object.fromEntries(versions), federation: engineVersion() };
}

const isFetchedLater = (name: string) => FETCHED_LATER.some((later) => later === name);

/** `@console/ui` of `@console/ui/form`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function sharesOf(options: (name: string) => ShareOptions): Record<string, ShareOptions> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, options(name)]));
}

const fileOf = (packageDir: string, name: string) => createRequire(join(packageDir, 'package.json')).resolve(name);

// Workspace packages do not export package.json.
function installedVersion(packageDir: string, name: string): string {
  const installed = join(packageDir, 'node_modules', name);
  const above = dirname(packageDir);
  return existsSync(join(installed, 'package.json')) || above === packageDir
    ? packageVersion(installed)
    : installedVersion(above, name);
}

function engineVersion(): string {
  const version = installedVersion(join(import.meta.dirname, '..'), '@module-federation/enhanced');
  return version.split('.').slice(0, 2).join('.');
}
