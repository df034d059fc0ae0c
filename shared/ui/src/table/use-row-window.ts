import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** Up to here every row is in the page, so that the browser's own find and print see the whole list. */
const WHOLE_LIST = 100;
/** Rows drawn beyond each edge: what a fast wheel passes before the next frame. */
const OVERSCAN = 4;
/** Moves in steps, so that scrolling renders once per few rows and not once per row. */
const STEP = 4;
const FALLBACK_ROW_HEIGHT = 40;
/** What stands above the rows of a list that fills the page: top bar, heading, search, head. */
const ABOVE_ROWS = 230;

/** Which rows are drawn, and how high the room is that stands for each of the others. */
export interface RowWindow {
  /** Places in the list, in order: what is on screen, and the row that has the focus wherever it stands. */
  drawn: readonly number[];
  rowHeight: number;
  /** Draws the rows around an index, for whoever scrolls there next. */
  drawAt: (index: number) => void;
}

interface View {
  first: number;
  last: number;
  rowHeight: number;
  /** Id of the row that has the focus. */
  focused?: string | undefined;
}

interface RowWindowOptions {
  count: number;
  body: RefObject<HTMLElement | null>;
  /** Where a row is now, by its id; -1 = nowhere. */
  indexOf: (id: string) => number;
}

/**
 * Draws only the rows on screen, and the one with the focus: a row that scrolls away keeps it. A short list is drawn
 * whole, as soon as the browser is idle after its first screen. All rows of a list are equally high, so where a row
 * stands is a multiplication and nothing is kept per row. Works in any scroll container: what counts is where the body
 * stands in the viewport.
 */
export function useRowWindow({ count, body, indexOf }: RowWindowOptions): RowWindow {
  const [isFirstScreen, setFirstScreen] = useState('requestIdleCallback' in globalThis);
  const isWhole = count <= WHOLE_LIST && !isFirstScreen;
  const overscan = isFirstScreen ? 0 : OVERSCAN;
  const [view, setView] = useState<View>(firstView);

  useEffect(() => {
    if (!isFirstScreen) return;
    const idle = requestIdleCallback(() => startTransition(() => setFirstScreen(false)));
    return () => cancelIdleCallback(idle);
  }, [isFirstScreen]);

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
      const focused = element.contains(document.activeElement)
        ? document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id
        : undefined;
      setView((now) =>
        now.first === first && now.last === last && now.rowHeight === rowHeight && now.focused === focused
          ? now
          : { first, last, rowHeight, focused },
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
    setView((now) => {
      const half = Math.ceil((now.last - now.first) / 2);
      return { ...now, first: Math.max(0, index - half), last: index + half };
    });
  }

  const { rowHeight, focused } = view;
  if (isWhole) return { drawn: range(0, count), rowHeight, drawAt };
  // A shorter result may end above where the old one was looked at; the page then scrolls and `look` follows.
  const start = Math.max(0, Math.min(view.first, count - (view.last - view.first)) - overscan);
  const end = Math.min(count, Math.max(view.last, start + (view.last - view.first)) + overscan);
  const drawn = range(start, end);
  const held = focused === undefined ? -1 : indexOf(focused);
  if (held >= 0 && held < start) drawn.unshift(held);
  if (held >= end) drawn.push(held);
  return { drawn, rowHeight, drawAt };
}

function firstView(): View {
  const last = Math.ceil(Math.max(0, window.innerHeight - ABOVE_ROWS) / FALLBACK_ROW_HEIGHT / STEP) * STEP;
  return { first: 0, last, rowHeight: FALLBACK_ROW_HEIGHT };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, offset) => start + offset);
