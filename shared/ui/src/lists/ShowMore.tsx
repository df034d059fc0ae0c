import { formatCount, t } from '@console/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/Button';

/** The first rows of a long list. */
export interface FirstRows<Row> {
  shown: readonly Row[];
  /** Number of rows that are not shown. */
  left: number;
  /** Number of rows that each step adds. */
  step: number;
  showMore: () => void;
  /** Resets to the first step, for example after a new search. */
  showFirst: () => void;
}

/** The first rows of a list whose rows may differ in height; a `ShowMore` below them adds the next ones. */
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

export interface ShowMoreProps {
  rows: FirstRows<unknown>;
  /** Instead of 'Show 50 of 1,418 more'. */
  children?: string;
}

/** A button that adds the next rows of a list when it is pressed, or when scrolling comes near it. */
export function ShowMore({ rows, children }: ShowMoreProps) {
  const { left, step } = rows;
  const button = useRef<HTMLButtonElement>(null);
  const showMore = useEffectEvent(rows.showMore);

  useEffect(() => {
    const { current } = button;
    if (!current) return;
    // A keyboard user who has focused the button presses it, so it must not act by itself.
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
