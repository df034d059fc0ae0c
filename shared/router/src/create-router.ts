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

/** The routes of the console, or a function that makes those that can match a path. It must not depend on anything else. */
export type Routes = readonly RouteObject[] | ((pathname: string) => readonly RouteObject[]);

/** Returns whether a navigation must wait for an answer. */
export type ShouldBlock = (navigation: {
  currentLocation: Location<unknown>;
  nextLocation: Location<unknown>;
}) => boolean;

/** A navigation that waits for an answer: `proceed` does it, `reset` drops it. */
export interface BlockedNavigation {
  state: 'blocked';
  /** Where it leads. */
  location: Location<unknown>;
  proceed: () => void;
  reset: () => void;
}

/** Back pressed twice at once causes two events; both have arrived after this time. */
const REST_MS = 50;

const UNBLOCKED = { state: 'unblocked' } as const;
export type Blocker = BlockedNavigation | typeof UNBLOCKED;

/** What is on the screen. Each change makes a new object. */
export interface RouterState {
  location: Location<unknown>;
  /** How the location was reached: `Pop` is a traversal of the history, and the first page. */
  historyAction: NavigationType;
  /** The matched routes from the root down; the same array while the path stays the same. */
  matches: readonly RouteMatch[];
  blocker: Blocker;
}

export interface Router {
  readonly state: RouterState;
  /** Goes to an address, relative to the current one, or by a number of entries. Outside addresses throw. */
  navigate: NavigateFunction;
  subscribe: (listener: () => void) => () => void;
  /** Calls this function before every navigation, until the returned one is called. Of several, the last is called. */
  blockWith(shouldBlock: ShouldBlock): () => void;
  /** Stops the router, before another one takes the history over. */
  dispose(): void;
}

/** A router of this tab's address. */
export function createBrowserRouter(routes: Routes): Router {
  return createRouter(browserHistory(), routes);
}

/** The same router with a history of its own, for tests; by default it begins at `/`. */
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

/** The address as `<a href>` and the history have it. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Path, search and hash as the browser writes them, with reserved characters encoded. */
export function encodedPath(to: To): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(hrefOf(to), location.origin);
  return { pathname, search, hash };
}

/** A router of a history; the door exports those of a tab and in memory. */
export function createRouter(history: SessionHistory, routes: Routes): Router {
  const listeners = new Set<() => void>();
  const blockers: ShouldBlock[] = [];
  /** Position in the history of the entry on the screen. After Back it differs from the history's until it is shown. */
  let shown = indexOf(history.state) ?? 0;
  /** Set while the history is at another entry than `shown`, because the traversal there is blocked. */
  let returning: ReturnType<typeof setTimeout> | undefined;
  /** Runs when the history is back at the entry on the screen. */
  let afterReturn: (() => void) | undefined;
  /** The next traversal was confirmed, so it is not blocked. */
  let isConfirmed = false;

  if (indexOf(history.state) === undefined) {
    history.replace({ ...(history.state as HistoryState | null), idx: shown } as HistoryState, history.href);
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

  /** Blocks the navigation if a function says so. `proceed` does it without asking again. */
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
    // Both forms: resolving makes one slash of two.
    if ([hrefOf(to), hrefOf(target)].some((href) => new URL(href, origin).origin !== origin)) {
      throw new Error('External navigation is not allowed');
    }
    return encodedPath(target);
  }

  function enter(location: Location<unknown>, isReplacing: boolean): void {
    stand((indexOf(history.state) ?? shown) + (isReplacing ? 0 : 1));
    const entry = { usr: location.state, key: location.key, idx: shown };
    if (isReplacing) history.replace(entry, createPath(location));
    else history.push(entry, createPath(location));
    show(location, isReplacing ? NavigationType.Replace : NavigationType.Push);
  }

  function onTraverse(): void {
    const location = locationOf(history);
    const index = indexOf(history.state);
    if (index === undefined) {
      // An entry that this router has not made, such as a hash typed into the address. It follows the one on the screen.
      stand(shown + 1);
      history.replace({ usr: location.state, key: location.key, idx: shown }, history.href);
      show(location, NavigationType.Pop);
      return;
    }
    if (returning !== undefined && index === shown) {
      const next = afterReturn;
      stand(shown);
      next?.();
      return;
    }
    const isFree = isConfirmed || index === shown;
    isConfirmed = false;
    if (!isFree && isBlocked(location, () => leaveBy(index - shown))) {
      returnLater();
      return;
    }
    stand(index);
    show(location, NavigationType.Pop);
  }

  /** The entry on the screen is that of the history. */
  function stand(index: number): void {
    shown = index;
    clearTimeout(returning);
    returning = undefined;
    afterReturn = undefined;
  }

  /**
   * Returns to the entry on the screen once the history rests. Browsers differ in what they make of a traversal that is
   * requested during another one, such as a second Back, so only the position in the history counts.
   */
  function returnLater(): void {
    clearTimeout(returning);
    returning = setTimeout(() => {
      const index = indexOf(history.state);
      if (index !== undefined && index !== shown) history.go(shown - index);
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
