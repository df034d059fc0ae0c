import { ApiError } from '@console/http';
import { type ToastOptions, toast } from './toast';

/** Said beside the failure of a write that never left the browser. */
export const OFFLINE = 'You are offline. Nothing was sent, and what you typed is kept.';

/**
 * A toast with the server's own words, else the specification's (SHRD-007 to SHRD-010); nothing where it has been said
 * already, or where the call was given up.
 */
export function showFailure(error: unknown, fallback: string, options?: ToastOptions): void {
  if (!(error instanceof ApiError)) toast.error(fallback, options);
  else if (error.code === 'offline') toast.error(fallback, { description: OFFLINE, ...options });
  else if (!error.handled && error.code !== 'aborted') {
    toast.error(error.userMessage(fallback, { withValidation: true }), options);
  }
}
