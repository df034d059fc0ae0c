import { focusPageHeading } from '@console/browser';

/** When the element in focus leaves the page, the heading takes the focus, unless something else has by the next frame. */
export function keepFocus(): void {
  let focused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const isLost = () => document.activeElement === document.body && focused instanceof Element && !focused.isConnected;
  new MutationObserver(() => {
    if (!isLost()) return;
    requestAnimationFrame(() => {
      // Without a heading, or with a hidden heading, the next change of the page looks again.
      if (isLost()) focusPageHeading();
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'style'] });
}
