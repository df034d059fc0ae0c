import type { ErrorBody } from './api-error-body';

/** SHRD-011, exactly as specified. */
export const CONCURRENT_EDIT_MESSAGE = 'Unable to save record. Record has been modified by another user.';

/** `Code` of the same refusal, in every language (C158). */
export const CONCURRENT_EDIT_CODE = 'concurrent-edit';

/** The kind of failure, for code; texts for users come from the server or from the specification. */
export type ApiErrorCode =
  | 'aborted'
  | 'conflict'
  | 'forbidden'
  | 'malformed'
  | 'network'
  | 'notFound'
  | 'offline'
  | 'rateLimited'
  | 'server'
  | 'timeout'
  | 'unauthenticated'
  | 'validation';

interface ApiErrorDetails extends Partial<ErrorBody> {
  status?: number | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** The only error that calls of this package reject with. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; absent if no answer arrived. */
  readonly status: number | undefined;
  /** Messages by the form's spelling of the field (`email`, `address.city`). The object has no prototype. */
  readonly fieldErrors: Record<string, string>;
  /** Every validation message, in the server's order (SHRD-009). */
  readonly validationMessages: string[];
  /** The platform itself refuses the right. A 403 without its `Message` may come from a gateway or a rate limiter. */
  readonly isRefusal: boolean;
  /** Somebody else has changed the record since it was read: by the specified message (SHRD-011), or by its code (C158). */
  readonly isConcurrentEdit: boolean;
  /** The server's id of this request, for support. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /**
   * The answer of a write was lost, so the write may have had its effect. The user's message says so, and the caller
   * reads the data again; the write is not sent again automatically.
   */
  isOutcomeUnknown = false;
  /** Set after a message has been shown for this error, so that there is no second one (SHRD-012). */
  handled = false;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.validationMessages = details.validationMessages ?? [];
    this.isRefusal = code === 'forbidden' && details.isOfPlatform === true;
    this.isConcurrentEdit =
      details.refusalCode === CONCURRENT_EDIT_CODE ||
      (details.status === 400 && this.message === CONCURRENT_EDIT_MESSAGE);
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The platform refuses what was sent (400, 404, 409, 422). Any other failure says nothing about it. */
  get refusesInput(): boolean {
    return this.code === 'validation' || this.code === 'notFound' || this.code === 'conflict';
  }

  /**
   * The text to show: the server's own message, else the fallback of the specification (SHRD-008).
   * With `withValidation` the validation messages follow, one per line (SHRD-009, SHRD-010).
   */
  userMessage(fallback: string, { withValidation = false } = {}): string {
    const message = this.message || fallback;
    if (!withValidation) return message;
    return [message, ...this.validationMessages.filter((line) => line !== message)].join('\n');
  }
}

/** Converts an error before or instead of an answer to an ApiError. `signal` is the caller's, for its abort. */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', { cause: error });
  return new ApiError(isOffline() ? 'offline' : 'network', { cause: error });
}

const LOST: readonly ApiErrorCode[] = ['network', 'timeout', 'malformed', 'offline'];

/**
 * Whether the answer may have been lost after the server received the request, so that the request may have had its
 * effect.
 */
export function isAnswerLost({ code, status }: ApiError): boolean {
  // A gateway sends these after it has passed the request on to a server.
  return LOST.includes(code) || status === 502 || status === 504;
}

/** True only if the browser is certainly offline; false does not mean that the network works. */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !navigator.onLine;
}
