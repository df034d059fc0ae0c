import { focusPageHeading } from '@console/browser';
import { useLocation, useMatches } from '@console/router';
import { checkSession, useSession } from '@console/session';
import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const PRODUCT = 'Console';

/** Longer than an area's deadline of 8 s, after which its error page shows a heading. */
const HEADING_MS = 10_000;

/** `handle` of a route. */
export interface RouteHandle {
  title: string;
}

/**
 * Sets the document's title. After a navigation it focuses the page's heading, announces the title and checks the
 * session (HOST-007). A panel that opens in its list's outlet takes focus itself, so focus moves only if the page below
 * it changed. Toasts about the page before are closed.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const company = useSession((session) => session.customer?.name);
  const titled = matches.filter((match) => isHandle(match.handle));
  const title = titled.map((match) => (match.handle as RouteHandle).title).at(-1) ?? PRODUCT;
  // The route of a page whose panels have paths beside its own has no path, so its id distinguishes it.
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

/** The heading may appear only after the area's code has loaded, so it is searched for a while. */
function focusHeading(): () => void {
  const started = performance.now();
  let frame = requestAnimationFrame(function look() {
    if (!focusPageHeading() && performance.now() - started < HEADING_MS) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
