import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to this many rows all are in the page, so that the browser's find covers the whole list. */
const WHOLE_LIST = 100;
/** Up to this many rows are drawn for paper: some twenty sheets. */
export const ROWS_ON_PAPER = 500;
/** Rows drawn beyond each edge, for a fast wheel between two frames. */
const OVERSCAN = 4;
/** The window moves by this many rows, so that scrolling does not render once per row. */
const STEP = 4;
const FALLBACK_ROW_HEIGHT = 40;
/** Height above the rows of a list that fills the page: top bar, heading, search, head. */
const ABOVE_ROWS = 230;

/** The rows that are drawn, and the height of those that are not. */
export interface ListWindow {
  /** Positions in the list, in order: the rows on screen, and the row that is always drawn. */
  drawn: readonly number[];
  /** Height in pixels of the rows that are not drawn before a drawn row; `place` is the row's index in `drawn`. */
  spaceBefore: (place: number) => number;
  /** Height in pixels of the rows after the last drawn one. */
  spaceAfter: number;
  /** Draws the rows around an index before the list scrolls there. */
  drawAt: (index: number) => void;
}

export interface WindowOptions {
  count: number;
  /** The parent of the rows. */
  list: RefObject<HTMLElement | null>;
  /** The list has a scrollbar of its own; otherwise any ancestor scrolls it. */
  scrollsItself?: boolean;
  /** Returns the position of the row that is always drawn, from the `data-id` of the focused row; -1 = none. */
  heldAt: (focusedId: string | undefined) => number;
}

interface View {
  first: number;
  last: number;
  rowHeight: number;
  /** Id of the focused row. */
  focused?: string | undefined;
}

/**
 * Draws only the rows on screen, and the row that must stay, such as the focused one. A short list is drawn completely;
 * in a page, after its first screen when the browser is idle. All rows of a list have the same height, so a row's place
 * is a multiplication and nothing is stored per row. Rows have `aria-rowindex` or `aria-posinset`.
 */
export function useWindow({ count, list, scrollsItself = false, heldAt }: WindowOptions): ListWindow {
  const [isFirstScreen, setFirstScreen] = useState(!scrollsItself && 'requestIdleCallback' in globalThis);
  const [isPrinting, setPrinting] = useState(false);
  const isWhole = isPrinting ? count <= ROWS_ON_PAPER : count <= WHOLE_LIST && !isFirstScreen;
  const overscan = isFirstScreen ? 0 : OVERSCAN;
  const [view, setView] = useState<View>(firstView);

  useEffect(() => {
    if (!isFirstScreen) return;
    const idle = requestIdleCallback(() => startTransition(() => setFirstScreen(false)));
    return () => cancelIdleCallback(idle);
  }, [isFirstScreen]);

  useEffect(() => {
    // The browser lays the sheets out when its event returns.
    const draw = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const printing = ['beforeprint', 'afterprint'] as const;
    for (const type of printing) addEventListener(type, draw);
    return () => {
      for (const type of printing) removeEventListener(type, draw);
    };
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (isWhole || !element) return;
    function look() {
      if (!element) return;
      const height = scrollsItself ? element.clientHeight : window.innerHeight;
      // A dialog opens after its content is drawn; the observer runs again when the list has its height.
      if (height === 0) return;
      const row = element.querySelector<HTMLElement>('[aria-rowindex], [aria-posinset]');
      const rowHeight = row?.offsetHeight || FALLBACK_ROW_HEIGHT;
      const top = scrollsItself ? -element.scrollTop : element.getBoundingClientRect().top;
      const first = Math.floor(Math.max(0, -top) / rowHeight / STEP) * STEP;
      const last = Math.ceil(Math.max(0, height - top) / rowHeight / STEP) * STEP;
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
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    // With capture, it receives the scroll events of the list and of every container around it.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      resizes.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isWhole, list, scrollsItself]);

  function drawAt(index: number) {
    setView((now) => {
      const half = Math.ceil((now.last - now.first) / 2);
      return { ...now, first: Math.max(0, index - half), last: index + half };
    });
  }

  const drawn = isWhole ? range(0, count) : isPrinting ? range(0, ROWS_ON_PAPER) : drawnOf(view, count, overscan);
  const held = isWhole ? -1 : heldAt(view.focused);
  if (held >= 0 && held < (drawn[0] ?? 0)) drawn.unshift(held);
  if (held > (drawn.at(-1) ?? -1)) drawn.push(held);
  // Paper has no empty height.
  const rowHeight = isPrinting ? 0 : view.rowHeight;
  return {
    drawn,
    spaceBefore: (place) => ((drawn[place] ?? 0) - (drawn[place - 1] ?? -1) - 1) * rowHeight,
    spaceAfter: (count - 1 - (drawn.at(-1) ?? -1)) * rowHeight,
    drawAt,
  };
}

function firstView(): View {
  const last = Math.ceil(Math.max(0, window.innerHeight - ABOVE_ROWS) / FALLBACK_ROW_HEIGHT / STEP) * STEP;
  return { first: 0, last, rowHeight: FALLBACK_ROW_HEIGHT };
}

/**
 * The indexes of the drawn rows. A shorter list may end above the current view, so the range is moved back into the
 * list.
 */
function drawnOf({ first, last }: View, count: number, overscan: number): number[] {
  const start = Math.max(0, Math.min(first, count - (last - first)) - overscan);
  return range(start, Math.min(count, Math.max(last, start + (last - first)) + overscan));
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, offset) => start + offset);
