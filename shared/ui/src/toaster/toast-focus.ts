import { pageHeading } from '@console/browser';
import { type FocusEvent, useEffect } from 'react';
import { toastStore } from '../toasts/toast';

let earlierFocus: Element | null = null;

const buttonIn = (id: number) => document.querySelector<HTMLElement>(`[data-toast="${id}"] button`);
const hasFocus = (toasts: Element | null | undefined) => toasts?.contains(document.activeElement) ?? false;

export function noteFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) earlierFocus = relatedTarget;
}

function giveFocusBack(): void {
  const place = earlierFocus?.isConnected ? earlierFocus : pageHeading();
  (place as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** Runs before a toast goes: focuses another toast, or the earlier element. */
export function moveFocusOn(id: number): void {
  if (!hasFocus(buttonIn(id)?.closest('[data-toast]'))) return;
  const otherToast = toastStore.getState().findLast((item) => item.id !== id);
  if (otherToast) buttonIn(otherToast.id)?.focus();
  else giveFocusBack();
}

/** F8 goes to the latest toast and back. */
export function useToastKey(latest: number | undefined): void {
  useEffect(() => {
    if (latest === undefined) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8' || latest === undefined) return;
      event.preventDefault();
      const button = buttonIn(latest);
      if (hasFocus(button?.closest('[role=region]'))) giveFocusBack();
      else button?.focus();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
