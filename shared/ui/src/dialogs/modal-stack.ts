import { createStore, focusPageHeading } from '@console/browser';

/**
 * The open modal dialogs, the topmost last; a closing dialog is still in the page when it leaves the stack. Everything
 * outside the topmost is inert, so toasts are drawn inside it.
 */
export const modalStack = createStore<readonly HTMLDialogElement[]>(() => []);

/**
 * Opens a native modal dialog: the browser puts it in the top layer, keeps the focus inside and makes the rest inert.
 * Returns a function that closes it and gives the focus back.
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

/** The element that opened a dialog may be deleted by it, such as a row; the focus then goes to the page's heading. */
function keepFocus() {
  if (document.activeElement === document.body) focusPageHeading();
}
