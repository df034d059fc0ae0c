import { createStore, focusPageHeading } from '@console/browser';
import { useLayoutEffect, useState } from 'react';

/** Topmost last; a closing dialog leaves the stack before the page. All outside the topmost is inert and silent. */
const modalStack = createStore<readonly HTMLDialogElement[]>(() => []);

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

/** Moves into an opening modal and out again, with its content: a toast is rendered and read out once. */
export function useTopPlace(): Element {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const moveToTop = () => {
      const parent = modalStack.getState().at(-1) ?? document.body;
      // `moveBefore` keeps focus and animations.
      if (place.isConnected && 'moveBefore' in parent) parent.moveBefore(place, null);
      else parent.append(place);
    };
    moveToTop();
    const stop = modalStack.subscribe(moveToTop);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return place;
}
