import { createStore } from '@console/browser';

/** Optional parts of a toast. */
export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Stays until closed, whatever its kind. */
  sticky?: boolean;
  /** Milliseconds until it closes by itself; replaces the default of its kind. */
  lifetime?: number;
  /** Called once, when the user, the action or the time closes the toast. */
  onClose?: () => void;
  /** The subject, such as one save of one record: `withdraw` removes all toasts of a topic. */
  topic?: string | undefined;
  /**
   * Path of the page that it is about. After that page is left, the toast, an error too, closes once its 5 s are over.
   */
  place?: string | undefined;
}

/** A toast that is shown; without a `lifetime` it stays until closed. */
export interface ToastItem extends ToastOptions {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  shownAt: number;
}

const LIFETIME = 5000;
/** WCAG 2.2.1: long enough to find it, and focus or pointer stops the time. */
const LIFETIME_WITH_ACTION = 20_000;

/** The shown toasts, the latest last. */
export const toastStore = createStore<readonly ToastItem[]>(() => []);
const change = (next: readonly ToastItem[]) => toastStore.setState(next, true);
let lastId = 0;

function show(kind: ToastItem['kind'], title: string, options: ToastOptions = {}): number {
  const stays = options.sticky || kind === 'error';
  const lifetime = stays ? undefined : (options.lifetime ?? (options.action ? LIFETIME_WITH_ACTION : LIFETIME));
  const id = ++lastId;
  const item = { ...options, id, kind, title, shownAt: Date.now(), ...(lifetime === undefined ? {} : { lifetime }) };
  // A repeated message replaces the shown one, so that no error is shown twice.
  const isSame = (other: ToastItem) =>
    other.kind === kind && other.title === title && other.description === options.description;
  change([...toastStore.getState().filter((other) => !isSame(other)), item]);
  return id;
}

/** Replaces the toasts that match; without a match the store does not change. */
function replace(matches: (item: ToastItem) => boolean, by: (item: ToastItem) => ToastItem | readonly ToastItem[]) {
  const items = toastStore.getState();
  if (items.some(matches)) change(items.flatMap((item) => (matches(item) ? by(item) : item)));
}

/** Removes the toasts of a topic without their `onClose`, because its outcome has changed or is requested again. */
const withdraw = (topic: string) => replace((item) => item.topic === topic, NONE);

/** After navigation: toasts about another page, which would stay until closed, get a lifetime. */
const leave = (pathname: string) =>
  replace(({ place }) => place !== undefined && pathname !== place && !pathname.startsWith(`${place}/`), letGo);

/** The subject is no longer on the screen, so its toasts get a lifetime. */
const release = (topic: string) => replace((item) => item.topic === topic, letGo);

const NONE = () => [];
const letGo = (item: ToastItem): ToastItem => ({ ...item, place: undefined, lifetime: item.lifetime ?? LIFETIME });

function dismiss(id: number) {
  const items = toastStore.getState();
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  change(items.filter((candidate) => candidate !== item));
  item.onClose?.();
}

/**
 * Short messages at the top right. Success closes after 5 s (20 s with an action); errors stay until they are closed,
 * the same action is tried again, or their page is left.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  dismiss,
  withdraw,
  release,
  leave,
  /** Removes all without calling their `onClose`; for the end of a session. */
  clear: () => change([]),
};
