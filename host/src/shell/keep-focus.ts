import { focusPageHeading } from '@console/browser';

/** Gives a lost focus to the heading by the next frame. */
export function keepFocus(): void {
  let focused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const isLost = () => document.activeElement === document.body && focused instanceof Element && !focused.isConnected;
  new MutationObserver(() => {
    if (!isLost()) return;
    requestAnimationFrame(() => {
      // The heading may come later.
      if (isLost()) focusPageHeading();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
