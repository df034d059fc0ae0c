import { type RouteObject, useLocation, useMatches } from '@console/router';

interface DeclaredPath {
  declared: string;
}

/** The router's hooks do not return patterns. */
export function withDeclaredPaths(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { path, handle, children } = route;
    if (route.index) return route;
    return {
      ...route,
      ...(path?.startsWith('/') && { handle: { ...handle, declared: path } satisfies DeclaredPath }),
      ...(children && { children: withDeclaredPaths(children) }),
    };
  });
}

/**
 * Static segments as declared: the router accepts `/admin/mfdx/%70roduction`, but menu, gates and areas compare
 * exactly.
 */
export function useCanonicalPath(): string {
  const { pathname } = useLocation();
  const declared = useMatches()
    .map(({ handle }) => (handle as DeclaredPath | undefined)?.declared)
    .findLast((path) => path !== undefined);
  return declared === undefined ? pathname : canonicalPath(pathname, declared);
}

function canonicalPath(pathname: string, declared: string): string {
  const segments = declared.split('/');
  const isStatic = (segment: string | undefined) => segment !== undefined && !/^[:*]/.test(segment);
  return pathname
    .split('/')
    .map((segment, at) => (isStatic(segments[at]) ? segments[at] : segment))
    .join('/');
}
