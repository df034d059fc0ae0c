import { flushSync } from 'react-dom';
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateFunction,
  type NavigateOptions,
  NavigationType,
  parsePath,
  type RouteMatch,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router-dom';
import { browserHistory, type HistoryState, memoryHistory, type SessionHistory } from './session-history';

/** A function makes the routes that can match, by the path alone. */
export type Routes = readonly RouteObject[] | ((pathname: string) => readonly RouteObject[]);

export type ShouldBlock = (navigation: {
  currentLocation: Location<unknown>;
  nextLocation: Location<unknown>;
}) => boolean;

/** `proceed` goes on, `reset` drops. */
export interface BlockedNavigation {
  state: 'blocked';
  location: Location<unknown>;
  proceed: () => void;
  reset: () => void;
}

/** Collects two quick Backs. */
const REST_MS = 50;

const UNBLOCKED = { state: 'unblocked' } as const;
export type Blocker = BlockedNavigation | typeof UNBLOCKED;

/** Each change makes a new object. */
export interface RouterState {
  location: Location<unknown>;
  /** `Pop`: traversal or first page. */
  historyAction: NavigationType;
  /** Root first; the same array while the path stays. */
  matches: readonly RouteMatch[];
  blocker: Blocker;
}

export interface Router {
  readonly state: RouterState;
  /** Takes paths, or a number of entries. Addresses outside throw. */
  navigate: NavigateFunction;
  subscribe: (listener: () => void) => () => void;
  /** Asks before every navigation, until the result is called; the last blocker wins. */
  blockWith(shouldBlock: ShouldBlock): () => void;
  /** Makes room for another router. */
  dispose(): void;
}

export function createBrowserRouter(routes: Routes): Router {
  return createRouter(browserHistory(), routes);
}

/** Serves tests; starts at `/`. */
export function createMemoryRouter(
  routes: Routes,
  { initialEntries = ['/'] }: { initialEntries?: readonly (string | Partial<Location<unknown>>)[] } = {},
): Router {
  const entries = initialEntries.map((entry, idx) => {
    const usr = typeof entry === 'string' ? null : entry.state;
    return { href: hrefOf(entry), state: { usr, key: newKey(), idx } };
  });
  return createRouter(memoryHistory(entries), routes);
}

export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Encodes like browsers. */
export function encodedPath(to: To): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(hrefOf(to), location.origin);
  return { pathname, search, hash };
}

export function createRouter(history: SessionHistory, routes: Routes): Router {
  const listeners = new Set<() => void>();
  const blockers: ShouldBlock[] = [];
  /** Position on the screen; after Back the history is ahead. */
  let currentIndex = indexOf(history.state) ?? 0;
  /** Set while a blocked traversal is taken back. */
  let returning: ReturnType<typeof setTimeout> | undefined;
  let afterReturn: (() => void) | undefined;
  let isConfirmed = false;

  if (indexOf(history.state) === undefined) {
    history.replace({ ...(history.state as HistoryState | null), idx: currentIndex } as HistoryState, history.href);
  }
  const first = locationOf(history);
  let state: RouterState = {
    location: first,
    historyAction: NavigationType.Pop,
    matches: matchesAt(first.pathname),
    blocker: UNBLOCKED,
  };
  const stopListening = history.onTraverse(onTraverse);

  function matchesAt(pathname: string): readonly RouteMatch[] {
    const candidates = typeof routes === 'function' ? routes(pathname) : routes;
    return matchRoutes([...candidates], { pathname }) ?? [];
  }

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function show(location: Location<unknown>, historyAction: NavigationType): void {
    const isSamePath = location.pathname === state.location.pathname;
    const matches = isSamePath ? state.matches : matchesAt(location.pathname);
    update({ location, historyAction, matches, blocker: UNBLOCKED });
  }

  /** `proceed` does not ask again. */
  function isBlocked(nextLocation: Location<unknown>, proceed: () => void): boolean {
    if (!blockers.at(-1)?.({ currentLocation: state.location, nextLocation })) return false;
    update({
      blocker: {
        state: 'blocked',
        location: nextLocation,
        proceed() {
          update({ blocker: UNBLOCKED });
          proceed();
        },
        reset: () => update({ blocker: UNBLOCKED }),
      },
    });
    return true;
  }

  function navigate(to: To | number, options: NavigateOptions = {}): void {
    if (typeof to === 'number') return history.go(to);
    const location: Location<unknown> = { ...targetOf(to), state: options.state ?? null, key: newKey() };
    const go = () => {
      if (options.flushSync) flushSync(() => enter(location, options.replace === true));
      else enter(location, options.replace === true);
    };
    if (!isBlocked(location, go)) go();
  }

  function targetOf(to: To) {
    const target = resolvePath(to, state.location.pathname);
    const { origin } = location;
    // Both: resolving merges slashes.
    if ([hrefOf(to), hrefOf(target)].some((href) => new URL(href, origin).origin !== origin)) {
      throw new Error('External navigation is not allowed');
    }
    return encodedPath(target);
  }

  function enter(location: Location<unknown>, isReplacing: boolean): void {
    setPosition((indexOf(history.state) ?? currentIndex) + (isReplacing ? 0 : 1));
    const entry = { usr: location.state, key: location.key, idx: currentIndex };
    if (isReplacing) history.replace(entry, createPath(location));
    else history.push(entry, createPath(location));
    show(location, isReplacing ? NavigationType.Replace : NavigationType.Push);
  }

  function onTraverse(): void {
    const location = locationOf(history);
    const index = indexOf(history.state);
    if (index === undefined) {
      // A foreign entry, such as a typed hash, follows the screen's.
      setPosition(currentIndex + 1);
      history.replace({ usr: location.state, key: location.key, idx: currentIndex }, history.href);
      show(location, NavigationType.Pop);
      return;
    }
    if (returning !== undefined && index === currentIndex) {
      const next = afterReturn;
      setPosition(currentIndex);
      next?.();
      return;
    }
    const isFree = isConfirmed || index === currentIndex;
    isConfirmed = false;
    if (!isFree && isBlocked(location, () => leaveBy(index - currentIndex))) {
      returnLater();
      return;
    }
    setPosition(index);
    show(location, NavigationType.Pop);
  }

  function setPosition(index: number): void {
    currentIndex = index;
    clearTimeout(returning);
    returning = undefined;
    afterReturn = undefined;
  }

  /** Browsers differ on a traversal during another, such as a second Back, so only the final position counts. */
  function returnLater(): void {
    clearTimeout(returning);
    returning = setTimeout(() => {
      const index = indexOf(history.state);
      if (index !== undefined && index !== currentIndex) history.go(currentIndex - index);
    }, REST_MS);
  }

  function leaveBy(delta: number): void {
    const go = () => {
      isConfirmed = true;
      history.go(delta);
    };
    if (returning === undefined) go();
    else afterReturn = go;
  }

  return {
    get state() {
      return state;
    },
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    blockWith(shouldBlock) {
      blockers.push(shouldBlock);
      return () => void blockers.splice(blockers.indexOf(shouldBlock), 1);
    },
    dispose() {
      stopListening();
      clearTimeout(returning);
      listeners.clear();
    },
  };
}

function locationOf({ href, state }: SessionHistory): Location<unknown> {
  const entry = state as Partial<HistoryState> | null | undefined;
  const { pathname = '/', search = '', hash = '' } = parsePath(href);
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

function indexOf(state: unknown): number | undefined {
  const index = (state as Partial<HistoryState> | null | undefined)?.idx;
  return typeof index === 'number' ? index : undefined;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
