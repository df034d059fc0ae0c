import { ApiError, type ApiErrorCode } from '@console/http';
import { t } from '@console/words';

const OFFLINE = t('You are offline. Nothing was sent, and what you typed is kept.');

const REASONS: Partial<Record<ApiErrorCode, string>> = {
  forbidden: t('You have no access to this.'),
  notFound: t('It may have been moved or deleted.'),
  conflict: t('It has been changed meanwhile.'),
  rateLimited: t('There were too many requests. Wait a little and try again.'),
  unauthenticated: t('You are signed out.'),
};

const REASONS_OF_LOADS: Partial<Record<ApiErrorCode, string>> = {
  ...REASONS,
  network: t('The server could not be reached.'),
  offline: t('You are offline. It loads again when you are back.'),
  timeout: t('The server did not answer in time.'),
};

const REASONS_OF_SAVES: Partial<Record<ApiErrorCode, string>> = {
  ...REASONS,
  network: t('The server could not be reached.'),
  offline: OFFLINE,
  timeout: t('The server did not answer in time.'),
};

/** C115 */
const OUTCOME_UNKNOWN = t(
  'The answer did not arrive, so it may have been done all the same. Look before you try again.',
);

const NO_REASON = t('The server did not answer as it should.');

const PART_MISSING = t('A part of the console has not arrived. Nothing you have done is lost.');

/** Code did not load or run. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';

  constructor(cause?: unknown) {
    super(PART_MISSING, { cause });
  }
}

export interface FailureWords {
  /** The server's message, else the specification's (SHRD-008); validation errors on further lines (SHRD-009). */
  title: string;
  /** Absent if in the server's message. */
  reason: string | undefined;
  /** Helps support, if the server is at fault. */
  request: string | undefined;
}

/** The same in toasts, forms, notices and pages. */
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
    request: error.requestId && isServersFault(error) ? t('Request {number}', { number: error.requestId }) : undefined,
  };
}

const isServersFault = ({ code }: ApiError) => code === 'server' || code === 'malformed' || code === 'forbidden';

/** Joins reason and request in a line. */
export const fullReason = ({ reason, request }: FailureWords): string | undefined =>
  [reason, request].filter(Boolean).join(' ') || undefined;

/** Certainly without effect, and another try may succeed. */
export function canTryAgain(error: unknown): boolean {
  if (error instanceof MissingPartError) return true;
  if (!(error instanceof ApiError) || error.handled || error.isOutcomeUnknown) return false;
  return error.code === 'server' || error.code === 'offline' || error.code === 'rateLimited';
}
