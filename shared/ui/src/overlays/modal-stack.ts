import { focusPageHeading } from '@console/browser';

let open: readonly HTMLDialogElement[] = [];
type TopModalListener = (dialog: HTMLDialogElement | undefined) => void;
const listeners = new Set<TopModalListener>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener(open.at(-1));
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
  if (document.activeElement === document.body) focusPageHeading();
}

/**
 * Calls the listener now and whenever another modal dialog is on top; a dialog that closes is still in the page then.
 * Everything outside of the one on top is inert, so toasts are drawn inside it. Returns the function that unsubscribes.
 */
export function followTopModal(listener: TopModalListener): () => void {
  listeners.add(listener);
  listener(open.at(-1));
  return () => listeners.delete(listener);
}
