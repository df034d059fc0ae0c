import type { ErrorBody } from './api-error-body';

/** SHRD-011 */
export const CONCURRENT_EDIT_MESSAGE = 'Unable to save record. Record has been modified by another user.';

/** Equal in every language (C158). */
export const CONCURRENT_EDIT_CODE = 'concurrent-edit';

/** Helps developers; texts on the screen come from server or specification. */
export type ApiErrorCode =
  | 'aborted'
  | 'conflict'
  | 'filtered'
  | 'forbidden'
  | 'intercepted'
  | 'malformed'
  | 'network'
  | 'notFound'
  | 'offline'
  | 'rateLimited'
  | 'server'
  | 'timeout'
  | 'tooLarge'
  | 'unauthenticated'
  | 'validation';

interface ApiErrorDetails extends Partial<ErrorBody> {
  status?: number | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** Calls of this package reject with nothing else. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; absent without an answer. */
  readonly status: number | undefined;
  /** Keys are the form's fields (`address.city`). Has no prototype. */
  readonly fieldErrors: Record<string, string>;
  /** SHRD-009 */
  readonly validationMessages: string[];
  /** The platform refuses the right; a 403 without `Message` may come from a gateway. */
  readonly isRefusal: boolean;
  /** Another person changed the record first: message (SHRD-011) or code (C158) tells. */
  readonly isConcurrentEdit: boolean;
  /** Helps support to find the request. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The write may have had an effect, so callers read again and send nothing twice. */
  isOutcomeUnknown = false;
  /** The person has seen this error (SHRD-012). */
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

  /** The platform refuses what was sent: 400, 404, 409, 422. */
  get refusesInput(): boolean {
    return this.code === 'validation' || this.code === 'notFound' || this.code === 'conflict';
  }

  /**
   * Returns the server's message, else the fallback (SHRD-008); `withValidation` adds a line for each field (SHRD-009,
   * SHRD-010).
   */
  userMessage(fallback: string, { withValidation = false } = {}): string {
    const message = this.message || fallback;
    if (!withValidation) return message;
    return [message, ...this.validationMessages.filter((line) => line !== message)].join('\n');
  }
}

/** @param signal the caller's, for aborts */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', { cause: error });
  return new ApiError(isOffline() ? 'offline' : 'network', { cause: error });
}

const LOST: readonly ApiErrorCode[] = ['network', 'timeout', 'malformed', 'offline'];

/** The server may have received the request, although no answer arrived. */
export function isAnswerLost({ code, status }: ApiError): boolean {
  // A gateway sends 502 and 504 after it has passed the request on; a page in place of the answer comes with 200.
  return LOST.includes(code) || status === 502 || status === 504 || (status ?? 400) < 300;
}

/** `intercepted`: a load of the page passes the sign-in proxy or portal. `filtered`, `tooLarge`: only its operator helps. */
export type Stranger = 'intercepted' | 'filtered' | 'tooLarge';

/** Statuses with the same meaning on a proxy's page. */
const PLAIN = [401, 404, 408, 410, 429];

/** Who answered in place of our servers. A redirect that is not followed is `!ok`. */
export function strangerOf({ ok, status, headers }: Response): Stranger | undefined {
  const isPage = headers.get('content-type')?.includes('html');
  if (status === 511 || (status < 400 && (isPage || !ok))) return 'intercepted';
  if (status === 413) return 'tooLarge';
  return isPage && status < 500 && !PLAIN.includes(status) ? 'filtered' : undefined;
}

/** False does not mean that the network works. */
export function isOffline(): boolean {
  // Node 24's navigator lacks it.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.onLine === false;
}
