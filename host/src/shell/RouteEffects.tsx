import { focusPageHeading } from '@console/browser';
import { useLocation, useMatches } from '@console/router';
import { checkSession, useSession } from '@console/session';
import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const PRODUCT = 'Console';

/** Exceeds an area's deadline of 8 s. */
const HEADING_MS = 10_000;

export interface RouteHandle {
  title: string;
}

/**
 * Title, focus, announcement and session check (HOST-007). A panel takes the focus itself. Closes the last page's
 * toasts.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const company = useSession((session) => session.customer?.name);
  const titled = matches.filter((match) => isHandle(match.handle));
  const title = titled.map((match) => (match.handle as RouteHandle).title).at(-1) ?? PRODUCT;
  const page = titled[0] ? `${titled[0].id} ${titled[0].pathname}` : pathname;
  const isFirstPage = useRef(true);

  useEffect(() => {
    document.title = [title, company, PRODUCT].filter((part, at, all) => part && all.indexOf(part) === at).join(' - ');
  }, [title, company]);

  useEffect(() => toast.leave(pathname), [pathname]);

  const arrive = useEffectEvent(() => {
    if (isFirstPage.current) {
      isFirstPage.current = false;
      return undefined;
    }
    void checkSession();
    announce(title);
    return focusHeading();
  });
  useEffect(() => arrive(), [page]);

  return null;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** The heading may come with the area's code. */
function focusHeading(): () => void {
  const started = performance.now();
  let frame = requestAnimationFrame(function look() {
    if (!focusPageHeading() && performance.now() - started < HEADING_MS) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
