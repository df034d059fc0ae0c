import { chakra } from '@chakra-ui/react';
// oxlint-disable-next-line no-restricted-imports -- drawn only once its code is there
import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { followTopModal } from '../overlays/modal-stack';
import { type ToastItem, toastStore } from './toast';
import { noteFocus, useToastKey } from './toast-focus';
import { ToastCard } from './ToastCard';

const AnimatedToasts = lazy(loadAnimated);

/** Draws the toasts; part of `ConsoleUiProvider`, so there is exactly one. */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const animated = useMotionOnceIdle(items.length > 0);
  const place = useStackPlace();
  useToastKey(items.at(-1)?.id);

  function draw(shown: readonly ToastItem[]) {
    const still = shown.map((item) => <ToastCard key={item.id} item={item} />);
    if (!animated) return still;
    return (
      <Suspense fallback={still}>
        <AnimatedToasts items={shown} />
      </Suspense>
    );
  }

  return createPortal(
    <Stack {...(items.length > 0 && REGION)} onFocus={noteFocus}>
      <Group>{draw(items.filter(({ kind }) => kind === 'error'))}</Group>
      {/* There before its words: what comes with its words already in it is not read out by every screen reader. */}
      <Group role="status" aria-atomic={false}>
        {draw(items.filter(({ kind }) => kind !== 'error'))}
      </Group>
    </Stack>,
    place,
  );
}

const REGION = { role: 'region', 'aria-label': 'Messages', 'aria-keyshortcuts': 'F8' };

/**
 * The element that holds the toasts. What lies outside an open modal is inert, neither read out nor clickable, so it
 * moves into a dialog that opens and out of one that closes: a toast is drawn, and read out, once.
 */
function useStackPlace(): Element {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const stop = followTopModal((modal) => moveInto(modal ?? document.body, place));
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return place;
}

function moveInto(parent: Element, place: Element): void {
  // Where the browser can move an element, its focus and its animations go on.
  if (place.isConnected && 'moveBefore' in parent) parent.moveBefore(place, null);
  else parent.append(place);
}

async function loadAnimated() {
  const { AnimatedToasts: toasts } = await import('./AnimatedToasts');
  return { default: toasts };
}

/**
 * The first toast must not wait for motion, nor fail with it: it stands still, and those that come when it has gone
 * move. Drawn a second time it would lose the focus, and be read out again.
 */
function useMotionOnceIdle(isShowing: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isShowing || isLoaded || !globalThis.requestIdleCallback) return;
    const idle = requestIdleCallback(() => {
      loadAnimated().then(
        () => setLoaded(true),
        () => undefined,
      );
    });
    return () => cancelIdleCallback(idle);
  }, [isShowing, isLoaded]);
  if (isLoaded && !isReady && !isShowing) setReady(true);
  return isReady;
}

const Stack = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'frame',
    top: '4',
    insetInlineEnd: '4',
    w: 'min(360px, calc(100vw - 32px))',
    // Nothing shown covers nothing.
    '& > :not(:empty) + :not(:empty)': { mt: '3' },
    // Below the head of a panel, whose Close stays in reach.
    smDown: { top: '72px' },
  },
});
const Group = chakra('div', { base: { display: 'grid', gap: '3' } });
