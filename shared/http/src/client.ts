import { language, t } from '@console/words';
import { readAnswer } from './answer';
import { ApiError, isAnswerLost, isOffline, toApiError } from './api-error';
import { findObstacle } from './arrival';
import { type AnswerOf, type AnyInput, addressOf, type Call, type InputThen } from './call';
import { takeEarly } from './early-answers';
import { withFreshToken } from './fresh-token';
import type { ApiBase, ApiOptions } from './options';
import { headerOf, noteVersion, type RecordVersion, VERSION_HEADER } from './record-version';
import type { Outgoing, Received } from './transport';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The platform refuses the write if a later version exists (decision 28). */
  version?: RecordVersion | undefined;
}

let options: ApiOptions | undefined;
const versioned = new Set<ApiBase>(); // Their CORS allows the header.

const UNREAD = 'The edited record is neither the answer of a read nor in its version';

/** The session calls this before the first request. */
export function configureApi(next: ApiOptions): void {
  options = next;
}

/**
 * SHRD-002. A GET without effect repeats once (network, 5xx, short Retry-After), a write never.
 * @throws ApiError
 */
export async function send<C extends Call>(
  call: C,
  ...[input, { signal, version } = {}]: InputThen<C, SendOptions>
): Promise<AnswerOf<C>> {
  const { method, base, answer: schema, isRead } = call;
  const api = options;
  const address = api?.bases[base];
  if (!api || address === undefined) throw new Error(`No address is configured for ${base}`);
  // Without its read, it would overwrite any later change (SHRD-011).
  if (call.edits && version?.value === null) throw new ApiError('conflict', { cause: new Error(UNREAD) });
  const { body } = (input ?? {}) as AnyInput;
  /** False: the call has had no effect. */
  let isSent = false;
  const attemptId = isRead ? '' : crypto.randomUUID();
  // Repeats the request with a new token.
  const attempt = async (token: string) => {
    const outgoing = {
      method,
      url: addressOf(address, call, input),
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        authorization: `Bearer ${token}`,
        ...(attemptId && versioned.has(base) && { [VERSION_HEADER]: headerOf(version, attemptId) }),
      },
      body,
      signal,
      isRepeatable: method === 'GET' && isRead,
    };
    const { response, text } = await receive(api, outgoing, () => {
      isSent ||= !isOffline();
    });
    const answer = readAnswer(response, text, schema);
    if (noteVersion(answer, response.headers)) versioned.add(base);
    if (version) Object.assign(version, { value: response.headers.get(VERSION_HEADER) ?? undefined, lost: [] });
    return answer;
  };
  try {
    return (await withFreshToken(api, attempt)) as AnswerOf<C>;
  } catch (error) {
    const cause = toApiError(error, signal);
    // A redirect to another origin looks like a dead line; the console's own origin shows what it is.
    const isIntercepted = cause.code === 'network' && (await findObstacle()) === 'intercepted';
    const failure = isIntercepted ? new ApiError('intercepted', { cause }) : cause;
    failure.isOutcomeUnknown = isSent && !isRead && isAnswerLost(cause);
    // The version may be older than this write. In a new attempt the write itself would look like another user's change.
    if (failure.isOutcomeUnknown && version) version.lost = [...version.lost, attemptId];
    throw announce(api, failure);
  }
}

/** Only calls without effect are sent early. */
async function receive(api: ApiOptions, outgoing: Omit<Outgoing, 'early'>, onSend: () => void): Promise<Received> {
  const { isRepeatable, url, headers, signal } = outgoing;
  const early = isRepeatable && !api.fetch ? await takeEarly(url, headers.authorization ?? '') : undefined;
  signal?.throwIfAborted();
  const text = early?.ok ? await early.text().catch(() => undefined) : undefined;
  if (early && text !== undefined) return { response: early, text };
  const { transmit } = await import('./transport');
  onSend();
  return transmit(api, { ...outgoing, early: early?.ok ? undefined : early });
}

function announce(api: ApiOptions, error: ApiError): ApiError {
  if (error.code === 'forbidden') api.onForbidden();
  if (error.isConcurrentEdit) {
    error.handled = true;
    // The platform's message may be English.
    api.onConcurrentEdit(t('Unable to save record. Record has been modified by another user.'));
  }
  return error;
}
