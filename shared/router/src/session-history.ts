/** The browser's history, or memory in tests. */
export interface SessionHistory {
  /** Path, search and hash. */
  readonly href: string;
  readonly state: unknown;
  push(state: HistoryState, href: string): void;
  replace(state: HistoryState, href: string): void;
  /** -1 is Back. Browsers act later, and not beyond the ends. */
  go(delta: number): void;
  /** @returns unsubscribes */
  onTraverse(listener: () => void): () => void;
}

/** React Router's form: entries survive a reload into another version. */
export interface HistoryState {
  usr: unknown;
  key: string;
  /** How far a blocked Back must return. */
  idx: number;
}

export function browserHistory(): SessionHistory {
  return {
    get href() {
      return location.pathname + location.search + location.hash;
    },
    get state() {
      return history.state as unknown;
    },
    push(state, href) {
      try {
        history.pushState(state, '', href);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari allows 100 entries in 30 seconds.
        location.assign(href);
      }
    },
    replace: (state, href) => history.replaceState(state, '', href),
    go: (delta) => history.go(delta),
    onTraverse(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** Starts at the last entry and traverses at once. */
export function memoryHistory(initial: readonly { href: string; state: HistoryState }[]): SessionHistory {
  const entries = [...initial];
  let at = entries.length - 1;
  let notify = () => {};
  return {
    get href() {
      return entries[at]?.href ?? '/';
    },
    get state() {
      return entries[at]?.state;
    },
    push(state, href) {
      at += 1;
      entries.splice(at, entries.length, { href, state });
    },
    replace(state, href) {
      entries[at] = { href, state };
    },
    go(delta) {
      if (!entries[at + delta]) return;
      at += delta;
      notify();
    },
    onTraverse(listener) {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  };
}
