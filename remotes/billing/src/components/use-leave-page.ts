import { useEffect, useState } from 'react';
import { page } from './leave-console';

/**
 * Leaving for another site. `isLeaving` keeps what began it busy until the browser has gone; a page that Back brings out
 * of the browser's memory is ready again.
 */
export function useLeavePage() {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function leaveFor(destination: URL) {
    setLeaving(true);
    page.assign(destination.href);
  }

  return { isLeaving, leaveFor };
}
