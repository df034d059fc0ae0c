import type { AreaRoute } from './area-routes';

/**
 * Returns a function that finds the pages whose routes can match a path, in the order of `routes`. The router compares a
 * path with each of its routes and each page has an element, so in a console with many areas it gets only these few. A
 * page is found together with the pages inside of it, whose paths may be unrelated.
 */
export function pagesAt(routes: readonly AreaRoute[]): (pathname: string) => AreaRoute[] {
  const pages = new Map<string, number[]>();
  for (const [at, route] of routes.entries()) {
    for (const prefix of new Set(pathsOf(route).map(fixedPrefix))) {
      pages.set(prefix, [...(pages.get(prefix) ?? []), at]);
    }
  }
  return (pathname) => {
    const segments = segmentsOf(pathname);
    const prefixes = ['', ...segments.map((_, at) => segments.slice(0, at + 1).join('/'))];
    const positions = new Set(prefixes.flatMap((prefix) => pages.get(prefix) ?? []));
    return [...positions].sort((one, other) => one - other).flatMap((at) => routes[at] ?? []);
  };
}

const pathsOf = ({ path, children }: AreaRoute): string[] => [path, ...children.flatMap(pathsOf)];

/** The segments of a pattern before its first parameter. */
function fixedPrefix(pattern: string): string {
  const segments = segmentsOf(pattern);
  const parameter = segments.findIndex((segment) => segment.startsWith(':'));
  return segments.slice(0, parameter === -1 ? segments.length : parameter).join('/');
}

/** Decoded and in lower case, because the router ignores encoding and case. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
