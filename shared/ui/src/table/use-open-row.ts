import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListWindow } from '../lists/use-window';

interface OpenRowOptions {
  body: RefObject<HTMLElement | null>;
  /** The address of the open row. */
  pathname: string;
  /** Returns the index of the open row, drawn or not; -1 = not in the list. */
  findIndex: () => number;
  rowWindow: ListWindow;
}

/** Scrolls to a row when it opens. A deep link, or a step in the panel, may open one that is not drawn yet. */
export function useOpenRow({ body, pathname, findIndex, rowWindow: { drawn, drawAt } }: OpenRowOptions): void {
  /** The alignment for scrolling to the opened row; undefined after it is on screen. */
  const sought = useRef<'nearest' | 'center'>(undefined);

  const reveal = useEffectEvent(() => {
    if (!sought.current) return;
    const row = body.current?.querySelector('[data-open]');
    row?.scrollIntoView({ block: sought.current });
    const index = row ? -1 : findIndex();
    sought.current = index < 0 ? undefined : 'center';
    if (index >= 0) drawAt(index);
  });

  // Once for each row that opens, so that the person can scroll away from it.
  useLayoutEffect(() => {
    sought.current = 'nearest';
  }, [pathname]);
  const [start] = drawn;
  useLayoutEffect(() => reveal(), [pathname, start]);

  // The opening panel narrows the list, so the tools above the rows take more lines and the row moves.
  useEffect(() => {
    const list = body.current;
    if (!list || !globalThis.ResizeObserver) return undefined;
    const width = list.clientWidth;
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      observer.disconnect();
      list.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [body, pathname]);
}
