import type { AreaRelease, Registry, RegistryArea } from './manifest';

export interface FoundPage {
  key: string;
  area: RegistryArea;
  release: AreaRelease;
}

/** Finds the page with the fewest parameters, within the area's `paths`. */
export function pageAt(pathname: string, areas: Registry['areas']): FoundPage | undefined {
  const here = partsOf(pathname);
  const matches = Object.values(areas).flatMap((area) =>
    Object.entries(area.current.manifest.pages)
      .filter(([, { path }]) => isAt(here, path) && area.paths.some((prefix) => `${path}/`.startsWith(`${prefix}/`)))
      .map(([key, { path }]) => ({ key, area, release: area.current, parameters: path.split(':').length })),
  );
  return matches.sort((one, other) => one.parameters - other.parameters)[0];
}

/** Keeps the address's encoding. */
export function paramsOf(path: string, pathname: string): Record<string, string> {
  const here = pathname.split('/');
  const parts = path.split('/').map((part, at) => [part.slice(1), encodeURIComponent(decodedPart(here[at] ?? ''))]);
  return Object.fromEntries(parts);
}

/** Returns a malformed part unchanged. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const partsOf = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '').split('/');

/** Segments: regular expressions for every page take longer than the rest of the first script. */
function isAt(here: readonly string[], path: string): boolean {
  const parts = path.toLowerCase().split('/');
  return parts.length === here.length && parts.every((part, at) => part === here[at] || (part[0] === ':' && here[at]));
}
