import { formatCount, t } from '@console/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/Button';

interface FirstRows<Row> {
  shown: readonly Row[];
  left: number;
  step: number;
  showMore: () => void;
  showFirst: () => void;
}

/** Suits rows of differing height; `ShowMore` adds the next. */
export function useFirstRows<Row>(rows: readonly Row[], step: number): FirstRows<Row> {
  const [limit, setLimit] = useState(step);
  return {
    shown: rows.slice(0, limit),
    left: Math.max(0, rows.length - limit),
    step,
    showMore: () => setLimit(limit + step),
    showFirst: () => setLimit(step),
  };
}

interface ShowMoreProps {
  rows: FirstRows<unknown>;
  /** Replaces 'Show 50 of 1,418 more'. */
  children?: string;
}

/** Adds rows on a press, or when scrolled near. */
export function ShowMore({ rows, children }: ShowMoreProps) {
  const { left, step } = rows;
  const button = useRef<HTMLButtonElement>(null);
  const showMore = useEffectEvent(rows.showMore);

  useEffect(() => {
    const { current } = button;
    if (!current) return;
    // A focused button must wait for the press.
    const add = ([entry]: IntersectionObserverEntry[]) =>
      entry?.isIntersecting && document.activeElement !== current && showMore();
    const observer = new IntersectionObserver(add, { scrollMargin: '400px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, [left]);

  return (
    <Button ref={button} size="small" variant="quiet" onClick={rows.showMore}>
      {children ??
        t('Show {step} of {left} more', { step: formatCount(Math.min(step, left)), left: formatCount(left) })}
    </Button>
  );
}
