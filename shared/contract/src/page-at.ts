import type { AreaRelease, Registry, RegistryArea } from './manifest';

/** A page of an area's current version. */
export interface FoundPage {
  key: string;
  area: RegistryArea;
  release: AreaRelease;
}

/**
 * The page at an address; if several match, the one with the fewest parameters. Ignores pages outside of their area's
 * `paths`.
 */
export function pageAt(pathname: string, areas: Registry['areas']): FoundPage | undefined {
  const here = partsOf(pathname);
  const matches = Object.values(areas).flatMap((area) =>
    Object.entries(area.current.manifest.pages)
      .filter(([, { path }]) => isAt(here, path) && area.paths.some((prefix) => `${path}/`.startsWith(`${prefix}/`)))
      .map(([key, { path }]) => ({ key, area, release: area.current, parameters: path.split(':').length })),
  );
  return matches.sort((one, other) => one.parameters - other.parameters)[0];
}

/** The parameters of a page's path as the address has them, each encoded as one segment. */
export function paramsOf(path: string, pathname: string): Record<string, string> {
  const here = pathname.split('/');
  const parts = path
    .split('/')
    .map((part, at) => [part.slice(1), encodeURIComponent(decodeURIComponent(here[at] ?? ''))]);
  return Object.fromEntries(parts);
}

const partsOf = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '').split('/');

/**
 * Compares segments: a regular expression for each page of the console would take longer than the rest of the first
 * script.
 */
function isAt(here: readonly string[], path: string): boolean {
  const parts = path.toLowerCase().split('/');
  return parts.length === here.length && parts.every((part, at) => part === here[at] || (part[0] === ':' && here[at]));
}
