import { z } from '@console/schema';
import { ApiError } from './api-error';
import { findObstacle } from './arrival';
import { del, get, post, put } from './call';
import { configureApi, send } from './client';
import type { ApiOptions } from './options';

const answerSchema = z.object({ name: z.string() });
type Reply = Response | Error | (() => Promise<Response>);

function network(...replies: Reply[]) {
  const requests: Request[] = [];
  const fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)]!;
    requests.push(new Request(input, init));
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply() : reply.clone();
  });
  return { requests, fetch };
}

function configure(fetch: typeof globalThis.fetch, overrides: Partial<ApiOptions> = {}) {
  const options = {
    bases: {
      main: 'https://api.example.com',
      identity: 'https://id.example.com/identity/',
      ownBackend: 'https://own.example.com/centerpoint',
    },
    getAccessToken: jest.fn(async (): Promise<string | undefined> => 'token-1'),
    renewAccessToken: jest.fn(async (): Promise<string | undefined> => 'token-2'),
    onUnauthenticated: jest.fn(),
    onForbidden: jest.fn(),
    onConcurrentEdit: jest.fn(),
    fetch,
    ...overrides,
  };
  configureApi(options);
  return options;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const ok = () => json({ name: 'Ingrid' });
const failed = () => new TypeError('fetch failed');
const errorOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('SHRD-001 SHRD-002 SHRD-003 every verb goes to its base address with the bearer token', async () => {
  const { requests, fetch } = network(ok());
  configure(fetch);

  await send(
    get('main', 'api/User', {
      answer: answerSchema,
      query: z.object({ page: z.number(), role: z.optional(z.string()) }),
    }),
    { query: { page: 2, role: undefined } },
  );
  await send(post('identity', 'api/User', { body: z.unknown(), answer: answerSchema }), { body: { email: 'a@b.no' } });
  await send(put('ownBackend', 'api/User/1', { body: z.unknown(), answer: answerSchema }), { body: { roleId: '2' } });
  await send(del('main', 'api/User/1', { answer: answerSchema }));

  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://api.example.com/api/User?page=2',
    'POST https://id.example.com/identity/api/User',
    'PUT https://own.example.com/centerpoint/api/User/1',
    'DELETE https://api.example.com/api/User/1',
  ]);
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual(Array(4).fill('Bearer token-1'));
  expect(await requests[1]!.json()).toEqual({ email: 'a@b.no' });
});

test('SHRD-002 each path parameter is one segment, a list repeats its name for each value, absent values are left out', async () => {
  const { requests, fetch } = network(ok());
  configure(fetch);
  const query = z.object({ id: z.array(z.string()), take: z.optional(z.number()) });
  const call = get('main', 'api/Folders/:folderId/Records/:record', { query, answer: answerSchema });
  await send(call, { folderId: 'a/b?', record: 7, query: { id: ['x', 'y&z'], take: undefined } });
  expect(requests[0]!.url).toBe('https://api.example.com/api/Folders/a%2Fb%3F/Records/7?id=x&id=y%26z');
});

test.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', '.evil.example'])(
  'Q16 with the path %s the token is sent to the configured origin only',
  async (path) => {
    const { requests, fetch } = network(ok());
    configure(fetch);
    await send(get('main', path, { answer: answerSchema }));
    expect(new URL(requests[0]!.url).origin).toBe('https://api.example.com');
  },
);

test('Q16 dot segments cannot turn one call into another, and redirects are not followed', async () => {
  const { requests, fetch } = network(ok());
  configure(fetch);
  await errorOf(send(del('main', `api/Users/${encodeURIComponent('..')}`, { answer: answerSchema })));
  await errorOf(send(del('main', 'api/Users/%2E%2e/x', { answer: answerSchema })));
  expect(fetch).not.toHaveBeenCalled();
  await send(get('main', 'api/Users', { answer: answerSchema }));
  expect(requests[0]).toMatchObject({ redirect: 'manual', credentials: 'omit' });
});

describe('Q30 a GET is repeated once automatically', () => {
  test.each([
    ['network', failed()],
    ['500', json({}, 500)],
    ['503', json({}, 503, { 'retry-after': '0' })],
    ['429', json({}, 429, { 'retry-after': '0' })],
  ])('after %s', async (_, first) => {
    const { requests, fetch } = network(first, ok());
    configure(fetch);
    await expect(send(get('main', 'x', { answer: answerSchema }))).resolves.toEqual({ name: 'Ingrid' });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['when the server stays down', json({}, 500), 2],
    ['not when the server asks for a long wait', json({}, 429, { 'retry-after': '3600' }), 1],
    ['not when the request itself was wrong', json({}, 400), 1],
  ])('%s', async (_, reply, attempts) => {
    const { requests, fetch } = network(reply);
    configure(fetch);
    await errorOf(send(get('main', 'x', { answer: answerSchema })));
    expect(requests).toHaveLength(attempts);
  });
});

test.each([
  ['network', failed()],
  ['500', json({}, 500)],
  ['429', json({}, 429, { 'retry-after': '0' })],
])('Q30 a write is never repeated by itself after %s', async (_, reply) => {
  const { requests, fetch } = network(reply);
  configure(fetch);
  await errorOf(send(post('main', 'x', { answer: answerSchema })));
  await errorOf(send(put('main', 'x', { answer: answerSchema })));
  await errorOf(send(del('main', 'x', { answer: answerSchema })));
  expect(requests).toHaveLength(3);
});

test.each([
  ['network', failed(), true],
  ['HTML with 200', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), true],
  ['broken JSON', new Response('{"na', { headers: { 'content-type': 'application/json' } }), true],
  ["a gateway's timeout", json({}, 504), true],
  ['a refusal', json({}, 400), false],
  ['a failure of the server itself', json({}, 500), false],
])(
  'Q30 after %s the error says whether a write may have had its effect, and a read never has',
  async (_, reply, isUnknown) => {
    configure(network(reply).fetch);
    expect(await errorOf(send(post('main', 'x', { answer: answerSchema })))).toMatchObject({
      isOutcomeUnknown: isUnknown,
    });
    expect(await errorOf(send(get('main', 'x', { answer: answerSchema })))).toMatchObject({ isOutcomeUnknown: false });
  },
);

test('Q30 a request that was never sent has had no effect; after a broken connection that is unknown', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  configure(network(failed()).fetch);
  expect(await errorOf(send(post('main', 'x', { answer: answerSchema })))).toMatchObject({ isOutcomeUnknown: false });
  online.mockReturnValueOnce(true);
  expect(await errorOf(send(post('main', 'x', { answer: answerSchema })))).toMatchObject({
    code: 'offline',
    isOutcomeUnknown: true,
  });
  online.mockRestore();
});

test('BILL-022 a GET that has an effect is sent once, like a write', async () => {
  const { requests, fetch } = network(json({}, 503));
  configure(fetch);
  expect((await errorOf(send(get('main', 'api/Invoice', { answer: answerSchema, isRead: false })))).code).toBe(
    'server',
  );
  expect(requests).toHaveLength(1);
});

const page = (status: number) => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
/** A redirect that was not followed, as a browser shows it. */
const redirected = () => Object.defineProperties(json({}, 299), { ok: { value: false }, status: { value: 0 } });

describe('Q111 an answer that somebody else gave has a kind of its own', () => {
  test.each([
    ['a redirect', () => Promise.resolve(redirected()), 'intercepted', false],
    ["a portal's page", page(200), 'intercepted', true],
    ["a network's sign-in", page(511), 'intercepted', false],
    ["a firewall's 403", page(403), 'filtered', false],
    ["nginx's 400", page(400), 'filtered', false],
    ["a proxy's 413", page(413), 'tooLarge', false],
    ["an API gateway's 413", json({ message: 'Request Too Long' }, 413), 'tooLarge', false],
    ["a proxy's 401", page(401), 'unauthenticated', false],
    ["nginx's 404", page(404), 'notFound', false],
    ["the platform's 403", json({ Message: 'No access' }, 403), 'forbidden', false],
    ["the platform's 400", json({ Message: 'Wrong' }, 400), 'validation', false],
  ] as const)('%s', async (_, reply, code, isOutcomeUnknown) => {
    const api = configure(network(reply).fetch, { renewAccessToken: async () => undefined });
    const error = await errorOf(send(post('main', 'x', { answer: answerSchema })));
    expect(error).toMatchObject({ code, isOutcomeUnknown, message: expect.not.stringContaining('<') });
    // A firewall says nothing about the person's rights, nor about what was sent.
    expect(api.onForbidden).toHaveBeenCalledTimes(code === 'forbidden' ? 1 : 0);
    expect(error.refusesInput).toBe(['validation', 'notFound'].includes(code));
  });

  test('a request to the own origin tells a redirect to another origin from a line that is down', async () => {
    const own = jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirected());
    configure(network(failed()).fetch);
    expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('intercepted');
    expect(own).toHaveBeenCalledWith('/config.json', expect.objectContaining({ redirect: 'manual' }));
    own.mockRejectedValue(failed());
    expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('network');
    own.mockRestore();
  });

  test.each([
    ['a file that is no longer published', page(404), 'gone'],
    ['a sign-in proxy', page(401), 'intercepted'],
    ['a server that fails', json({}, 503), 'server'],
    ['a file that arrives now', ok(), undefined],
  ] as const)('%s, for a script', async (_, answer, obstacle) => {
    const own = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    await expect(findObstacle('/assets/page.js')).resolves.toBe(obstacle);
    own.mockRestore();
  });
});

describe('Q11 after a 401', () => {
  const refusing = (accepted: string) =>
    jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const { headers } = new Request(input, init);
      return headers.get('authorization') === `Bearer ${accepted}` ? ok() : json({}, 401);
    });

  test('the token is renewed and the call is sent once more, a write too', async () => {
    const fetch = refusing('token-2');
    const api = configure(fetch);
    await expect(send(put('main', 'x', { answer: answerSchema }))).resolves.toEqual({ name: 'Ingrid' });
    expect(api.renewAccessToken).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a token that was renewed in the meantime is used without another renewal', async () => {
    const getAccessToken = jest.fn(async () => 'token-2').mockResolvedValueOnce('token-1');
    const api = configure(refusing('token-2'), { getAccessToken });
    await send(get('main', 'x', { answer: answerSchema }));
    expect(api.renewAccessToken).not.toHaveBeenCalled();
  });

  test.each([
    ['the renewal is refused', undefined, 1],
    ['the fresh token is refused too', 'token-2', 2],
  ])('the session is over when %s', async (_, renewed, attempts) => {
    const fetch = refusing('no token at all');
    const api = configure(fetch, { renewAccessToken: async () => renewed });
    const error = await errorOf(send(get('main', 'x', { answer: answerSchema })));
    expect(error).toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(api.onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(attempts);
  });

  test('the session does not end if the renewal fails on the network', async () => {
    const api = configure(refusing('token-2'), { renewAccessToken: () => Promise.reject(failed()) });
    expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('network');
    expect(api.onUnauthenticated).not.toHaveBeenCalled();
  });
});

test('Q11 nothing is sent when nobody is signed in', async () => {
  const { fetch } = network(ok());
  configure(fetch, { getAccessToken: async () => undefined });
  expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('unauthenticated');
  expect(fetch).not.toHaveBeenCalled();
});

describe('Q18 an answer that the schema does not allow is malformed', () => {
  test.each([
    ['a missing field', json({})],
    ['a wrong type', json({ name: 1 })],
    ['broken JSON', new Response('{"name"', { headers: { 'content-type': 'application/json' } })],
    ['nothing', new Response('')],
  ])('%s', async (_, reply) => {
    const { fetch } = network(reply);
    configure(fetch);
    expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('malformed');
  });

  test.each(['{"name":"x","__proto__":{"isAdmin":true}}', '{"name":"x","\\u005f_proto__":{"isAdmin":true}}'])(
    '%s does not change a prototype',
    async (text) => {
      const { fetch } = network(new Response(text, { headers: { 'content-type': 'application/json' } }));
      configure(fetch);
      const answer = await send(get('main', 'x', { answer: z.looseObject({ name: z.string() }) }));
      expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
      expect('isAdmin' in answer).toBe(false);
    },
  );

  test('Q13 checking an answer evaluates no code, as the content security policy forbids it', async () => {
    configure(network(ok()).fetch);
    const evaluate = jest.spyOn(globalThis, 'Function');
    await send(get('main', 'x', { answer: z.object({ name: z.string(), age: z.optional(z.number()) }) }));
    expect(evaluate).not.toHaveBeenCalled();
    evaluate.mockRestore();
  });

  test('no content is null where the schema allows it, plain text is a string', async () => {
    const { fetch } = network(new Response(null, { status: 204 }), new Response('pk_test_1'));
    configure(fetch);
    expect(await send(get('main', 'x', { answer: z.nullable(answerSchema) }))).toBeNull();
    expect(await send(get('main', 'x', { answer: z.string() }))).toBe('pk_test_1');
  });
});

test('SHRD-011 SHRD-012 SHRD-014 a concurrent edit is announced once, marked handled and still rejects', async () => {
  const message = 'Unable to save record. Record has been modified by another user.';
  const { fetch } = network(json({ Message: message }, 400));
  const onConcurrentEdit = jest.fn();
  configure(fetch, { onConcurrentEdit });
  expect(await errorOf(send(put('main', 'x', { answer: answerSchema })))).toMatchObject({ status: 400, handled: true });
  expect(onConcurrentEdit.mock.calls).toEqual([[message]]);
});

test.each([
  ['in English', 400, { Message: 'Unable to save record. Record has been modified by another user.' }, true],
  ['in another language, with its code', 400, { Message: 'Noen har endret posten.', Code: 'concurrent-edit' }, true],
  ['as a conflict with its code', 409, { Message: 'Noen har endret posten.', Code: 'concurrent-edit' }, true],
  ['as any other conflict', 409, { Message: 'Planen betales akkurat nå.' }, false],
])('C158 a concurrent edit %s is recognised', async (_, status, body, handled) => {
  const { fetch } = network(json(body, status));
  const onConcurrentEdit = jest.fn();
  configure(fetch, { onConcurrentEdit });
  expect(await errorOf(send(put('main', 'x', { answer: answerSchema })))).toMatchObject({ status, handled });
  expect(onConcurrentEdit).toHaveBeenCalledTimes(handled ? 1 : 0);
});

test('Q38 a refused right is reported to the session, and no other failure', async () => {
  const { fetch } = network(json({}, 403), json({}, 404), json({}, 401));
  const options = configure(fetch);
  for (const code of ['forbidden', 'notFound', 'unauthenticated']) {
    expect(await errorOf(send(get('main', 'x', { answer: answerSchema })))).toMatchObject({ code });
    expect(options.onForbidden).toHaveBeenCalledTimes(1);
  }
});

test('SHRD-014 SHRD-015 every other failure rejects unhandled, with or without a response', async () => {
  const { fetch } = network(json({ Message: 'Unable to save record.' }, 400), failed());
  const api = configure(fetch);
  expect(await errorOf(send(put('main', 'x', { answer: answerSchema })))).toMatchObject({
    handled: false,
  });
  expect(await errorOf(send(put('main', 'x', { answer: answerSchema })))).toMatchObject({
    handled: false,
  });
  expect(api.onConcurrentEdit).not.toHaveBeenCalled();
});

describe('a request that gets no answer', () => {
  test('Q30 the caller can abort it, also before it is repeated', async () => {
    const { requests, fetch } = network(json({}, 503, { 'retry-after': '5' }), ok());
    configure(fetch);
    const controller = new AbortController();
    const call = errorOf(send(get('main', 'x', { answer: answerSchema }), {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect((await call).code).toBe('aborted');
    expect(requests).toHaveLength(1);
  });

  test('Q30 it times out after 30 seconds', async () => {
    jest.useFakeTimers();
    configure(network(() => new Promise<Response>(() => {})).fetch);
    const call = errorOf(send(post('main', 'x', { answer: answerSchema })));
    await jest.advanceTimersByTimeAsync(29_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await call).code).toBe('timeout');
    jest.useRealTimers();
  });

  test('Q30 offline differs from an unreachable server, and is not tried twice', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { requests, fetch } = network(failed());
    configure(fetch);
    expect((await errorOf(send(get('main', 'x', { answer: answerSchema })))).code).toBe('offline');
    expect(requests).toHaveLength(1);
    online.mockRestore();
  });
});
