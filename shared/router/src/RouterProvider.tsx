import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  createSearchParams,
  type NavigateFunction,
  type NavigateOptions,
  type NavigateProps,
  UNSAFE_RouteContext as RouteContext,
  type RouteMatch,
  Router as RouterContexts,
  renderMatches,
  resolvePath,
  type SetURLSearchParams,
  type To,
  useLocation,
} from 'react-router-dom';
import { type Blocker, encodedPath, hrefOf, type Router, type ShouldBlock } from './create-router';

const RouterContext = createContext<Router | undefined>(undefined);
const MatchesContext = createContext<readonly PageMatch[]>([]);

/** A matched route. */
export interface PageMatch {
  id: string | undefined;
  /** The part of the address that this route and those above it match. */
  pathname: string;
  params: RouteMatch['params'];
  handle: unknown;
}

/** Draws the routes of a router. One for a page; another router needs another `key`. */
export function RouterProvider({ router }: { router: Router }) {
  const { location, historyAction, matches } = useSyncExternalStore(router.subscribe, () => router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  // While the path stays the same, only components that read the location are drawn again.
  const page = useMemo(() => renderMatches(matches.map(withEncodedPaths)), [matches]);
  const pageMatches = useMemo(() => matches.map(toPageMatch), [matches]);
  return (
    <RouterContext value={router}>
      <MatchesContext value={pageMatches}>
        {/* Without transitions: a navigation is drawn at once, and not interrupted and begun again. */}
        <RouterContexts location={location} navigationType={historyAction} navigator={navigator} useTransitions={false}>
          {page}
        </RouterContexts>
      </MatchesContext>
    </RouterContext>
  );
}

/** What links, which are React Router's, use of the router. */
function navigatorOf({ navigate }: Router) {
  return {
    createHref: hrefOf,
    createURL: (to: To) => new URL(hrefOf(to), window.location.origin),
    encodeLocation: encodedPath,
    go: navigate,
    push: (to: To, state?: unknown, options?: NavigateOptions) => navigate(to, { ...options, state }),
    replace: (to: To, state?: unknown, options?: NavigateOptions) => navigate(to, { ...options, state, replace: true }),
  };
}

/** Matching decodes the path; links that are relative to a route need it encoded. */
function withEncodedPaths(match: RouteMatch): RouteMatch {
  const encode = (path: string) => encodedPath({ pathname: path.replace(/[%?#]/g, encodeURIComponent) }).pathname;
  return { ...match, pathname: encode(match.pathname), pathnameBase: encode(match.pathnameBase) };
}

function toPageMatch({ route, pathname, params }: RouteMatch): PageMatch {
  return { id: route.id, pathname, params, handle: route.handle as unknown };
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around this component');
  return router;
}

/** The matched routes from the root down. */
export function useMatches(): readonly PageMatch[] {
  return useContext(MatchesContext);
}

/** The match of the route that draws this component; `useMatches` also has those of the pages below it. */
export function useOwnMatch(): RouteMatch | undefined {
  return useContext(RouteContext).matches.at(-1);
}

/** Lets navigations wait for an answer. One for a router: if there are several, the last one decides. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useRouter();
  useEffect(() => router.blockWith(shouldBlock), [router, shouldBlock]);
  return useSyncExternalStore(router.subscribe, () => router.state.blocker);
}

/**
 * A function that goes to an address. It stays the same, and addresses without a path are relative to the page at the
 * time of the call: React Router's own takes the page that the component was last drawn on.
 */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

/** Goes to an address once drawn. */
export function Navigate({ to, replace, state }: Omit<NavigateProps, 'relative'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = hrefOf(resolvePath(to, pathname));
  useEffect(() => {
    void navigate(href, { replace, state: state as unknown });
  }, [navigate, href, replace, state]);
  return null;
}

/** The search parameters, and a function that sets them on the page at the time of the call. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = useMemo(() => createSearchParams(search), [search]);
  const setParams: SetURLSearchParams = useCallback(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${createSearchParams(init)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
