import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListWindow } from '../lists/use-window';

interface OpenRowOptions {
  body: RefObject<HTMLElement | null>;
  pathname: string;
  /** Drawn or not; -1 = not in the list. */
  findIndex: () => number;
  rowWindow: ListWindow;
}

/** A deep link or step may open an undrawn row. */
export function useOpenRow({ body, pathname, findIndex, rowWindow: { drawn, drawAt } }: OpenRowOptions): void {
  /** Undefined once on screen. */
  const sought = useRef<'nearest' | 'center'>(undefined);

  const reveal = useEffectEvent(() => {
    if (!sought.current) return;
    const row = body.current?.querySelector('[data-open]');
    row?.scrollIntoView({ block: sought.current });
    const index = row ? -1 : findIndex();
    sought.current = index < 0 ? undefined : 'center';
    if (index >= 0) drawAt(index);
  });

  // Runs once per row, so that people can scroll away.
  useLayoutEffect(() => {
    sought.current = 'nearest';
  }, [pathname]);
  const [start] = drawn;
  useLayoutEffect(() => reveal(), [pathname, start]);

  // The panel narrows the list, and the row moves.
  useEffect(() => {
    const list = body.current;
    if (!list || !globalThis.ResizeObserver) return undefined;
    // Before the first callback a width would force a layout.
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      if (width !== undefined) observer.disconnect();
      width = list.clientWidth;
      list.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [body, pathname]);
}
