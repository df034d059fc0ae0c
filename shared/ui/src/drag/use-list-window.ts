import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to here every row is drawn, so that the browser's own find sees the whole list. */
const WHOLE_LIST = 100;
/** Rows drawn beyond each edge, and the step in which the window moves. */
const OVERSCAN = 6;
/** Until a row has been measured. */
const ROW_HEIGHT = 38;

interface ListWindow {
  /** Places in the list that are drawn, in order: what is on screen, and the row that must not go. */
  drawn: readonly number[];
  rowHeight: number;
}

/**
 * Which rows of a list with its own scrollbar are drawn, so that five hundred that change at once cost as much as
 * twenty. Rows are equally high. `always` is drawn wherever it stands, because it holds the focus or is the tab stop.
 * Where nothing is laid out at all, as in a test, the list is drawn whole.
 */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number, always: number): ListWindow {
  const isWhole = count <= WHOLE_LIST;
  const [view, setView] = useState({ first: 0, last: 4 * OVERSCAN, rowHeight: ROW_HEIGHT });

  useLayoutEffect(() => {
    const element = list.current;
    if (isWhole || !element) return;
    function look() {
      const { scrollTop = 0, clientHeight = 0 } = element ?? {};
      // Not laid out yet: a dialog opens after what is in it has been drawn. The observer looks again then.
      if (clientHeight === 0 && observer) return;
      const rowHeight = element?.querySelector<HTMLElement>('li')?.offsetHeight || ROW_HEIGHT;
      const top = Math.floor(scrollTop / rowHeight / OVERSCAN) * OVERSCAN;
      const first = clientHeight === 0 ? 0 : Math.max(0, top - OVERSCAN);
      const last = clientHeight === 0 ? Infinity : top + Math.ceil(clientHeight / rowHeight) + 2 * OVERSCAN;
      setView((now) =>
        now.first === first && now.last === last && now.rowHeight === rowHeight ? now : { first, last, rowHeight },
      );
    }
    const observer = globalThis.ResizeObserver && new ResizeObserver(look);
    look();
    element.addEventListener('scroll', look, { passive: true });
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [isWhole, list, count]);

  const first = isWhole ? 0 : Math.min(view.first, Math.max(0, count - OVERSCAN));
  const last = isWhole ? count : Math.min(view.last, count);
  const drawn = Array.from({ length: last - first }, (_, offset) => first + offset);
  if (always >= 0 && always < first) drawn.unshift(always);
  if (always >= last && always < count) drawn.push(always);
  return { drawn, rowHeight: view.rowHeight };
}
