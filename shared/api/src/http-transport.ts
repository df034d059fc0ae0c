import { ApiError, isOffline, toApiError } from './api-error';
import { parseSafely } from './http-answer';
import type { ApiOptions } from './http-options';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What came back with a status of success. */
export interface Answer {
  response: Response;
  text: string;
}

interface Call {
  method: Method;
  url: string;
  token: string;
  /** Sent as JSON; undefined sends none. */
  body: unknown;
  /** The caller's abort. */
  signal: AbortSignal | undefined;
}

/** Per attempt: for the head of the answer, and again for its body. */
const TIMEOUT_MS = 30_000;
const PASSING_STATUSES = [429, 500, 502, 503, 504];
/** A page does not wait longer than this for a busy server; the error says how long it would take. */
const LONGEST_RETRY_AFTER_SECONDS = 10;
const RETRY_DELAY_MS = 300;

/** Sends a request; a GET that fails for a passing reason is sent once more. Rejects with an ApiError. */
export async function transport(api: ApiOptions, request: Call): Promise<Answer> {
  try {
    return await attempt(api, request);
  } catch (error) {
    if (request.method !== 'get' || !(error instanceof ApiError) || !isPassing(error)) throw error;
    await pause(delayAfter(error), request.signal);
    return await attempt(api, request);
  }
}

async function attempt(api: ApiOptions, { method, url, token, body, signal }: Call): Promise<Answer> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  let timer = setTimeout(giveUp, TIMEOUT_MS);
  try {
    const response = await (api.fetch ?? fetch)(url, {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect could carry the token to another origin (Q16).
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]),
    });
    clearTimeout(timer);
    timer = setTimeout(giveUp, TIMEOUT_MS);
    const text = await response.text();
    if (response.ok) return { response, text };
    throw ApiError.fromResponse(response, readFailure(response, text));
  } catch (error) {
    throw timeout.signal.aborted ? new ApiError('timeout', { cause: error }) : toApiError(error, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The body of a failure: JSON where it says so and is, else text. */
function readFailure(response: Response, text: string): unknown {
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return parseSafely(text);
  } catch {
    return undefined;
  }
}

function isPassing({ code, status = 0, retryAfterSeconds = 0 }: ApiError): boolean {
  if (isOffline() || retryAfterSeconds > LONGEST_RETRY_AFTER_SECONDS) return false;
  return code === 'network' || PASSING_STATUSES.includes(status);
}

/** As long as the server asks for; else a moment that differs, so that many tabs do not come back as one. */
function delayAfter({ retryAfterSeconds }: ApiError): number {
  return retryAfterSeconds === undefined ? RETRY_DELAY_MS * (0.5 + Math.random()) : retryAfterSeconds * 1_000;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted'));
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
