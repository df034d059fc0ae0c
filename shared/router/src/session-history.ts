/** What the router uses of a session history: the browser's, or one in memory for tests. */
export interface SessionHistory {
  /** Address of the current entry: path, search and hash. */
  readonly href: string;
  /** Data of the current entry, as it was pushed. */
  readonly state: unknown;
  push(state: HistoryState, href: string): void;
  replace(state: HistoryState, href: string): void;
  /** Traverses the history: -1 is Back. A browser does it later and does nothing if there is no such entry. */
  go(delta: number): void;
  /** Calls the listener after each traversal, by whomever; returns a function that ends that. */
  onTraverse(listener: () => void): () => void;
}

/**
 * Data of an entry, in React Router's form: a tab keeps its entries when a reload brings another version of the host.
 */
export interface HistoryState {
  usr: unknown;
  key: string;
  /** Position of the entry in the tab's history; a blocked Back is taken back by the difference. */
  idx: number;
}

/** The history of this tab. */
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

/** An entry of a history in memory. */
export interface MemoryEntry {
  href: string;
  state: HistoryState;
}

/** A history of its own, which begins with the given entries and shows the last one. Traverses at once. */
export function memoryHistory(initial: readonly MemoryEntry[]): SessionHistory {
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
