import { focusPageHeading } from '@console/browser';
import { useLocation, useMatches } from '@console/router';
import { checkSession, useSession } from '@console/session';
import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const PRODUCT = 'Console';

/** Longer than an area's deadline of 8 s, after which its error page has the heading. */
const HEADING_MS = 10_000;

/** `handle` of a route. */
export interface RouteHandle {
  title: string;
}

/**
 * The document's title, and after a navigation focus on the page's heading with the title announced. A panel that
 * opens in its list's outlet takes focus by itself, so focus moves only when the page below it changed. A navigation is
 * also when the session is checked (HOST-007), and when toasts about the page before are let go.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const company = useSession((session) => session.customer?.name);
  const titled = matches.filter((match) => isHandle(match.handle));
  const title = titled.map((match) => (match.handle as RouteHandle).title).at(-1) ?? PRODUCT;
  // A page whose panels have paths beside its own is a route without path, told from others by its id.
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

/** The heading may still have to be loaded with the area's code, so it is awaited for a while. */
function focusHeading(): () => void {
  const started = performance.now();
  let frame = requestAnimationFrame(function look() {
    if (!focusPageHeading() && performance.now() - started < HEADING_MS) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
