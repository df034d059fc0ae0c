import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { parseSafely, readRequestId } from './answer';
import { ApiError, type ApiErrorCode, isOffline, toApiError } from './api-error';
import { EMPTY_ERROR_BODY, readErrorBody } from './api-error-body';
import type { Method } from './call';
import type { ApiOptions } from './options';

/*
 * Requests with time limits and retry. The client fetches this module, and ky with it, at the first request that the
 * page's first script has not sent: before the first screen there is usually none.
 */

export interface Outgoing {
  method: Method;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body: unknown;
  signal: AbortSignal | undefined;
  /** Repeated once after a failure of the network or the server. */
  isRepeatable: boolean;
  /** An early answer that is a failure: the first answer of this request. */
  early: Response | undefined;
}

/** The head and the whole body of a successful answer. */
export interface Received {
  response: Response;
  text: string;
}

/** Limit of each attempt, for the head of the answer, and again for its body. */
const TIMEOUT_MS = 30_000;
/** A page does not wait longer for a busy server; the error has the server's waiting time. */
const LONGEST_RETRY_AFTER_SECONDS = 10;

/** @throws ApiError for every failure, statuses from 400 among them */
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

function failureOf(response: Response, data: unknown, cause: unknown): ApiError {
  const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
  return new ApiError(codeOf(response.status), {
    ...(isHtml ? EMPTY_ERROR_BODY : readErrorBody(data)),
    status: response.status,
    requestId: readRequestId(response.headers),
    retryAfterSeconds: readRetryAfter(response.headers),
    cause,
  });
}

/** Seconds of a Retry-After header, given as seconds or as a date. */
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
