import { useLocation, useMatches } from '@console/router';
import { useSession } from '@console/session';
import { announce } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const PRODUCT = 'Console';

/** An area that hangs is given up after 8 s, and then what stands in its place has the heading. */
const HEADING_MS = 10_000;

/** What a route says about itself. */
export interface RouteHandle {
  title: string;
}

/**
 * The document's title, and after a navigation focus on the page's heading with the title announced. A panel that
 * opens in its list's outlet takes focus by itself, so focus moves only when the page below it changed.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const company = useSession((session) => session.customer?.name);
  const titled = matches.filter((match) => isHandle(match.handle));
  const title = titled.map((match) => (match.handle as RouteHandle).title).at(-1) ?? PRODUCT;
  // A page whose panels live beside it is a route without path: only its id tells it from others.
  const page = titled[0] ? `${titled[0].id} ${titled[0].pathname}` : pathname;
  const isFirstPage = useRef(true);

  useEffect(() => {
    document.title = [title, company, PRODUCT].filter((part, at, all) => part && all.indexOf(part) === at).join(' - ');
  }, [title, company]);

  const arrive = useEffectEvent(() => {
    if (isFirstPage.current) {
      isFirstPage.current = false;
      return undefined;
    }
    announce(title);
    return focusHeading();
  });
  useEffect(() => arrive(), [page]);

  return null;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** The heading may still be on its way with the area's code, so it is awaited for a while. */
function focusHeading(): () => void {
  const started = performance.now();
  let frame = requestAnimationFrame(function look() {
    const heading = document.querySelector<HTMLElement>('[data-page-heading]');
    if (heading) heading.focus({ preventScroll: true });
    else if (performance.now() - started < HEADING_MS) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
