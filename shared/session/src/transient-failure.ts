import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

const TRANSIENT_ERRORS = ['server_error', 'temporarily_unavailable'];

/** Whether a failure is transient: network, timeout, 5xx, a proxy's page instead of JSON. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ErrorResponse) return TRANSIENT_ERRORS.includes(error.error ?? '');
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError) return true;
  // The library marks these two only by their message.
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}
