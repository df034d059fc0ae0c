import { useNavigate } from '@console/router';
import { useEffect, useState } from 'react';
import { page } from './leave-console';

/** `isLeaving` ends when Back restores the page from the browser's cache. */
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
