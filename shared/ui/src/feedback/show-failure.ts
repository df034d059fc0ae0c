import { ApiError } from '@console/http';
import { type ToastOptions, toast } from './toast';

/** A toast with the server's own words, else the specification's (SHRD-008); nothing where it has been said already. */
export function showFailure(error: unknown, fallback: string, options?: ToastOptions): void {
  if (!(error instanceof ApiError)) toast.error(fallback, options);
  else if (!error.handled) toast.error(error.userMessage(fallback, { withValidation: true }), options);
}
