import { type RefObject, useEffect, useLayoutEffect } from 'react';

export interface Placement {
  side: 'top' | 'bottom';
  align: 'start' | 'center' | 'end';
}

const GAP = 6;
const MARGIN = 8;

function place(floating: HTMLElement, anchor: Element, { side, align }: Placement) {
  const at = anchor.getBoundingClientRect();
  const width = floating.offsetWidth;
  const height = floating.offsetHeight;
  const above = at.top - GAP - height;
  const below = at.bottom + GAP;
  const fitsBelow = below + height + MARGIN <= innerHeight;
  const goesAbove = side === 'top' ? above >= MARGIN : !fitsBelow && above >= MARGIN;
  const left = align === 'start' ? at.left : align === 'end' ? at.right - width : at.left + (at.width - width) / 2;
  // Without room, as at 400 % zoom, covers its anchor rather than leave the screen.
  const lowest = innerHeight - MARGIN - height;
  floating.style.top = `${Math.max(MARGIN, goesAbove ? above : Math.min(below, lowest))}px`;
  floating.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - MARGIN - width))}px`;
}

/**
 * Shows a `popover` beside the anchor, in the top layer, and follows scrolls.
 * @returns hides the popover
 */
export function floatBeside(floating: HTMLElement, anchor: Element, placement: Placement): () => void {
  const follow = () => place(floating, anchor, placement);
  floating.showPopover();
  follow();
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  return () => {
    removeEventListener('scroll', follow, { capture: true });
    removeEventListener('resize', follow);
    if (floating.isConnected) floating.hidePopover();
  };
}

/** Shows the popover below the anchor; a press outside of both leaves. */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  anchor: Element,
  align: Placement['align'],
  onLeave: () => void,
): void {
  useLayoutEffect(
    () => (popover.current ? floatBeside(popover.current, anchor, { side: 'bottom', align }) : undefined),
    [popover, anchor, align],
  );
  useEffect(() => {
    const leaveOutside = ({ target }: PointerEvent) => {
      if (![popover.current, anchor].some((element) => element?.contains(target as Node))) onLeave();
    };
    addEventListener('pointerdown', leaveOutside);
    return () => removeEventListener('pointerdown', leaveOutside);
  }, [popover, anchor, onLeave]);
}
