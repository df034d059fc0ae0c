import { ApiError } from '@console/http';
import { useEffect, useId } from 'react';
import { failureWords, fullReason, wayOn } from '../format/failure-words';
import { shortName } from '../format/names';
import { type ToastOptions, toast } from './toast';

export interface FailureOptions extends ToastOptions {
  /** The toast's second line names the failed record. */
  record?: string | undefined;
  /** Only a failed save may have changed something. */
  what?: 'save' | 'load';
  /** Repeats the call, if that may succeed. */
  tryAgain?: (() => void) | undefined;
}

/** The server's message or the specification's (SHRD-007 to SHRD-010). Nothing if already shown or aborted. */
export function showFailure(error: unknown, fallback: string, options: FailureOptions = {}): void {
  if (error instanceof ApiError && (error.handled || error.code === 'aborted')) return;
  const { record, what, description, tryAgain, ...rest } = options;
  const words = failureWords(error, fallback, what);
  const lines = [record === undefined ? undefined : shortName(record), fullReason(words), description].filter(Boolean);
  // A failed load is reported in its place, with *Try again*.
  const action = what === 'load' ? undefined : wayOn(error, tryAgain);
  toast.error(words.title, {
    ...rest,
    ...(action && { action }),
    ...(lines.length > 0 && { description: lines.join('\n') }),
  });
}

/** SHRD-007, SHRD-019. Withdrawn once the load succeeds or its screen goes. */
export function useFailureToast(error: Error | null | undefined, title: string): void {
  const topic = useId();
  useEffect(() => {
    if (!error) return undefined;
    showFailure(error, title, { topic, what: 'load' });
    return () => toast.release(topic);
  }, [error, title, topic]);
}
