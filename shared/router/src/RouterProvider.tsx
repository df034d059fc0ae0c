import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { matchRoutes, type NavigateFunction, type RouteMatch, Router, useLocation, useRoutes } from 'react-router-dom';
import type { ConsoleRouter, Guard, HeldDeparture } from './console-router';

const RouterContext = createContext<ConsoleRouter | undefined>(undefined);

function useRouter(): ConsoleRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around this');
  return router;
}

/** Draws what the address asks for. */
export function RouterProvider({ router }: { router: ConsoleRouter }) {
  const [{ location, action }, setState] = useState(router.state);
  // A transition: the page that stands goes on standing until the next one can be drawn.
  useLayoutEffect(() => router.subscribe(() => startTransition(() => setState(router.state))), [router]);
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={action} navigator={router.navigator}>
        <Routes router={router} />
      </Router>
    </RouterContext>
  );
}

function Routes({ router }: { router: ConsoleRouter }) {
  return useRoutes(router.routes);
}

/** The function that goes to an address; always the same one, so it may be kept. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

/** The routes that the address matches, outermost first. */
export function useMatches(): readonly RouteMatch[] {
  const { routes } = useRouter();
  const { pathname } = useLocation();
  return useMemo(() => matchRoutes(routes, pathname) ?? [], [routes, pathname]);
}

/** Asks the guard before every departure inside the console; what it holds back is returned until it is decided. */
export function useGuard(guard: Guard): HeldDeparture | undefined {
  const router = useRouter();
  useEffect(() => router.post(guard), [router, guard]);
  return useSyncExternalStore(router.subscribe, () => router.held);
}
