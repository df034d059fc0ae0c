import { useEffect, useRef, useState } from 'react';

/** The element beside which something shows, set and taken away after a pause that the next word cancels. */
export function useDelayedAnchor() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const stay = () => clearTimeout(timer.current);
  function set(next: HTMLElement | null, delay: number) {
    stay();
    timer.current = setTimeout(setAnchor, delay, next);
  }
  useEffect(() => () => clearTimeout(timer.current), [timer]);

  return {
    anchor,
    stay,
    show: (element: HTMLElement, delay: number) => set(element, delay),
    hide: (delay: number) => set(null, delay),
  };
}
