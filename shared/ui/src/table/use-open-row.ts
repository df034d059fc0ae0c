import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ListWindow } from '../lists/use-window';

interface OpenRowOptions {
  body: RefObject<HTMLElement | null>;
  /** The address that opens a row. */
  pathname: string;
  /** Where the open row is in the list, drawn or not; -1 = nowhere. */
  findIndex: () => number;
  rowWindow: ListWindow;
}

/** Brings a row on screen when it opens. A deep link, or a step in the panel, may open one where nothing is drawn yet. */
export function useOpenRow({ body, pathname, findIndex, rowWindow: { drawn, drawAt } }: OpenRowOptions): void {
  /** How to scroll to a row that has opened and is not on screen yet. */
  const sought = useRef<'nearest' | 'center'>(undefined);

  const reveal = useEffectEvent(() => {
    if (!sought.current) return;
    const row = body.current?.querySelector('[data-open]');
    row?.scrollIntoView({ block: sought.current });
    const index = row ? -1 : findIndex();
    sought.current = index < 0 ? undefined : 'center';
    if (index >= 0) drawAt(index);
  });

  // Once per row that opens: whoever scrolls away from it stays there.
  useLayoutEffect(() => {
    sought.current = 'nearest';
  }, [pathname]);
  const [start] = drawn;
  useLayoutEffect(() => reveal(), [pathname, start]);

  // The panel that comes with it narrows the list, and what stands above the rows takes more lines then.
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
