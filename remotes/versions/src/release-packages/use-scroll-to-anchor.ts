import { useLocation } from '@console/router';
import { useEffect } from 'react';

/** Brings the place that the address names into sight, with the focus: at first, and whenever a link leads there. */
export function useScrollToAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
    // The same link again is another visit of the same place.
  }, [hash, key]);
}
