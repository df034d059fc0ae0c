import { ApiError, type ApiErrorCode, findObstacle, type Obstacle } from '@console/http';
import { t } from '@console/words';
import { reloadWithDrafts } from '../unsaved/drafts';

const OFFLINE = t('You’re offline. Nothing was sent, and your changes are kept.');
const OFFLINE_LOAD = t('You’re offline. This reloads when you’re back online.');

const REASONS: Partial<Record<ApiErrorCode | Obstacle, string>> = {
  network: t('Couldn’t reach the server. Check your internet connection.'),
  timeout: t('The server didn’t respond in time.'),
  intercepted: t('We got a response from something else, such as your network’s sign-in page.'),
  gone: t('The console has been updated since you opened this page.'),
  filtered: t('A firewall or proxy on your network blocked this request. Contact your IT department.'),
  tooLarge: t('This is larger than your network allows. Contact your IT department.'),
  forbidden: t('You don’t have access to this.'),
  notFound: t('It may have been moved or deleted.'),
  conflict: t('It was changed while you were working.'),
  rateLimited: t('Too many requests. Wait a moment and try again.'),
  unauthenticated: t('You’re signed out.'),
};

/** C115 */
const OUTCOME_UNKNOWN = t(
  'We didn’t get a response, so your change may or may not have been saved. Check before you try again.',
);

const NO_REASON = t('The server sent an unexpected response.');

const PART_MISSING = t('Part of the console didn’t load. Your work is safe.');

/** The reason, and *Reload the page* where nothing else helps. */
export function reasonOf(code: ApiErrorCode | Obstacle | undefined, what: 'save' | 'load' = 'load'): string {
  if (code === 'offline') return what === 'load' ? OFFLINE_LOAD : OFFLINE;
  const reason = (code && REASONS[code]) ?? NO_REASON;
  return needsReload({ code }) ? `${reason} ${t('Reload the page. Your changes are kept.')}` : reason;
}

/** Only a load of the page passes a sign-in proxy, or brings the current version. */
const needsReload = (error: unknown): boolean =>
  ['intercepted', 'gone'].includes((error as { code?: string } | null)?.code ?? '');

/** Code did not load or run. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
  readonly code: Obstacle | undefined;

  constructor(cause?: unknown, code?: Obstacle) {
    super(code ? `${PART_MISSING} ${reasonOf(code)}` : PART_MISSING, { cause });
    this.code = code;
  }
}

/** Rejects for an `import()` that failed. */
export async function missingPart(cause: unknown): Promise<never> {
  throw new MissingPartError(cause, await findObstacle((cause as { request?: string } | undefined)?.request));
}

export interface FailureWords {
  /** The server's message, else the specification's (SHRD-008); validation errors on further lines (SHRD-009). */
  title: string;
  /** Absent if in the server's message. */
  reason: string | undefined;
  /** Helps support, if the server is at fault. */
  request: string | undefined;
}

const worded = new WeakSet<object>();

export const isWorded = (error: Error): boolean => worded.has(error);

export function failureWords(error: unknown, fallback: string, what: 'save' | 'load' = 'save'): FailureWords {
  worded.add(Object(error));
  if (error instanceof MissingPartError) return { title: fallback, reason: error.message, request: undefined };
  if (!(error instanceof ApiError)) return { title: fallback, reason: undefined, request: undefined };
  if (what === 'save' && error.isOutcomeUnknown) {
    const reason = needsReload(error) ? `${OUTCOME_UNKNOWN} ${reasonOf(error.code)}` : OUTCOME_UNKNOWN;
    return { title: fallback, reason, request: undefined };
  }
  const isExplained = error.message !== '' || error.validationMessages.length > 0;
  return {
    title: error.userMessage(fallback, { withValidation: what === 'save' }),
    reason: isExplained && error.code !== 'offline' ? undefined : reasonOf(error.code, what),
    request:
      error.requestId && isServersFault(error) ? t('Request ID: {number}', { number: error.requestId }) : undefined,
  };
}

const isServersFault = ({ code }: ApiError) => code === 'server' || code === 'malformed' || code === 'forbidden';

export const fullReason = ({ reason, request }: FailureWords): string | undefined =>
  [reason, request].filter(Boolean).join(' ') || undefined;

/** A load of the page, if only that helps, else another try, if the call was certainly without effect. */
export function wayOn(error: unknown, tryAgain?: () => void): { label: string; onClick: () => void } | undefined {
  worded.add(Object(error));
  if (needsReload(error)) return { label: t('Reload page'), onClick: reloadWithDrafts };
  return tryAgain && canTryAgain(error) ? { label: t('Try again'), onClick: tryAgain } : undefined;
}

function canTryAgain(error: unknown): boolean {
  if (error instanceof MissingPartError) return true;
  if (!(error instanceof ApiError) || error.handled || error.isOutcomeUnknown) return false;
  return error.code === 'server' || error.code === 'offline' || error.code === 'rateLimited';
}
