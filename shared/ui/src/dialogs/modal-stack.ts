import { createStore, focusPageHeading } from '@console/browser';

/**
 * Topmost last; a closing dialog leaves the stack before the page. Outside the topmost everything is inert, so toasts
 * are drawn inside.
 */
export const modalStack = createStore<readonly HTMLDialogElement[]>(() => []);

/** Uses the browser's top layer. @returns closes and gives the focus back */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  modalStack.setState((open) => [...open, dialog], true);
  return () => {
    modalStack.setState((open) => open.filter((other) => other !== dialog), true);
    dialog.close();
    queueMicrotask(keepFocus);
  };
}

/** The dialog may have deleted its opener, such as a row. */
function keepFocus() {
  if (document.activeElement === document.body) focusPageHeading();
}
