import ky from 'ky';
import type { z } from '@console/schema';
import { type ApiError, CONCURRENT_EDIT_MESSAGE, isAnswerLost, isOffline, toApiError } from './api-error';
import { readAnswer } from './answer';
import type { ApiBase, ApiOptions } from './options';
import { withFreshToken } from './fresh-token';
import { noteVersion, type RecordVersion, VERSION_HEADER } from './record-version';
import { type Method, transport } from './transport';

interface RequestOptions {
  signal?: AbortSignal | undefined;
  searchParams?: Record<string, string | number | boolean | undefined> | URLSearchParams;
  /** False for a GET that has an effect: like a write, it is never repeated by itself. */
  isRepeatable?: boolean;
  /** Of what the write was made from: refused where it has changed since (decision 28). */
  version?: RecordVersion | undefined;
}

let options: ApiOptions | undefined;

/** Called by the session before the first request. */
export function configureApi(next: ApiOptions): void {
  options = next;
}

/**
 * The platform's four verbs (SHRD-002). Every answer is checked against `schema`; every failure is an ApiError.
 * A GET is repeated once by itself (network, 5xx, a short Retry-After), a write never (so callers must not retry either).
 */
export const http = {
  get: <Schema extends z.ZodMiniType>(base: ApiBase, path: string, schema: Schema, request?: RequestOptions) =>
    send('get', base, path, undefined, schema, request),
  post: <Schema extends z.ZodMiniType>(
    base: ApiBase,
    path: string,
    body: unknown,
    schema: Schema,
    request?: RequestOptions,
  ) => send('post', base, path, body, schema, request),
  put: <Schema extends z.ZodMiniType>(
    base: ApiBase,
    path: string,
    body: unknown,
    schema: Schema,
    request?: RequestOptions,
  ) => send('put', base, path, body, schema, request),
  delete: <Schema extends z.ZodMiniType>(base: ApiBase, path: string, schema: Schema, request?: RequestOptions) =>
    send('delete', base, path, undefined, schema, request),
};

async function send<Schema extends z.ZodMiniType>(
  method: Method,
  base: ApiBase,
  path: string,
  body: unknown,
  schema: Schema,
  { signal, searchParams, isRepeatable = method === 'get', version }: RequestOptions = {},
): Promise<z.output<Schema>> {
  if (!options) throw new Error('configureApi has not been called');
  const api = options;
  // Offline from the start, nothing leaves the browser.
  const mayHaveEffect = !isRepeatable && !isOffline();
  const attempt = async (token: string) => {
    const response = await ky(resolveUrl(api.bases[base], path), {
      ...transport(method, api, isRepeatable),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(version?.value && { [VERSION_HEADER]: version.value }),
      },
      ...(body === undefined ? {} : { json: body }),
      ...(searchParams ? { searchParams } : {}),
      ...(signal ? { signal } : {}),
    });
    const answer = readAnswer(response, await response.text(), schema);
    noteVersion(answer, response.headers);
    if (version) version.value = response.headers.get(VERSION_HEADER) ?? undefined;
    return answer;
  };
  try {
    return await withFreshToken(api, attempt);
  } catch (error) {
    const failure = toApiError(error, signal);
    failure.isOutcomeUnknown = mayHaveEffect && isAnswerLost(failure);
    // It may be the version before one's own write, which nobody should take for somebody else's.
    if (failure.isOutcomeUnknown && version) version.value = undefined;
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

/** Joined, never resolved: whatever the path says, the address stays below the configured base. */
function resolveUrl(base: string, path: string): string {
  if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) throw new Error('A path must not contain dot segments');
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
