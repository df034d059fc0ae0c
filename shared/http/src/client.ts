import ky from 'ky';
import { readAnswer } from './answer';
import { type ApiError, CONCURRENT_EDIT_MESSAGE, isAnswerLost, isOffline, toApiError } from './api-error';
import { type AnswerOf, type AnyInput, addressOf, type Call, type InputThen } from './call';
import { withFreshToken } from './fresh-token';
import type { ApiOptions } from './options';
import { headerOf, noteVersion, type RecordVersion, VERSION_HEADER } from './record-version';
import { transport } from './transport';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /**
   * Version of the data that a write is based on; the platform refuses the write if the record has changed since
   * (decision 28).
   */
  version?: RecordVersion | undefined;
}

let options: ApiOptions | undefined;

/** The session calls it before the first request. */
export function configureApi(next: ApiOptions): void {
  options = next;
}

/**
 * Sends a call (SHRD-002) and returns its answer, checked against the schema.
 * A GET without an effect is repeated once (network, 5xx, a short Retry-After), a write never; callers must not retry.
 * @throws ApiError for every failure
 */
export async function send<C extends Call>(
  call: C,
  ...[input, { signal, version } = {}]: InputThen<C, SendOptions>
): Promise<AnswerOf<C>> {
  if (!options) throw new Error('configureApi has not been called');
  const api = options;
  const { method, base, answer: schema, isRead } = call;
  const { body } = (input ?? {}) as AnyInput;
  const isRepeatable = method === 'GET' && isRead;
  // A call that starts offline is not sent, so it has no effect.
  const mayHaveEffect = !isRead && !isOffline();
  // The same id when the call is sent again with a new token.
  const attemptId = version ? crypto.randomUUID() : '';
  const attempt = async (token: string) => {
    const response = await ky(addressOf(api.bases[base], call, input), {
      ...transport(method, api, isRepeatable),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(version?.value && { [VERSION_HEADER]: headerOf(version, attemptId) }),
      },
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
    const answer = readAnswer(response, await response.text(), schema);
    noteVersion(answer, response.headers);
    if (version) Object.assign(version, { value: response.headers.get(VERSION_HEADER) ?? undefined, lost: [] });
    return answer;
  };
  try {
    return (await withFreshToken(api, attempt)) as AnswerOf<C>;
  } catch (error) {
    const failure = toApiError(error, signal);
    failure.isOutcomeUnknown = mayHaveEffect && isAnswerLost(failure);
    // The version may be older than this write. In a new attempt the write itself would look like another user's change.
    if (failure.isOutcomeUnknown && version) version.lost = [...(version.lost ?? []), attemptId];
    throw announce(api, failure);
  }
}

function announce(api: ApiOptions, error: ApiError): ApiError {
  if (error.code === 'forbidden') api.onForbidden();
  if (error.status === 400 && error.message === CONCURRENT_EDIT_MESSAGE) {
    error.handled = true;
    api.onConcurrentEdit(error.message);
  }
  return error;
}
