import { createStore, focusPageHeading } from '@console/browser';

/**
 * The open modal dialogs, the one on top last; a dialog that closes is still in the page when it leaves the stack.
 * Everything outside of the one on top is inert, so toasts are drawn inside it.
 */
export const modalStack = createStore<readonly HTMLDialogElement[]>(() => []);

/**
 * Opens a native modal dialog: top layer, focus kept inside, the rest inert, all by the browser. Returns what closes it
 * and gives the focus back to where it was.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  modalStack.setState((open) => [...open, dialog], true);
  return () => {
    modalStack.setState((open) => open.filter((other) => other !== dialog), true);
    dialog.close();
    queueMicrotask(keepFocus);
  };
}

/** What opened a dialog may be gone with what the dialog removed; the focus then starts at the page's heading again. */
function keepFocus() {
  if (document.activeElement === document.body) focusPageHeading();
}
