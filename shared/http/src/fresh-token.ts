import { ApiError } from './api-error';
import type { ApiOptions } from './options';

/** Q11: renews after a 401 and repeats once; a changed token needs no renewal. */
export async function withFreshToken<Result>(
  api: ApiOptions,
  attempt: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = await api.getAccessToken();
  if (!token) throw new ApiError('unauthenticated');
  try {
    return await attempt(token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const current = await api.getAccessToken();
    const fresh = current === token ? await api.renewAccessToken() : current;
    try {
      if (!fresh) throw error;
      return await attempt(fresh);
    } catch (lastError) {
      if (isUnauthorized(lastError)) api.onUnauthenticated();
      throw lastError;
    }
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated';
}
