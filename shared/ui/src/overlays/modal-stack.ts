import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens a native modal dialog: top layer, focus kept inside, the rest inert, all by the browser. Returns what closes it
 * and gives the focus back to where it was.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
    queueMicrotask(keepFocus);
  };
}

/** What opened a dialog may be gone with what the dialog removed; the focus then starts at the page's heading again. */
function keepFocus() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/** The modal dialog on top, if any. Everything outside it is inert, so toasts are drawn inside it. */
export const useTopModal = () => useSyncExternalStore(subscribe, () => open.at(-1));
