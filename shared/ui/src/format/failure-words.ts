import { ApiError, type ApiErrorCode } from '@console/http';

/** Said beside the failure of a write that never left the browser. */
const OFFLINE = 'You are offline. Nothing was sent, and what you typed is kept.';

const REASONS: Partial<Record<ApiErrorCode, string>> = {
  forbidden: 'You have no access to this.',
  notFound: 'It may have been moved or deleted.',
  conflict: 'It has been changed meanwhile.',
  rateLimited: 'There were too many requests. Wait a little and try again.',
  unauthenticated: 'You are signed out.',
};

const REASONS_OF_LOADS: Partial<Record<ApiErrorCode, string>> = {
  ...REASONS,
  network: 'The server could not be reached.',
  offline: 'You are offline. It loads again when you are back.',
  timeout: 'The server did not answer in time.',
};

const REASONS_OF_SAVES: Partial<Record<ApiErrorCode, string>> = {
  ...REASONS,
  network: 'The server could not be reached.',
  offline: OFFLINE,
  timeout: 'The server did not answer in time.',
};

/** Said of a write whose answer was lost: nobody knows what became of it (C115). */
const OUTCOME_UNKNOWN = 'The answer did not arrive, so it may have been done all the same. Look before you try again.';

const NO_REASON = 'The server did not answer as it should.';

const PART_MISSING = 'A part of the console has not arrived. Nothing you have done is lost.';

/** Code of the console that was needed and is not there, or did not run. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';

  constructor(cause?: unknown) {
    super(PART_MISSING, { cause });
  }
}

/** A failure in words: nowhere is one told without its reason. */
export interface FailureWords {
  /** The server's own message, else the specification's (SHRD-008); on further lines what was not valid (SHRD-009). */
  title: string;
  /** Why, where the server's message does not say it. */
  reason: string | undefined;
  /** What support is asked with, where the server is at fault. */
  request: string | undefined;
}

/** The one place that says why a call failed: for toasts, forms, notices and pages alike. */
export function failureWords(error: unknown, fallback: string, what: 'save' | 'load' = 'save'): FailureWords {
  if (error instanceof MissingPartError) return { title: fallback, reason: error.message, request: undefined };
  if (!(error instanceof ApiError)) return { title: fallback, reason: undefined, request: undefined };
  if (what === 'save' && error.isOutcomeUnknown)
    return { title: fallback, reason: OUTCOME_UNKNOWN, request: undefined };
  const isExplained = error.message !== '' || error.validationMessages.length > 0;
  const reason = (what === 'load' ? REASONS_OF_LOADS : REASONS_OF_SAVES)[error.code];
  return {
    title: error.userMessage(fallback, { withValidation: what === 'save' }),
    reason: isExplained && error.code !== 'offline' ? undefined : (reason ?? NO_REASON),
    request: error.requestId && isServersFault(error) ? `Request ${error.requestId}` : undefined,
  };
}

const isServersFault = ({ code }: ApiError) => code === 'server' || code === 'malformed' || code === 'forbidden';

/** The reason and what support is asked with, in one line. */
export const fullReason = ({ reason, request }: FailureWords): string | undefined =>
  [reason, request].filter(Boolean).join(' ') || undefined;

/** Whether the same call may be sent once more: nothing came of it for certain, and another try may go through. */
export function canTryAgain(error: unknown): boolean {
  if (error instanceof MissingPartError) return true;
  if (!(error instanceof ApiError) || error.handled || error.isOutcomeUnknown) return false;
  return error.code === 'server' || error.code === 'offline' || error.code === 'rateLimited';
}
