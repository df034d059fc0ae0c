import type { FastifyInstance } from 'fastify';

/** Calls the server in this process; faults, aborts and lost connections behave as over a network. */
export function bridgeFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = request.body === null ? undefined : await request.text();
    const call = app
      .inject({
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(payload === undefined ? {} : { payload }),
      })
      .catch((cause: unknown) => {
        throw new TypeError('fetch failed', { cause });
      });
    const answer = await Promise.race([call, aborted(request.signal)]);
    const body = [204, 304].includes(answer.statusCode) ? null : answer.body;
    return new Response(body, { status: answer.statusCode, headers: toHeaders(answer.headers) });
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function toHeaders(headers: Record<string, number | string | string[] | undefined>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, String(item));
  }
  return result;
}
