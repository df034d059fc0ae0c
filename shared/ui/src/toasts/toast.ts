import { createStore } from '@console/browser';

export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Stays until closed, whatever the kind. */
  sticky?: boolean;
  /** Milliseconds. */
  lifetime?: number;
  /** Runs once, however the toast closes. */
  onClose?: () => void;
  /** A subject such as a save; `withdraw` removes all toasts about a topic. */
  topic?: string | undefined;
  /** The toast's page; after leaving, the toast gets a lifetime. */
  place?: string | undefined;
}

/** A toast without `lifetime` stays until closed. */
export interface ToastItem extends ToastOptions {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  shownAt: number;
}

const LIFETIME = 5000;
/** WCAG 2.2.1; focus or pointer stops the time. */
const LIFETIME_WITH_ACTION = 20_000;

/** The latest toast comes last. */
export const toastStore = createStore<readonly ToastItem[]>(() => []);
const change = (next: readonly ToastItem[]) => toastStore.setState(next, true);
let lastId = 0;

function show(kind: ToastItem['kind'], title: string, options: ToastOptions = {}): number {
  const stays = options.sticky || kind === 'error';
  const lifetime = stays ? undefined : (options.lifetime ?? (options.action ? LIFETIME_WITH_ACTION : LIFETIME));
  const id = ++lastId;
  const item = { ...options, id, kind, title, shownAt: Date.now(), ...(lifetime === undefined ? {} : { lifetime }) };
  // No error is shown twice.
  const isSame = (other: ToastItem) =>
    other.kind === kind && other.title === title && other.description === options.description;
  change([...toastStore.getState().filter((other) => !isSame(other)), item]);
  return id;
}

/** Without a match, nothing changes. */
function replace(matches: (item: ToastItem) => boolean, by: (item: ToastItem) => ToastItem | readonly ToastItem[]) {
  const items = toastStore.getState();
  if (items.some(matches)) change(items.flatMap((item) => (matches(item) ? by(item) : item)));
}

/** Skips `onClose`: the outcome has changed or is requested again. */
const withdraw = (topic: string) => replace((item) => item.topic === topic, NONE);

/** Gives toasts about another page a lifetime. */
const leave = (pathname: string) =>
  replace(({ place }) => place !== undefined && pathname !== place && !pathname.startsWith(`${place}/`), expiring);

/** The subject has left the screen. */
const release = (topic: string) => replace((item) => item.topic === topic, expiring);

const NONE = () => [];
const expiring = (item: ToastItem): ToastItem => ({ ...item, place: undefined, lifetime: item.lifetime ?? LIFETIME });

function dismiss(id: number) {
  const items = toastStore.getState();
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  change(items.filter((candidate) => candidate !== item));
  item.onClose?.();
}

/** Success closes after 5 s (20 with an action); errors stay until closed, retried or left. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  dismiss,
  withdraw,
  release,
  leave,
  /** Runs at the end of a session, without `onClose`. */
  clear: () => change([]),
};
