import { ApiError } from '@console/http';
import { useEffect, useId } from 'react';
import { failureWords, fullReason } from '../format/failure-words';
import { shortName } from '../format/names';
import { type ToastOptions, toast } from './toast';

/** Additions to the toast of a failure. */
export interface FailureOptions extends ToastOptions {
  /** Name of the failed record; the second line. */
  record?: string | undefined;
  /** A failed load changes nothing, so its reason is shorter. */
  what?: 'save' | 'load';
}

/**
 * Shows a toast with the server's own message, else the specification's (SHRD-007 to SHRD-010), the record's name and
 * the reason; nothing if the error has been shown already, or the call was aborted.
 */
export function showFailure(error: unknown, fallback: string, options: FailureOptions = {}): void {
  if (error instanceof ApiError && (error.handled || error.code === 'aborted')) return;
  const { record, what, description, ...rest } = options;
  const words = failureWords(error, fallback, what);
  const lines = [record === undefined ? undefined : shortName(record), fullReason(words), description].filter(Boolean);
  toast.error(words.title, { ...rest, ...(lines.length > 0 && { description: lines.join('\n') }) });
}

/**
 * Reports a failed load by a toast (SHRD-007, SHRD-019), which is removed when the load succeeds or its screen is left.
 */
export function useFailureToast(error: Error | null | undefined, title: string): void {
  const topic = useId();
  useEffect(() => {
    if (!error) return undefined;
    showFailure(error, title, { topic, what: 'load' });
    return () => toast.release(topic);
  }, [error, title, topic]);
}
