import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGN_IN_REFUSALS } from '@console/contract';
import { createSession, type Session } from './create-session';
import { config, installProvider, json, never } from './identity/fake-provider';
import { CALLBACK_PATH } from './identity/return-to';
import { createPage, type SessionPage } from './page';
import { SignInError } from './sign-in';

let provider: ReturnType<typeof installProvider>;
let page: SessionPage;
let session: Session;
const leave = jest.fn();
const replace = jest.fn();

function load(installation = config): Promise<void> {
  session?.stop();
  page = { ...createPage(), location: { assign: leave, replace, reload: jest.fn() } };
  session = createSession(installation, page);
  return session.start();
}

beforeEach(async () => {
  sessionStorage.clear();
  sessionStorage.setItem('console.session.silent-refused', 'true');
  history.replaceState(null, '', '/admin/team/manage?filter=ada');
  provider = installProvider();
  leave.mockReset();
  replace.mockReset();
  await load();
});
afterEach(() => {
  session.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const authorizationRequest = () => new URL(leave.mock.lastCall?.[0] as string);

const state = () => page.store.getState();

async function renew() {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  await session.checkSession();
}

/** @returns the address of the redirect back */
async function comeBack(change: Record<string, string | undefined> = {}) {
  await session.signIn();
  const { searchParams } = authorizationRequest();
  provider.idTokenClaims.nonce = searchParams.get('nonce');
  const answer = { code: 'the-code', state: searchParams.get('state')!, iss: config.authority, ...change };
  const url = new URL(CALLBACK_PATH, location.origin);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
  return url.href;
}

test('HOST-003 HOST-004 HOST-005 sign-in is the code flow with PKCE, one client and exactly the five scopes', async () => {
  await session.signIn();
  const request = authorizationRequest();
  expect(request.origin + request.pathname).toBe('https://id.example.com/authorize');
  expect(Object.fromEntries(request.searchParams)).toEqual({
    client_id: 'console-web',
    redirect_uri: 'http://localhost:3000/callback',
    response_type: 'code',
    scope: 'openid profile email api.internal offline_access',
    state: expect.any(String),
    nonce: expect.any(String),
    code_challenge: expect.any(String),
    code_challenge_method: 'S256',
    ui_locales: document.documentElement.lang,
  });
  expect(state().status).toBe('in-process');
});

test('Q79 the provider is asked to speak the language of the page', async () => {
  document.documentElement.lang = 'nb';
  await session.signIn();
  expect(authorizationRequest().searchParams.get('ui_locales')).toBe('nb');
  document.documentElement.lang = '';
});

describe('Q42 at a provider that is not the platform’s own', () => {
  const settings = {
    clientId: 'client-7',
    scope: 'openid email',
    audience: 'https://api.example.com',
    resource: 'https://api.example.com/',
    nameClaim: 'display_name',
    customerInactiveClaim: 'https://claims.example/waiting',
    userinfo: true,
  };
  const userinfo = { sub: 'ingrid', display_name: 'Haugland, Ingrid', 'https://claims.example/waiting': 'true' };

  beforeEach(async () => {
    provider.idTokenClaims.aud = settings.clientId;
    provider.idTokenClaims.name = undefined;
    provider.answers['/userinfo'] = () => json(userinfo);
    await load({ ...config, signIn: settings });
  });

  test('client, scope, audience and resource are the configured ones, at sign-in and at renewal', async () => {
    await session.completeSignIn(await comeBack());
    expect(Object.fromEntries(authorizationRequest().searchParams)).toMatchObject({
      client_id: 'client-7',
      scope: 'openid email',
      audience: 'https://api.example.com',
      resource: 'https://api.example.com/',
    });
    await renew();
    const bodies = provider.requestsTo('/token').map(({ body }) => Object.fromEntries(body));
    const common = { client_id: 'client-7', resource: 'https://api.example.com/' };
    expect(bodies).toMatchObject([
      { grant_type: 'authorization_code', ...common },
      { grant_type: 'refresh_token', ...common },
    ]);
    expect(state().user).toMatchObject({ accessToken: 'access-2', name: 'Haugland, Ingrid' });
  });

  test('the person’s name and the company’s state may come from userinfo, under any claim name', async () => {
    await session.completeSignIn(await comeBack());
    expect(state().user).toMatchObject({ name: 'Haugland, Ingrid', customerInactive: true });
    expect(provider.requestsTo('/userinfo')[0]?.authorization).toBe('Bearer access-1');
    provider.answers['/userinfo'] = () => json({}, 503);
    await renew();
    expect(state().user).toMatchObject({ accessToken: 'access-2', name: 'Haugland, Ingrid' });
  });

  test('C92 Q97 userinfo that is a signed JWT is refused, with a kind that names it', async () => {
    const jwt = { headers: { 'content-type': 'application/jwt; charset=utf-8' } };
    provider.answers['/userinfo'] = () => new Response('eyJhbGciOiJSUzI1NiJ9.e30.c2ln', jwt);
    await expect(session.completeSignIn(await comeBack())).rejects.toBeInstanceOf(SignInError);
    expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'refused', refusal: 'userinfo-signed' });
  });

  test('userinfo about somebody else is refused', async () => {
    provider.answers['/userinfo'] = () => json({ ...userinfo, sub: 'mallory' });
    await expect(session.completeSignIn(await comeBack())).rejects.toThrow(SignInError);
    expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'refused', refusal: 'userinfo-subject' });
  });
});

test.each<[string, unknown, number]>([
  ['invalid-client', { error: 'invalid_client' }, 401],
  ['invalid-grant', { error: 'invalid_grant' }, 400],
  ['invalid-scope', { error: 'invalid_scope' }, 400],
  ['invalid-target', { error: 'invalid_target' }, 400],
  ['provider-error', { error: 'of its own' }, 400],
  ['provider-error', { message: 'of no standard' }, 400],
  ['id-token-missing', { access_token: 'a', token_type: 'Bearer' }, 200],
  ['id-token-missing', { access_token: 'a', token_type: 'Bearer', scope: 'api.internal' }, 200],
  ['id-token-missing', { access_token: 'a', id_token: 'of.no.jwt' }, 200],
])('Q97 %s: the answer %p for the code', async (refusal, answer, status) => {
  provider.answers['/token'] = () => json(answer, status);
  await expect(session.completeSignIn(await comeBack())).rejects.toBeInstanceOf(SignInError);
  expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'refused', refusal });
});

test('Q97 an access token that the platform refuses, again after a renewal, is a kind of its own', async () => {
  provider.answers['/api/MyUser'] = () => json({}, 401);
  await session.completeSignIn(await comeBack());
  while (state().status === 'authenticated') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(state()).toMatchObject({ reason: 'refused', refusal: 'access-token-refused' });
});

test('Q97 discovery without an authorization endpoint is a kind of its own', async () => {
  provider.answers['/.well-known/openid-configuration'] = () => json({ issuer: config.authority });
  await session.signIn();
  expect(state()).toMatchObject({ status: 'failed', refusal: 'discovery-incomplete' });
});

test('Q97 the operator’s page has each kind with cause and remedy, and no other', () => {
  const document = readFileSync(join(__dirname, '../../../docs/identity-providers.md'), 'utf8');
  const [, section = ''] = document.split('## When a sign-in is refused');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `([a-z-]+)` \| .{8,} \| .{8,} \|$/gm) ?? [];
  expect([...rows].map(([, kind]) => kind)).toEqual([...SIGN_IN_REFUSALS]);
});

test('Q1 two sign-ins share no verifier, state or nonce', async () => {
  await session.signIn();
  const first = authorizationRequest().searchParams;
  await session.signIn();
  const second = authorizationRequest().searchParams;
  for (const name of ['state', 'nonce', 'code_challenge']) expect(first.get(name)).not.toBe(second.get(name));
});

test('HOST-002 HOST-016 HOST-017 the return from sign-in gives the user, then their rights, and the path they came from', async () => {
  provider.idTokenClaims.customer_inactive = true;
  const { returnTo } = await session.completeSignIn(await comeBack());
  expect(returnTo).toBe('/admin/team/manage?filter=ada');
  expect(state()).toMatchObject({
    status: 'authenticated',
    user: { accessToken: 'access-1', name: 'Ingrid Haugland', sub: 'ingrid', customerInactive: true },
  });
  while (!state().gateUser) await new Promise((resolve) => setTimeout(resolve, 5));
  const loaded = provider.requests.filter(({ authorization }) => authorization === 'Bearer access-1');
  expect(loaded.map(({ url }) => url.pathname)).toEqual([
    '/api/CustomerUser/AllProductFeatures',
    '/api/Customer',
    '/api/MyUser',
  ]);
  expect(state().gateUser).toMatchObject({ companies: 1, customerInactive: true });
});

test('Q6 code and state leave the history, and no other storage than the session entry holds a token', async () => {
  await session.completeSignIn(await comeBack());
  expect(location.href).toBe('http://localhost:3000/callback');
  expect(localStorage).toHaveLength(0);
  const holders = Object.keys(sessionStorage).filter((key) => /access-|refresh-/.test(sessionStorage.getItem(key)!));
  expect(holders).toEqual(['console.session']);
  expect(JSON.stringify(state())).not.toContain('refresh-');
});

describe('Q2 an answer that is not trusted is refused before the code goes anywhere', () => {
  test.each<[string, Record<string, string | undefined>]>([
    ['answer-issuer', { iss: 'https://evil.example' }],
    ['answer-issuer', { iss: undefined }],
    ['answer-without-code', { code: undefined }],
    ['access-denied', { code: undefined, error: 'access_denied', error_description: '<img src=x onerror=alert(1)>' }],
    ['interaction-required', { code: undefined, error: 'login_required' }],
    ['unauthorized-client', { code: undefined, error: 'unauthorized_client' }],
    ['invalid-request', { code: undefined, error: 'invalid_request' }],
    ['provider-error', { code: undefined, error: 'constructor' }],
  ])('Q97 %s %p', async (refusal, change) => {
    await expect(session.completeSignIn(await comeBack(change))).rejects.toBeInstanceOf(SignInError);
    expect(state()).toEqual({ status: 'not-authenticated', reason: 'refused', refusal, config });
    expect(provider.requestsTo('/token')).toHaveLength(0);
  });

  test.each<Record<string, string | undefined>>([{ state: 'forged' }, { state: undefined }])(
    'HOST-011 C177 %p belongs to no sign-in of this tab, which goes on as any other tab does',
    async (change) => {
      await expect(session.completeSignIn(await comeBack(change))).rejects.toBeInstanceOf(SignInError);
      expect(replace.mock.calls).toEqual([['/']]);
      expect(provider.requestsTo('/token')).toHaveLength(0);
      history.replaceState(null, '', '/');
      await load();
      expect(state()).toMatchObject({
        status: 'not-authenticated',
        reason: 'answer-unknown',
        refusal: 'answer-unknown',
      });
    },
  );

  test('HOST-011 C177 the answer of another tab’s sign-in leads to the page that was asked for there', async () => {
    const url = await comeBack();
    sessionStorage.clear();
    await load();
    await expect(session.completeSignIn(url)).rejects.toBeInstanceOf(SignInError);
    expect(replace.mock.calls).toEqual([['/admin/team/manage?filter=ada']]);
    expect(provider.requestsTo('/token')).toHaveLength(0);
  });

  test('C177 a signed-in tab stays signed in', async () => {
    await session.completeSignIn(await comeBack());
    const stored = sessionStorage.getItem('console.session');
    await load();
    await expect(session.completeSignIn(`${location.origin}/callback?code=old&state=old`)).rejects.toThrow(SignInError);
    expect(replace.mock.calls).toEqual([['/']]);
    expect(sessionStorage.getItem('console.session')).toBe(stored);
    history.replaceState(null, '', '/');
    await load();
    expect(state().status).toBe('authenticated');
  });

  test('a replayed answer', async () => {
    const url = await comeBack();
    await session.completeSignIn(url);
    await load();
    await expect(session.completeSignIn(`${url}&again=1`)).rejects.toBeInstanceOf(SignInError);
    expect(provider.requestsTo('/token')).toHaveLength(1);
  });
});

test.each<[string, Record<string, unknown>]>([
  ['id-token-nonce', { nonce: 'other' }],
  ['id-token-audience', { aud: 'other-client' }],
  ['id-token-audience', { aud: undefined }],
  ['id-token-issuer', { iss: 'https://evil.example' }],
  ['id-token-issuer', { iss: undefined }],
  ['id-token-lifetime', { exp: 1 }],
  ['id-token-lifetime', { iat: undefined }],
  ['id-token-subject', { sub: undefined }],
  ['id-token-subject', { sub: null }],
  ['id-token-subject', { sub: 42 }],
])(
  'Q2 Q97 %s: an ID token with %p is refused: nothing is called with it, and signing in again works',
  async (refusal, claims) => {
    const url = await comeBack();
    Object.assign(provider.idTokenClaims, claims);
    await expect(session.completeSignIn(url)).rejects.toBeInstanceOf(SignInError);
    expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'refused', refusal });
    expect(provider.requests.filter(({ authorization }) => authorization)).toHaveLength(0);
    expect(sessionStorage.getItem('console.session')).toBeNull();

    for (const claim of Object.keys(claims)) delete provider.idTokenClaims[claim];
    await session.completeSignIn(await comeBack());
    expect(state().status).toBe('authenticated');
  },
);

const clocks = Object.entries({
  '16 minutes ahead': -16,
  'an hour ahead': -60,
  'ten minutes behind': 10,
  'an hour behind': 60,
});

test.each(clocks.flatMap(([name, minutes]) => [20, 60, 600].map((seconds) => [name, seconds, minutes] as const)))(
  'Q2 Q35 a machine whose clock is %s signs in with an ID token of %d s',
  async (_, seconds, minutes) => {
    const providerNow = Math.floor(Date.now() / 1_000) + minutes * 60;
    const url = await comeBack();
    Object.assign(provider.idTokenClaims, { iat: providerNow, exp: providerNow + seconds });
    await session.completeSignIn(url);
    expect(state().status).toBe('authenticated');
  },
);

test('Q2 the callback page may call twice for one answer', async () => {
  const url = await comeBack();
  const [first, second] = await Promise.all([session.completeSignIn(url), session.completeSignIn(url)]);
  expect([first.returnTo, second.returnTo]).toEqual(Array(2).fill('/admin/team/manage?filter=ada'));
  expect(provider.requestsTo('/token')).toHaveLength(1);
});

describe('Q4 a provider that is down or slow', () => {
  const discoveryPath = '/.well-known/openid-configuration';

  test.each([
    ['refuses', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 503', () => new Response('busy', { status: 503 })],
    ['answers HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['never answers', never],
  ])('that %s is said within five seconds, and sign-in goes on once it is back', async (_, answer) => {
    jest.useFakeTimers();
    provider.answers[discoveryPath] = answer;
    const attempt = session.signIn('/plans');
    await jest.advanceTimersByTimeAsync(5_000);
    await attempt;
    expect(state()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
    expect(leave).not.toHaveBeenCalled();

    delete provider.answers[discoveryPath];
    window.dispatchEvent(new Event('online'));
    jest.useRealTimers();
    await session.signIn(); // joins the pending sign-in
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('during the exchange does not lose the path to return to', async () => {
    provider.answers['/token'] = () => json({ error: 'temporarily_unavailable' }, 400);
    await expect(session.completeSignIn(await comeBack())).rejects.toBeInstanceOf(SignInError);
    expect(state()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });

    delete provider.answers['/token'];
    await session.retry();
    provider.idTokenClaims.nonce = authorizationRequest().searchParams.get('nonce');
    const url = new URL(CALLBACK_PATH, location.origin);
    url.search = new URLSearchParams({
      code: 'c',
      state: authorizationRequest().searchParams.get('state')!,
      iss: config.authority,
    }).toString();
    await expect(session.completeSignIn(url.href)).resolves.toEqual({ returnTo: '/admin/team/manage?filter=ada' });
  });

  test('cannot cause a loop: the console redirects without a click at most twice a minute', async () => {
    const now = jest.spyOn(Date, 'now');
    await session.signIn();
    await session.signIn();
    await session.signIn();
    expect(leave).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'refused', refusal: 'redirect-loop' });

    now.mockReturnValue(Date.now() + 61_000);
    await session.signIn();
    expect(leave).toHaveBeenCalledTimes(3);
  });

  test('a person who clicks may always try again', async () => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    for (let click = 0; click < 4; click += 1) await session.signIn();
    expect(leave).toHaveBeenCalledTimes(4);
    Reflect.deleteProperty(navigator, 'userActivation');
  });
});
