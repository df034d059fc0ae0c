import { decodedPart } from '@console/contract';
import type { AreaRoute } from './area-routes';

/**
 * The router compares every route, so gets only these few, in order. A page comes with inner pages, whose paths may be
 * unrelated.
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

function fixedPrefix(pattern: string): string {
  const segments = segmentsOf(pattern);
  const parameter = segments.findIndex((segment) => segment.startsWith(':'));
  return segments.slice(0, parameter === -1 ? segments.length : parameter).join('/');
}

/** Ignores encoding and case, like the router. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((segment) => decodedPart(segment).toLowerCase());
}
