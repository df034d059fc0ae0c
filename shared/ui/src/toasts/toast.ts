/** What may be said beside a toast's title, and what may be done about it. */
export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Stays until closed, whatever its kind. */
  sticky?: boolean;
  /** Milliseconds until it closes by itself, instead of its kind's own. */
  lifetime?: number;
  /** Called once, when the toast is closed by the user, by its action or by time. */
  onClose?: () => void;
}

/** A standing toast; without a `lifetime` it stays. */
export interface ToastItem extends ToastOptions {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  shownAt: number;
}

const LIFETIME = 5000;
/** WCAG 2.2.1: enough to find it, and focus or pointer on it hold its time. */
const LIFETIME_WITH_ACTION = 20_000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastItem['kind'], title: string, options: ToastOptions = {}): number {
  const stays = options.sticky || kind === 'error';
  const lifetime = stays ? undefined : (options.lifetime ?? (options.action ? LIFETIME_WITH_ACTION : LIFETIME));
  const id = ++lastId;
  // The same message again replaces the one that is standing: no error is shown twice.
  const others = items.filter(
    (item) => item.kind !== kind || item.title !== title || item.description !== options.description,
  );
  change([
    ...others,
    { ...options, id, kind, title, shownAt: Date.now(), ...(lifetime === undefined ? {} : { lifetime }) },
  ]);
  return id;
}

function dismiss(id: number) {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  change(items.filter((candidate) => candidate !== item));
  item.onClose?.();
}

/** Short messages at the top right. Success closes after 5 s (20 s with an action), errors stay until closed. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  dismiss,
  /** Removes all without calling their `onClose`; for the end of a session. */
  clear: () => change([]),
};

export const toastStore = {
  get: () => items,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
