import { ApiError } from '@console/http';
import { useEffect, useId } from 'react';
import { failureWords, fullReason } from '../format/failure-words';
import { shortName } from '../format/names';
import { type ToastOptions, toast } from './toast';

/** What else is said of a failure. */
export interface FailureOptions extends ToastOptions {
  /** The name of the record that it happened to: the second line. */
  record?: string | undefined;
  /** A load changes nothing, so its reason says less. */
  what?: 'save' | 'load';
}

/**
 * A toast with the server's own words, else the specification's (SHRD-007 to SHRD-010), the record's name and why;
 * nothing where it has been said already, or where the call was given up.
 */
export function showFailure(error: unknown, fallback: string, options: FailureOptions = {}): void {
  if (error instanceof ApiError && (error.handled || error.code === 'aborted')) return;
  const { record, what, description, ...rest } = options;
  const words = failureWords(error, fallback, what);
  const lines = [record === undefined ? undefined : shortName(record), fullReason(words), description].filter(Boolean);
  toast.error(words.title, { ...rest, ...(lines.length > 0 && { description: lines.join('\n') }) });
}

/** Tells of a load that has failed (SHRD-007, SHRD-019); when it is cured, or off the screen, the toast goes by itself. */
export function useFailureToast(error: Error | null | undefined, title: string): void {
  const topic = useId();
  useEffect(() => {
    if (!error) return undefined;
    showFailure(error, title, { topic, what: 'load' });
    return () => toast.release(topic);
  }, [error, title, topic]);
}
