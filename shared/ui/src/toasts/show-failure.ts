import { ApiError } from '@console/http';
import { type ToastOptions, toast } from './toast';

const OFFLINE = 'You are offline. Nothing was sent, and what you typed is kept.';
const OUTCOME_UNKNOWN = 'The answer did not arrive, so it may have been done all the same. Look before you try again.';

/** Said beside a failure: what became of a write that was not sent, or whose answer was lost. */
export function afterwordOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.isOutcomeUnknown) return OUTCOME_UNKNOWN;
  return error.code === 'offline' ? OFFLINE : undefined;
}

/**
 * A toast with the server's own words, else the specification's (SHRD-007 to SHRD-010); nothing where it has been said
 * already, or where the call was given up.
 */
export function showFailure(error: unknown, fallback: string, options?: ToastOptions): void {
  const description = afterwordOf(error);
  if (!(error instanceof ApiError)) toast.error(fallback, options);
  else if (description !== undefined) toast.error(fallback, { description, ...options });
  else if (!error.handled && error.code !== 'aborted') {
    toast.error(error.userMessage(fallback, { withValidation: true }), options);
  }
}
