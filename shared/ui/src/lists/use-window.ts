import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Shorter lists are whole, for the browser's find. */
const WHOLE_LIST = 100;
export const ROWS_ON_PAPER = 500;
const OVERSCAN = 4;
const PAUSE_MS = 250;
/** Drawn at once, because scrolling must not render per row. */
const STEP = 4;
const ABOVE_ROWS = 230;

export interface ListWindow {
  /** Positions in order: on screen, and the held row. */
  drawn: readonly number[];
  /** Pixels before a drawn row; `place` is an index of `drawn`. */
  spaceBefore: (place: number) => number;
  spaceAfter: number;
  /** Draws a row before scrolling there. */
  drawAt: (index: number) => void;
}

export interface WindowOptions {
  count: number;
  list: RefObject<HTMLElement | null>;
  /** The list scrolls, not the page. */
  scrollsItself?: boolean;
  /** Position of the row to hold, by the focused row's `data-id`; -1 = none. */
  heldAt: (focusedId: string | undefined) => number;
}

interface View {
  first: number;
  last: number;
  rowHeight: number;
  focused?: string | undefined;
}

/**
 * Draws the rows on screen and a held row, such as the focused one; a short list wholly, in a page when the browser is
 * idle. Rows count with one height, so places are multiplications. Rows have `aria-rowindex` or `aria-posinset`.
 */
export function useWindow({ count, list, scrollsItself = false, heldAt }: WindowOptions): ListWindow {
  const [isFirstScreen, setFirstScreen] = useState(!scrollsItself && 'requestIdleCallback' in globalThis);
  const [isPrinting, setPrinting] = useState(false);
  const isWhole = isPrinting ? count <= ROWS_ON_PAPER : count <= WHOLE_LIST && !isFirstScreen;
  const [pausedAt, setPausedAt] = useState<number>();
  const overscan = pausedAt === count ? OVERSCAN : 0;
  const [view, setView] = useState<View>(firstView);

  useEffect(() => {
    if (!isFirstScreen) return;
    const idle = requestIdleCallback(() => startTransition(() => setFirstScreen(false)));
    return () => cancelIdleCallback(idle);
  }, [isFirstScreen]);

  // Keys of a search wait for visible rows only.
  useEffect(() => {
    if (isWhole) return;
    const pause = setTimeout(() => startTransition(() => setPausedAt(count)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [count, isWhole]);

  useEffect(() => {
    // The browser lays out sheets when its event returns.
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
    // Cards differ in height: measured at each look, they would move without end.
    let measuredAt = '';
    let rowHeight = 0;
    function look() {
      if (!element) return;
      const height = scrollsItself ? element.clientHeight : window.innerHeight;
      // A dialog opens after drawing; the observer runs again once the list has a height.
      if (height === 0) return;
      const top = scrollsItself ? -element.scrollTop : element.getBoundingClientRect().top;
      const at = `${element.clientWidth} ${rowHeightOfDensity()}`;
      if (measuredAt !== at) {
        measuredAt = at;
        const row = element.querySelector<HTMLElement>('[aria-rowindex], [aria-posinset]');
        rowHeight = row?.offsetHeight || rowHeightOfDensity();
      }
      const from = Math.max(0, -top) / rowHeight;
      const to = Math.max(0, height - top) / rowHeight;
      const focused = element.querySelector<HTMLElement>('[data-id]:focus-within')?.dataset.id;
      // Twice a step, so that rows that become spaces of another height move nothing back.
      setView((now) =>
        from >= now.first &&
        to <= now.last &&
        now.last - now.first < to - from + 2 * STEP &&
        now.rowHeight === rowHeight &&
        now.focused === focused
          ? now
          : { first: Math.floor(from / STEP) * STEP, last: Math.ceil(to / STEP) * STEP, rowHeight, focused },
      );
    }
    // The observer calls `look` after the first layout; a call in this effect would force another.
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    // Captures scrolls of every container around.
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

  const indexes = isWhole ? range(0, count) : isPrinting ? range(0, ROWS_ON_PAPER) : drawnOf(view, count, overscan);
  const focusedIndex = isWhole ? -1 : heldAt(view.focused);
  if (focusedIndex >= 0 && focusedIndex < (indexes[0] ?? 0)) indexes.unshift(focusedIndex);
  if (focusedIndex > (indexes.at(-1) ?? -1)) indexes.push(focusedIndex);
  // Paper has no empty height.
  const rowHeight = isPrinting ? 0 : view.rowHeight;
  return {
    drawn: indexes,
    spaceBefore: (place) => ((indexes[place] ?? 0) - (indexes[place - 1] ?? -1) - 1) * rowHeight,
    spaceAfter: (count - 1 - (indexes.at(-1) ?? -1)) * rowHeight,
    drawAt,
  };
}

function firstView(): View {
  const rowHeight = rowHeightOfDensity();
  const last = Math.ceil(Math.max(0, window.innerHeight - ABOVE_ROWS) / rowHeight / STEP) * STEP;
  return { first: 0, last, rowHeight };
}

/** The token's, in pixels, without a layout. Tests have no stylesheet. */
function rowHeightOfDensity(): number {
  const style = getComputedStyle(document.documentElement);
  const size = style.getPropertyValue('--sizes-row') || '40px';
  return Number.parseFloat(size) * (size.endsWith('rem') ? Number.parseFloat(style.fontSize) : 1);
}

/** A shorter list may end above the view. */
function drawnOf({ first, last }: View, count: number, overscan: number): number[] {
  const start = Math.max(0, Math.min(first, count - (last - first)) - overscan);
  return range(start, Math.min(count, Math.max(last, start + (last - first)) + overscan));
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, offset) => start + offset);
