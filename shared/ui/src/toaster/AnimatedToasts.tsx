import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ToastItem } from '../toasts/toast';
import { ToastCard, type ToastStack } from './ToastCard';

const OPEN = { duration: 0.2, ease: [0.2, 0, 0, 1] } as const;
const CLOSE = { duration: 0.14, ease: [0.4, 0, 1, 1] } as const;

/** A separate chunk: framer-motion is larger than the design system. */
export function AnimatedToasts({ items, stack }: { items: readonly ToastItem[]; stack: ToastStack }) {
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig reducedMotion="user" transition={OPEN}>
        <AnimatePresence initial={false}>
          {items.map((item) => (
            <m.div
              key={item.id}
              initial={{ opacity: 0, x: 16 }}
              animate={{ opacity: 1, x: 0 }}
              exit={{ opacity: 0, x: 16, transition: CLOSE }}
            >
              <ToastCard item={item} stack={stack} />
            </m.div>
          ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
