import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

const PASSING_ERRORS = ['server_error', 'temporarily_unavailable'];

/** Whether a failure passes by itself: network, timeout, 5xx, a proxy's page instead of JSON. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ErrorResponse) return PASSING_ERRORS.includes(error.error ?? '');
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError) return true;
  // The library tells these two only in words.
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}
