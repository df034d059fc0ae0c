import { createStore } from '@console/browser';

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
  /** What it is about, such as one save of one record: `withdraw` takes away all that stand under it. */
  topic?: string | undefined;
  /** The path that it speaks of. When that is left, the toast stays for what is left of 5 s, also an error. */
  place?: string | undefined;
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

/** The toasts that stand, the latest last. */
export const toastStore = createStore<readonly ToastItem[]>(() => []);
const change = (next: readonly ToastItem[]) => toastStore.setState(next, true);
let lastId = 0;

function show(kind: ToastItem['kind'], title: string, options: ToastOptions = {}): number {
  const stays = options.sticky || kind === 'error';
  const lifetime = stays ? undefined : (options.lifetime ?? (options.action ? LIFETIME_WITH_ACTION : LIFETIME));
  const id = ++lastId;
  const item = { ...options, id, kind, title, shownAt: Date.now(), ...(lifetime === undefined ? {} : { lifetime }) };
  // The same message again replaces the one that is standing: no error is shown twice.
  const isSame = (other: ToastItem) =>
    other.kind === kind && other.title === title && other.description === options.description;
  change([...toastStore.getState().filter((other) => !isSame(other)), item]);
  return id;
}

/** Replaces the toasts that match; without one the store does not change. */
function replace(matches: (item: ToastItem) => boolean, by: (item: ToastItem) => ToastItem | readonly ToastItem[]) {
  const items = toastStore.getState();
  if (items.some(matches)) change(items.flatMap((item) => (matches(item) ? by(item) : item)));
}

/** The outcome has changed, or is requested again: the toasts about the earlier one go, without their `onClose`. */
const withdraw = (topic: string) => replace((item) => item.topic === topic, NONE);

/** The page is another: what stays until it is closed, and spoke of the page before, has been seen there. */
const leave = (pathname: string) =>
  replace(({ place }) => place !== undefined && pathname !== place && !pathname.startsWith(`${place}/`), letGo);

/** What it was about is not on the screen any more. */
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
 * Short messages at the top right. Success closes after 5 s (20 s with an action), errors stay until they are closed, the
 * same is tried again, or the page that they speak of is left.
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
