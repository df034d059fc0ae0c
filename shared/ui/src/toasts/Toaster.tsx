import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../overlays/modal-stack';
import { type ToastItem, toastStore } from './toast';
import { ToastCard } from './ToastCard';

const AnimatedToasts = lazy(loadAnimated);

/** Draws the toasts; part of `ConsoleUiProvider`, so there is exactly one. */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const animated = useMotionOnceIdle(items.length > 0);
  // What lies outside an open modal is inert: neither read out nor clickable.
  const modal = useTopModal();
  const still = <StillToasts items={items} />;
  return createPortal(
    <Stack aria-label="Messages">
      {animated ? (
        <Suspense fallback={still}>
          <AnimatedToasts items={items} />
        </Suspense>
      ) : (
        still
      )}
    </Stack>,
    modal ?? document.body,
  );
}

async function loadAnimated() {
  const { AnimatedToasts: toasts } = await import('./AnimatedToasts');
  return { default: toasts };
}

/** The first toast must not wait for motion, nor fail with it: it stands still until motion is there. */
function useMotionOnceIdle(needed: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!needed || ready || !globalThis.requestIdleCallback) return;
    const idle = requestIdleCallback(() => {
      loadAnimated().then(
        () => setReady(true),
        () => undefined,
      );
    });
    return () => cancelIdleCallback(idle);
  }, [needed, ready]);
  return ready;
}

function StillToasts({ items }: { items: readonly ToastItem[] }) {
  return items.map((item) => <ToastCard key={item.id} item={item} />);
}

const Stack = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'frame',
    top: '4',
    right: '4',
    display: 'grid',
    gap: '3',
    w: 'min(360px, calc(100vw - 32px))',
    _empty: { display: 'none' },
    // Below the head of a panel, whose Close stays in reach.
    smDown: { top: '72px' },
  },
});
