import { focusPageHeading, tabStorage } from '@console/browser';
import { HOST_PAGES } from '@console/contract';
import { useLocation, useMatches } from '@console/router';
import { checkSession, type SessionStatus, useSession } from '@console/session';
import { announce, hasMovedOn, toast } from '@console/ui';
import { t } from '@console/words';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const PRODUCT = 'Console';

/** Exceeds an area's deadline of 8 s. */
const HEADING_MS = 10_000;

export interface RouteHandle {
  title: string;
}

/**
 * Title, focus, announcement and session check (HOST-007). A panel takes the focus itself. Closes the last page's
 * toasts. After a reload, says the outcome.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const company = useSession((session) => session.customer?.name);
  const titled = matches.filter((match) => isHandle(match.handle));
  const status = useSession((session) => session.status);
  const isRefused = useSession((session) => session.loadError?.isRefusal);
  const isPublic = pathname === HOST_PAGES.error.path;
  const title =
    (isPublic ? undefined : isRefused ? t('Not Authorized') : TITLES[status]) ??
    titled.map((match) => (match.handle as RouteHandle).title).at(-1) ??
    PRODUCT;
  const page = titled[0] ? `${titled[0].id} ${titled[0].pathname}` : pathname;
  const hasArrived = status === 'authenticated' && company !== undefined && pathname !== HOST_PAGES.callback.path;
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
  // Before keys can reach the page.
  useLayoutEffect(() => arrive(), [page]);

  const sayOutcome = useEffectEvent(() => {
    const note = tabStorage.common.read('console.arrival');
    if (!note) return undefined;
    tabStorage.common.remove('console.arrival');
    toast.success(
      note === 'language'
        ? t('The console is now in English.')
        : t('You’re now in {company}.', { company: company ?? '' }),
    );
    return focusHeading();
  });
  useEffect(() => (hasArrived ? sayOutcome() : undefined), [hasArrived]);

  return null;
}

/** Titles of the pages that replace the route's page. */
const TITLES: Partial<Record<SessionStatus, string>> = {
  starting: t('Authentication in process'),
  'in-process': t('Authentication in process'),
  'not-authenticated': t('Sign in'),
  failed: t('Sign-in isn’t available right now'),
};

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Waits for the area's code. */
function focusHeading(): () => void {
  const started = performance.now();
  const focused = document.activeElement;
  let frame = requestAnimationFrame(function look() {
    if (hasMovedOn(focused)) return;
    if (!focusPageHeading() && performance.now() - started < HEADING_MS) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
