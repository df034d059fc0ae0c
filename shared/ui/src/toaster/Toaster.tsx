import { chakra } from '@chakra-ui/react';
import { useStore } from '@console/browser/hooks';
import { t } from '@console/words';
// oxlint-disable-next-line no-restricted-imports -- drawn only once its code is there
import { type CSSProperties, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopPlace } from '../dialogs/modal-stack';
import { type ToastItem, toastStore } from '../toasts/toast';
import { ToastCard, type ToastStack } from './ToastCard';
import { noteFocus, useToastKey } from './toast-focus';

const AnimatedToasts = lazy(loadAnimated);

export function Toaster() {
  const items = useStore(toastStore);
  const animated = useMotionOnceIdle(items.length > 0);
  const place = useTopPlace();
  const [{ isOpen, closedAt }, setState] = useState({ isOpen: false, closedAt: 0 });
  const latest = items.at(-1)?.id;
  const isErrorLatest = items.at(-1)?.kind === 'error';
  const stack: ToastStack = { isOpen, closedAt, latest, others: items.length - 1 };
  useToastKey(latest);
  // Removing an element fires no event for pointer or focus.
  if (isOpen && latest === undefined) setState({ isOpen: false, closedAt });

  const open = () => setState({ isOpen: true, closedAt });
  function closeUnless(isHeld: boolean) {
    if (!isHeld) setState({ isOpen: false, closedAt: Date.now() });
  }

  function draw(toasts: readonly ToastItem[]) {
    const cards = toasts.map((item) => <ToastCard key={item.id} item={item} stack={stack} />);
    if (!animated) return cards;
    return (
      <Suspense fallback={cards}>
        <AnimatedToasts items={toasts} stack={stack} />
      </Suspense>
    );
  }

  return createPortal(
    <Stack
      {...(items.length > 0 && REGION)}
      isOpen={isOpen}
      style={{ '--toast-end': `${useFreeEnd(latest)}px` } as CSSProperties}
      onPointerEnter={open}
      onPointerLeave={({ currentTarget }) => closeUnless(currentTarget.contains(document.activeElement))}
      onFocus={(event) => {
        noteFocus(event);
        open();
      }}
      onBlur={({ currentTarget, relatedTarget }) => closeUnless(currentTarget.contains(relatedTarget))}
    >
      <Group isFirst={isErrorLatest}>{draw(items.filter(({ kind }) => kind === 'error'))}</Group>
      {/* Some screen readers ignore regions that appear with text. */}
      <Group isFirst={!isErrorLatest} role="status" aria-atomic={false}>
        {draw(items.filter(({ kind }) => kind !== 'error'))}
      </Group>
    </Stack>,
    place,
  );
}

/** Room for account, jobs and menu in the top bar. */
function useFreeEnd(latest: number | undefined): number {
  const [end, setEnd] = useState(NO_BAR);
  useLayoutEffect(() => {
    if (latest === undefined) return undefined;
    const barEnd = document.querySelector('[data-topbar-end]');
    const measure = () => {
      const box = barEnd?.getBoundingClientRect();
      setEnd(box && box.width > 0 ? Math.round(innerWidth - box.left) + GAP : NO_BAR);
    };
    measure();
    if (!barEnd || !globalThis.ResizeObserver) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(barEnd);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [latest]);
  return end;
}

const NO_BAR = 16;
const GAP = 4;

const REGION = { role: 'region', 'aria-label': t('Messages'), 'aria-keyshortcuts': 'F8' };

async function loadAnimated() {
  const { AnimatedToasts: toasts } = await import('./AnimatedToasts');
  return { default: toasts };
}

/**
 * The first toast must not wait for animations or fail with them; mounting again would lose the focus, and screen
 * readers would repeat the text.
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

/* Stands in the strip above the page: the closed stack covers no action, field or row. */
const Stack = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'frame',
    visibility: 'visible',
    top: '0.5',
    insetInlineEnd: 'var(--toast-end)',
    w: 'min(400px, calc(100vw - var(--toast-end) - 8px))',
    maxH: 'calc(100dvh - 16px)',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    '& > :empty': { position: 'absolute' },
    // Beside a full-screen panel's buttons.
    smDown: { insetInlineEnd: '132px', w: 'calc(100vw - 140px)' },
  },
  variants: {
    isOpen: {
      true: {
        overflow: 'auto',
        gap: '2',
        '& > *': { gap: '2' },
      },
    },
  },
});
// Latest first: opening moves nothing.
const Group = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse' },
  variants: { isFirst: { true: { order: -1 } } },
});
