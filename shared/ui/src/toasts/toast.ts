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

/** The outcome is another by now, or is being asked for again: what was told of it goes, without its `onClose`. */
function withdraw(topic: string) {
  if (items.some((item) => item.topic === topic)) change(items.filter((item) => item.topic !== topic));
}

/** The page is another: what stays until it is closed, and spoke of the page before, has been seen there. */
function leave(pathname: string) {
  const isLeft = ({ place }: ToastItem) =>
    place !== undefined && pathname !== place && !pathname.startsWith(`${place}/`);
  if (!items.some(isLeft)) return;
  change(items.map((item) => (isLeft(item) ? letGo(item) : item)));
}

/** What it was about is not on the screen any more. */
function release(topic: string) {
  if (items.some((item) => item.topic === topic)) {
    change(items.map((item) => (item.topic === topic ? letGo(item) : item)));
  }
}

const letGo = (item: ToastItem): ToastItem => ({ ...item, place: undefined, lifetime: item.lifetime ?? LIFETIME });

function dismiss(id: number) {
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

export const toastStore = {
  get: () => items,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
