import { useNavigate } from '@console/router';
import { useEffect, useState } from 'react';
import { page } from './leave-console';

/**
 * Going on to another page of the console, or to another site. `isLeaving` keeps what began it busy until this page is
 * gone; one that Back brings out of the browser's memory is ready again.
 */
export function useLeavePage() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function leaveFor(destination: URL) {
    setLeaving(true);
    if (destination.origin === window.location.origin) void navigate(`${destination.pathname}${destination.search}`);
    else page.assign(destination.href);
  }

  return { isLeaving, leaveFor };
}
