import { pageHeading } from '@console/browser';

/** Safari allows 100 changes of the history in 30 seconds. */
const REST_MS = 300;
/** Longer than an area's deadline of 8 s. */
const RESTORE_MS = 10_000;
const BY_PERSON = ['wheel', 'pointerdown', 'keydown', 'touchstart'];

const topOfEntry = () => (history.state as { top?: number } | null)?.top;

/**
 * Shows a page where it was left, after Back, Forward and a reload: the history's entry has the place. Browsers restore
 * only the document, and here the page scrolls inside of it.
 */
export function keepPlaces(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** 0 = no place is being restored. */
  let frame = 0;
  /** A panel leaves the heading and the place as they are. */
  let heading: HTMLElement | undefined;

  function note() {
    look();
    history.replaceState({ ...history.state, top: scroller()?.scrollTop }, '');
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
  }
  function look() {
    stop();
    heading = pageHeading();
  }

  function restore() {
    stop();
    const top = topOfEntry();
    if (top === undefined) return;
    const started = performance.now();
    frame = requestAnimationFrame(function scroll() {
      const element = pageHeading() === heading ? undefined : scroller();
      if (element) element.scrollTop = top;
      // A skeleton may be high enough, but the page after it begins without height.
      const isRestored = element && element.scrollTop > top - 1 && !element.querySelector('[aria-busy=true]');
      if (isRestored || performance.now() - started > RESTORE_MS) look();
      else frame = requestAnimationFrame(scroll);
    });
  }

  const early = { capture: true, passive: true };
  document.addEventListener(
    'scroll',
    () => {
      if (frame) return;
      clearTimeout(timer);
      timer = setTimeout(note, REST_MS);
    },
    early,
  );
  // A click that leaves the page begins with such an event.
  for (const type of BY_PERSON) document.addEventListener(type, () => (timer ? note() : look()), early);
  addEventListener('popstate', restore);
  restore();
}

function scroller(): Element | undefined {
  let element: Element | null | undefined = pageHeading();
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  return element ?? undefined;
}
