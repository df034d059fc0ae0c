import { isHTTPError, type Options } from 'ky';
import { parseSafely } from './answer';
import { isOffline, readRetryAfter } from './api-error';
import type { Method } from './call';
import { fetchOrTakeEarly } from './early-answers';
import type { ApiOptions } from './options';

/** Limit of each attempt, for the head of the answer, and again for its body. */
const TIMEOUT_MS = 30_000;
/** A page does not wait longer for a busy server; the error has the server's waiting time. */
const LONGEST_RETRY_AFTER_SECONDS = 10;

/** Options of ky for a request of this method. */
export function transport(method: Method, api: ApiOptions, isRepeatable: boolean): Options {
  return {
    method,
    // A call with an effect is never sent early, so each attempt is a new request.
    fetch: (input, init) => (api.fetch ?? (isRepeatable ? fetchOrTakeEarly : fetch))(input, init),
    // A redirect could carry the token to another origin (Q16).
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    timeout: TIMEOUT_MS,
    parseJson: parseSafely,
    retry: {
      limit: isRepeatable ? 1 : 0,
      methods: ['get'],
      statusCodes: [429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      delay: () => 300,
      jitter: (delay) => delay * (0.5 + Math.random()),
      shouldRetry: ({ error }) => (isOffline() || asksForLongWait(error) ? false : undefined),
    },
  };
}

function asksForLongWait(error: Error): boolean {
  return isHTTPError(error) && (readRetryAfter(error.response.headers) ?? 0) > LONGEST_RETRY_AFTER_SECONDS;
}
