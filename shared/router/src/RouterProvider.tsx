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

export interface PageMatch {
  id: string | undefined;
  /** The path down to this route. */
  pathname: string;
  params: RouteMatch['params'];
  handle: unknown;
}

/** A new router needs a new `key`. */
export function RouterProvider({ router }: { router: Router }) {
  const { location, historyAction, matches } = useSyncExternalStore(router.subscribe, () => router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  // Only readers of the location draw while the path stays.
  const page = useMemo(() => renderMatches(matches.map(withEncodedPaths)), [matches]);
  const pageMatches = useMemo(() => matches.map(toPageMatch), [matches]);
  return (
    <RouterContext value={router}>
      <MatchesContext value={pageMatches}>
        <RouterContexts location={location} navigationType={historyAction} navigator={navigator} useTransitions={false}>
          {page}
        </RouterContexts>
      </MatchesContext>
    </RouterContext>
  );
}

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

/** Matching decodes; relative links need the path encoded. */
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

/** Starts at the root. */
export function useMatches(): readonly PageMatch[] {
  return useContext(MatchesContext);
}

/** `useMatches` goes below this component's route. */
export function useOwnMatch(): RouteMatch | undefined {
  return useContext(RouteContext).matches.at(-1);
}

/** Navigations wait for an answer; the last blocker decides. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useRouter();
  useEffect(() => router.blockWith(shouldBlock), [router, shouldBlock]);
  return useSyncExternalStore(router.subscribe, () => router.state.blocker);
}

/** Stable, and relative to the page at the call; React Router's to the page last drawn. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

export function Navigate({ to, replace, state }: Omit<NavigateProps, 'relative'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = hrefOf(resolvePath(to, pathname));
  useEffect(() => {
    void navigate(href, { replace, state: state as unknown });
  }, [navigate, href, replace, state]);
  return null;
}

/** Reads parameters at the time of setting. */
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
