import {
  createPath,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type RouteObject,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the page is, and how it came there. */
export interface RouterState {
  location: Location;
  action: NavigationType;
}

/** A departure that is held back until somebody decides. */
export interface HeldDeparture {
  location: Location;
  proceed: () => void;
  stay: () => void;
}

/** Says whether going to an address must be asked first. */
export type Guard = (next: Location) => boolean;

/**
 * Routes over the browser's history, with one guard that may hold a departure back. React Router's own router with a
 * guard also brings loaders, actions and fetchers, which the console has no use for (docs/decisions/0014).
 */
export class ConsoleRouter {
  readonly routes: RouteObject[];
  readonly #history: History;
  readonly #listeners = new Set<() => void>();
  #state: RouterState;
  #guard: Guard = () => false;
  #held: HeldDeparture | undefined;
  /** The next change of the history undoes a step back that is held. */
  #isUndoing = false;
  /** The next change of the history was decided on and is not asked about again. */
  #isDecided = false;

  constructor(routes: RouteObject[], history: History) {
    this.routes = routes;
    this.#history = history;
    this.#state = { location: history.location, action: history.action };
    history.listen(({ action, location, delta }) => this.#onHistory({ action, location }, delta));
  }

  get state(): RouterState {
    return this.#state;
  }

  get held(): HeldDeparture | undefined {
    return this.#held;
  }

  /** The part that React Router's components steer by. */
  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    encodeLocation: (to) => this.#history.encodeLocation(to),
    go: (delta) => this.#history.go(delta),
    push: (to, state) => this.navigate(to, { state }),
    replace: (to, state) => this.navigate(to, { state, replace: true }),
  };

  /** To an address, or so many steps through the history. What `to` leaves out stays as it is at this moment. */
  readonly navigate: NavigateFunction = (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
    if (typeof to === 'number') {
      this.#history.go(to);
      return;
    }
    const path = resolvePath(to, this.#state.location.pathname);
    this.#leaveFor({ ...path, state, key: '' }, () =>
      replace ? this.#history.replace(createPath(path), state) : this.#history.push(createPath(path), state),
    );
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns what dismisses the guard. There is one at a time. */
  readonly post = (guard: Guard): (() => void) => {
    this.#guard = guard;
    return () => {
      this.#guard = () => false;
    };
  };

  #leaveFor(location: Location, go: () => void): void {
    if (this.#guard(location)) this.#hold(location, go);
    else go();
  }

  /** The history has already moved when it tells of a step back or forward, so holding one means undoing it. */
  #onHistory(state: RouterState, delta: number | null): void {
    if (this.#isUndoing) {
      this.#isUndoing = false;
      return;
    }
    // Without a delta nobody knows how to undo the step: the address was typed over, for instance.
    const isStep = state.action === NavigationType.Pop && delta !== null && delta !== 0;
    if (isStep && !this.#isDecided && this.#guard(state.location)) {
      this.#isUndoing = true;
      this.#history.go(-delta);
      this.#hold(state.location, () => this.#history.go(delta));
      return;
    }
    this.#isDecided = false;
    this.#held = undefined;
    this.#state = state;
    this.#tell();
  }

  #hold(location: Location, go: () => void): void {
    this.#held = { location, proceed: () => this.#decide(go), stay: () => this.#decide() };
    this.#tell();
  }

  #decide(go?: () => void): void {
    this.#held = undefined;
    this.#tell();
    if (!go) return;
    this.#isDecided = true;
    go();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function createBrowserRouter(routes: RouteObject[]): ConsoleRouter {
  return new ConsoleRouter(routes, UNSAFE_createBrowserHistory({ v5Compat: true }));
}

/** For tests: an address that only the router knows. */
export function createMemoryRouter(routes: RouteObject[], options: { initialEntries?: string[] } = {}): ConsoleRouter {
  return new ConsoleRouter(routes, UNSAFE_createMemoryHistory({ ...options, v5Compat: true }));
}
