import { type RouteObject, useLocation, useMatches } from '@console/router';

interface DeclaredPath {
  /** The pattern of the route, as its page declares it. */
  declared: string;
}

/** Puts the pattern of every route with one into its handle, because the router's hooks do not return it. */
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
 * The path of the address with every static segment as the page declares it. The router accepts
 * `/admin/mfdx/PRODUCTION` and `/admin/mfdx/%70roduction` for the production page; menu, gates and areas compare paths
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
