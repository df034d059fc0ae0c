import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { parseSafely, readRequestId } from './answer';
import { ApiError, type ApiErrorCode, isOffline, strangerOf, toApiError } from './api-error';
import { EMPTY_ERROR_BODY, readErrorBody } from './api-error-body';
import type { Method } from './call';
import type { ApiOptions } from './options';

/*
 * Time limits and retry. Loads, with ky, for the first request that `boot.ts` has not sent, usually after the first
 * screen.
 */

export interface Outgoing {
  method: Method;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal | undefined;
  /** Repeats once, after network or server failures. */
  isRepeatable: boolean;
  /** An early failure is the first answer. */
  early: Response | undefined;
}

export interface Received {
  response: Response;
  text: string;
}

/** Limits each attempt: the head, then the body. */
const TIMEOUT_MS = 30_000;
const LONGEST_RETRY_AFTER_SECONDS = 10;

/** @throws ApiError for every failure, statuses from 400 too */
export async function transmit(api: ApiOptions, outgoing: Outgoing): Promise<Received> {
  const { url, method, headers, body, signal } = outgoing;
  try {
    const response = await ky(url, {
      ...optionsOf(api, outgoing),
      method,
      headers,
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw toApiError(error, signal);
    if (isHTTPError(error)) throw failureOf(error.response, error.data, error);
    if (isTimeoutError(error)) throw new ApiError('timeout', { cause: error });
    throw toApiError(error);
  }
}

function optionsOf(api: ApiOptions, { isRepeatable, early }: Outgoing): Options {
  let first = early;
  return {
    fetch: (input, init) => {
      const answer = first;
      first = undefined;
      return answer ? Promise.resolve(answer) : (api.fetch ?? fetch)(input, init);
    },
    // Not followed, because it could carry the token to another origin (Q16).
    redirect: 'manual',
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

function failureOf(response: Response, data: unknown, cause: unknown): ApiError {
  const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
  return new ApiError(strangerOf(response) ?? codeOf(response.status), {
    ...(isHtml ? EMPTY_ERROR_BODY : readErrorBody(data)),
    status: response.status || undefined,
    requestId: readRequestId(response.headers),
    retryAfterSeconds: readRetryAfter(response.headers),
    cause,
  });
}

/** Reads seconds or a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function codeOf(status: number): ApiErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 409 || status === 412) return 'conflict';
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'server';
  return 'validation';
}
