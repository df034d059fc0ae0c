import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to here every row is in the page, so that the browser's own find and print see the whole list. */
const WHOLE_LIST = 100;
/** Rows drawn beyond each edge: what a fast wheel passes before the next frame. */
const OVERSCAN = 4;
/** Moves in steps, so that scrolling renders once per few rows and not once per row. */
const STEP = 4;
const FALLBACK_ROW_HEIGHT = 40;

/** Which rows are drawn, and how much room stands for the others. */
export interface RowWindow {
  start: number;
  end: number;
  spaceBefore: number;
  spaceAfter: number;
  /** Draws the rows around an index, for whoever scrolls there next. */
  drawAt: (index: number) => void;
}

/**
 * Draws only the rows on screen. All rows of a list are equally high, so where a row stands is a multiplication and
 * nothing is kept per row. Works in any scroll container: what counts is where the body stands in the viewport.
 */
export function useRowWindow(count: number, body: RefObject<HTMLElement | null>): RowWindow {
  const isWhole = count <= WHOLE_LIST;
  const [view, setView] = useState({ first: 0, last: WHOLE_LIST / 4, rowHeight: FALLBACK_ROW_HEIGHT });

  useLayoutEffect(() => {
    if (isWhole) return;
    function look() {
      const element = body.current;
      if (!element) return;
      const row = element.querySelector<HTMLElement>('[aria-rowindex]');
      const rowHeight = row?.offsetHeight || FALLBACK_ROW_HEIGHT;
      const { top } = element.getBoundingClientRect();
      const first = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP;
      const last = Math.ceil(Math.max(0, window.innerHeight - top) / rowHeight / STEP) * STEP;
      setView((now) =>
        now.first === first && now.last === last && now.rowHeight === rowHeight ? now : { first, last, rowHeight },
      );
    }
    look();
    // Capture hears every scroll container between the table and the page.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isWhole, body]);

  function drawAt(index: number) {
    setView(({ first, last, rowHeight }) => {
      const half = Math.ceil((last - first) / 2);
      return { first: Math.max(0, index - half), last: index + half, rowHeight };
    });
  }

  if (isWhole) return { start: 0, end: count, spaceBefore: 0, spaceAfter: 0, drawAt };
  // A shorter result may end above where the old one was looked at; the page then scrolls and `look` follows.
  const start = Math.max(0, Math.min(view.first, count - (view.last - view.first)) - OVERSCAN);
  const end = Math.min(count, Math.max(view.last, start + (view.last - view.first)) + OVERSCAN);
  return { start, end, spaceBefore: start * view.rowHeight, spaceAfter: (count - end) * view.rowHeight, drawAt };
}
