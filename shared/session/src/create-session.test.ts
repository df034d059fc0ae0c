import type { Requirement } from '@console/contract';
import { get, post, send } from '@console/http';
import { createSession, type Session, type StartOptions } from './create-session';
import { config, installProvider, json, never } from './identity/fake-provider';
import { CALLBACK_PATH } from './identity/return-to';
import { createPage, onEnd, type SessionPage } from './page';
import { SignInError } from './sign-in';
import type { TokenSet } from './tokens/token-set';
import { drawnUser, passesGate } from './user/session-store';

const anything = { safeParse: (data: unknown) => ({ success: true, data }) } as never;

let provider: ReturnType<typeof installProvider>;
let page: SessionPage;
let session: Session;
const moves = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };

function load(options?: StartOptions): Promise<void> {
  session?.stop();
  page = { ...createPage(), location: moves };
  session = createSession(config, page, options);
  return session.start();
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  provider = installProvider();
  for (const move of Object.values(moves)) move.mockReset();
});
afterEach(() => {
  session.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const stored = () => sessionStorage.getItem('console.session');
const state = () => page.store.getState();
const can = (requirement: Requirement | undefined) => passesGate(state(), requirement);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const given: Omit<TokenSet, 'issuedAt' | 'expiresAt' | 'order'> = {
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  idToken: `${btoa('{}')}.${btoa('{"sub":"ingrid"}')}.x`,
  sub: 'ingrid',
  name: 'Ingrid Haugland',
  customerInactive: false,
  family: 'family-0',
};

function keep(secondsLeft: number, overrides: Partial<TokenSet> = {}) {
  const expiresAt = Date.now() + secondsLeft * 1_000;
  const tokens: TokenSet = {
    ...given,
    issuedAt: expiresAt - 600_000,
    expiresAt,
    order: expiresAt - 600_000,
    ...overrides,
  };
  sessionStorage.setItem('console.session', JSON.stringify(tokens));
}

const SILENT = 'console.session.silent-refused';
const silentRequest = () => new URL(moves.replace.mock.lastCall?.[0] as string);

async function answerSilently(answer: Record<string, string>): Promise<{ returnTo: string }> {
  const { searchParams } = silentRequest();
  provider.idTokenClaims.nonce = searchParams.get('nonce');
  const url = new URL(CALLBACK_PATH, location.origin);
  url.search = new URLSearchParams({ ...answer, state: searchParams.get('state')!, iss: config.authority }).toString();
  history.replaceState(null, '', url);
  await load();
  return session.completeSignIn(url.href);
}

test('HOST-003 a first visit tries a silent sign-in at the provider, and shows the sign-in page if the provider has no session', async () => {
  history.replaceState(null, '', '/admin/team/manage?q=ada');
  await load();
  expect(state()).toEqual({ status: 'in-process', config });
  expect(silentRequest().searchParams.get('prompt')).toBe('none');
  expect(moves.assign).not.toHaveBeenCalled();

  const { returnTo } = await answerSilently({ error: 'login_required' });
  expect(returnTo).toBe('/admin/team/manage?q=ada');
  expect(state()).toEqual({ status: 'not-authenticated', config });
  expect(provider.requestsTo('/token')).toHaveLength(0);

  history.replaceState(null, '', '/');
  await load();
  expect(state()).toEqual({ status: 'not-authenticated', config });
  expect(moves.replace).toHaveBeenCalledTimes(1);
});

test('a first visit with the provider down shows the sign-in page', async () => {
  provider.answers['/.well-known/openid-configuration'] = () => Promise.reject(new TypeError('fetch failed'));
  await load();
  expect(state()).toEqual({ status: 'not-authenticated', config });
});

test('a person with a session at the provider is signed in without a click, at the requested path', async () => {
  history.replaceState(null, '', '/plans');
  await load();
  await expect(answerSilently({ code: 'the-code' })).resolves.toEqual({ returnTo: '/plans' });
  expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'access-1' } });
  expect(sessionStorage.getItem(SILENT)).toBeNull();
});

test('HOST-018 a new tab takes over the session of the tab that was shown last, and sends nothing to the provider', async () => {
  const expiresAt = Date.now() + 300_000;
  const other = new BroadcastChannel('console-session');
  const offer = (accessToken: string, lastShown: number) => ({
    kind: 'offered',
    lastShown,
    tokens: { ...given, accessToken, expiresAt, issuedAt: expiresAt - 600_000, order: 1 },
  });
  other.addEventListener('message', ({ data }) => {
    if ((data as { kind: string }).kind !== 'joining') return;
    // oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel stays in its origin
    other.postMessage(offer('old', 1_000));
    other.postMessage(offer('recent', 3_000));
    other.postMessage(offer('older', 2_000));
    // oxlint-enable unicorn/require-post-message-target-origin
  });
  await load();
  other.close();
  expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'recent' } });
  expect(moves.replace).not.toHaveBeenCalled();
  expect(provider.requestsTo('/.well-known/openid-configuration')).toHaveLength(0);
});

test('HOST-016 HOST-017 a reload continues the stored session and opens the gate only when all data is loaded', async () => {
  keep(300);
  const started = load();
  expect(state().status).toBe('authenticated');
  expect(can({})).toBe(false);
  await started;
  expect(can({ feature: 'team' })).toBe(true);
  expect(can({ feature: 'billing' })).toBe(false);
  expect(provider.requestsTo('/token')).toHaveLength(0);
});

test('Q17 persisted rights of the tab are used for drawing, but open nothing before the platform has answered', async () => {
  keep(300);
  await load();
  const memory = sessionStorage.getItem('console.session.user')!;
  sessionStorage.setItem('console.session.user', memory.replace('TEAM_ADMIN', 'BILLING_ADMIN'));
  let answer: (() => void) | undefined;
  const platform = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (new Request(input, init).url.endsWith('AllProductFeatures')) await new Promise<void>((go) => (answer = go));
    return platform(input, init);
  };
  const reloaded = load();
  await until(() => answer !== undefined);
  expect(drawnUser(state())?.productFeatureAccessSelections[0]?.featureSelections[0]?.featureCode).toBe(
    'BILLING_ADMIN',
  );
  expect(can({ feature: 'billing' })).toBe(false);
  expect(can(undefined)).toBe(false);
  answer?.();
  await reloaded;
  expect(can({ feature: 'billing' })).toBe(false);
  expect(can({ feature: 'team' })).toBe(true);
  expect(sessionStorage.getItem('console.session.user')).toBe(memory);
});

describe('HOST-007 a navigation checks at the provider whether the session is still valid', () => {
  const minute = () => {
    const now = performance.now() + 61_000;
    jest.spyOn(performance, 'now').mockReturnValue(now);
  };

  test('once in a minute, and reads the rights again', async () => {
    keep(600);
    await load();
    await session.checkSession();
    expect(provider.requestsTo('/token')).toHaveLength(0);
    minute();
    await Promise.all([session.checkSession(), session.checkSession()]);
    await session.checkSession();
    expect(provider.requestsTo('/token')).toHaveLength(1);
    expect(provider.requestsTo('/api/CustomerUser/AllProductFeatures')).toHaveLength(2);
  });

  test('and so does a tab that is shown again', async () => {
    keep(600);
    await load();
    provider.answers['/token'] = () => json({ error: 'invalid_grant' }, 400);
    sessionStorage.setItem(SILENT, 'true');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().status).toBe('authenticated');
    minute();
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => state().status === 'not-authenticated');
    expect(state().reason).toBe('expired');
  });

  test('a session that was ended elsewhere ends here, and nothing is requested from the platform', async () => {
    keep(600);
    await load();
    provider.answers['/token'] = () => json({ error: 'invalid_grant' }, 400);
    sessionStorage.setItem(SILENT, 'true');
    minute();
    await session.checkSession();
    expect(state()).toEqual({ status: 'not-authenticated', reason: 'expired', config });
    expect(provider.requestsTo('/api/Customer')).toHaveLength(1);
  });

  test.each([
    ['a provider that is down', {}, (): Response => json({}, 503)],
    ['a session without a refresh token', { refreshToken: undefined }, never],
  ])('%s signs nobody out', async (_what, tokens, answer) => {
    keep(600, tokens);
    await load();
    provider.answers['/token'] = answer;
    minute();
    await session.checkSession();
    expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'access-0' } });
    const requests = provider.requests.length;
    await session.checkSession();
    expect(provider.requests).toHaveLength(requests);
  });
});

test('HOST-006 an expired session is renewed before anything is shown or requested', async () => {
  keep(-60);
  const started = load();
  expect(state().status).toBe('starting');
  await started;
  expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'access-1' } });
  expect(provider.requests.map(({ authorization }) => authorization)).not.toContain('Bearer access-0');
  expect(JSON.parse(stored()!)).toMatchObject({ refreshToken: 'refresh-1', family: 'family-0' });
});

test('HOST-006 the token is renewed without a page change while the page is open', async () => {
  jest.useFakeTimers();
  keep(600);
  void load();
  await jest.advanceTimersByTimeAsync(541_000);
  expect(state().user?.accessToken).toBe('access-1');
  expect(Object.values(moves).flatMap((move) => move.mock.calls)).toEqual([]);
});

test('Q9 Q34 a session that can no longer be renewed is tried once at the provider, then ends and leaves storage empty', async () => {
  keep(-60);
  provider.answers['/token'] = () => json({ error: 'invalid_grant' }, 400);
  await load();
  expect(stored()).toBeNull();
  await until(() => moves.replace.mock.calls.length === 1);
  expect(silentRequest().searchParams.get('prompt')).toBe('none');
  await answerSilently({ error: 'login_required' });
  expect(state()).toEqual({ status: 'not-authenticated', reason: 'expired', config });
  expect(stored()).toBeNull();
});

test('Q9 a token that was issued in the future, because the clock was set back since, is renewed before it is used', async () => {
  const hour = 60 * 60 * 1_000;
  keep(600, { issuedAt: Date.now() + hour, expiresAt: Date.now() + hour + 600_000 });
  await load();
  expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'access-1' } });
});

test('Q4 Q9 a provider that is down at start is reported within five seconds, and the session recovers by itself', async () => {
  jest.useFakeTimers();
  keep(-60);
  provider.answers['/token'] = never;
  const started = load();
  await jest.advanceTimersByTimeAsync(5_000);
  await started;
  expect(state()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
  expect(stored()).not.toBeNull();

  delete provider.answers['/token'];
  await jest.advanceTimersByTimeAsync(20_000);
  expect(state()).toMatchObject({ status: 'authenticated', user: { accessToken: 'access-1' } });
});

test.each(['not json', '{}', '{"accessToken":1}'])(
  'a stored session with the text %s signs nobody in',
  async (text) => {
    sessionStorage.setItem('console.session', text);
    sessionStorage.setItem(SILENT, 'true');
    await load();
    expect(state().status).toBe('not-authenticated');
  },
);

test.each([
  ['blocked', 'SecurityError'],
  ['full', 'QuotaExceededError'],
])('Q12 storage that is %s is a state with a way out, not an exception', async (_, name) => {
  sessionStorage.setItem(SILENT, 'true');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  await load();
  expect(state()).toMatchObject({ status: 'failed', reason: 'storage' });
  setItem.mockRestore();
  await session.retry();
  expect(state().status).toBe('not-authenticated');
});

test('Q12 storage that is blocked at the callback address stays the reason, and the provider’s answer is not used up', async () => {
  history.replaceState(null, '', `${CALLBACK_PATH}?code=c&state=s`);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await load();
  await expect(session.completeSignIn(location.href)).rejects.toBeInstanceOf(SignInError);
  expect(state()).toMatchObject({ status: 'failed', reason: 'storage' });
  expect(provider.requests).toEqual([]);
});

test('a part of the user that cannot be loaded is an error, closes the gate, and is the only part that is loaded again', async () => {
  keep(300);
  provider.answers['/api/MyUser'] = () => json({ Message: 'Later' }, 404);
  await load();
  expect(state()).toMatchObject({ status: 'authenticated', loadError: { code: 'notFound', message: 'Later' } });
  expect(can(undefined)).toBe(false);

  delete provider.answers['/api/MyUser'];
  await session.retry();
  expect(state().loadError).toBeUndefined();
  expect(can({ customer: true })).toBe(true);
  expect(provider.requestsTo('/api/Customer')).toHaveLength(1);
});

test('refreshing the customer of an inactive company renews the claim too', async () => {
  keep(300, { customerInactive: true });
  await load();
  provider.idTokenClaims.customer_inactive = false;
  const refreshed = session.refreshCustomer();
  expect(state().customer?.name).toBe('Fjellheim Pensjon AS');
  await refreshed;
  expect(state().gateUser?.customerInactive).toBe(false);
  // The last scope would bring a token without claims.
  expect(provider.requestsTo('/token')[0]?.body.has('scope')).toBe(false);
  expect(provider.requestsTo('/api/Customer')).toHaveLength(2);
});

test('Q11 twenty calls refused at once cause one renewal and each is sent once more', async () => {
  keep(300);
  await load();
  const accepted = (authorization: string | null) => authorization === 'Bearer access-1';
  const platform = globalThis.fetch;
  const seen: (string | null)[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/api/x')) return platform(request);
    seen.push(request.headers.get('authorization'));
    return accepted(request.headers.get('authorization')) ? json({}) : json({}, 401);
  };
  await load();
  await Promise.all(Array.from({ length: 20 }, () => send(post('main', 'api/x', { answer: anything }))));
  expect(seen.filter((token) => !accepted(token))).toHaveLength(20);
  expect(seen.filter(accepted)).toHaveLength(20);
  expect(provider.requestsTo('/token')).toHaveLength(1);
});

test('Q9 listeners are called once, before the session is removed, and one that throws stops nothing', async () => {
  const report = jest.fn();
  globalThis.reportError = report;
  keep(300);
  await load();
  const heard: unknown[] = [];
  const stops = [
    onEnd(page, () => {
      throw new Error('draft');
    }),
    onEnd(page, (reason) => heard.push([reason, state().user?.name])),
  ];
  provider.answers['/token'] = () => json({ error: 'invalid_grant' }, 400);
  provider.answers['/api/x'] = () => json({}, 401);
  sessionStorage.setItem(SILENT, 'true');
  await Promise.allSettled([1, 2, 3].map(() => send(get('main', 'api/x', { answer: anything }))));
  expect(heard).toEqual([['expired', 'Ingrid Haugland']]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(state()).toEqual({ status: 'not-authenticated', reason: 'expired', config });
  for (const stop of stops) stop();
});

describe('signing out', () => {
  test('HOST-047 Q10 clears everything, revokes offline access and ends the session at the provider', async () => {
    keep(300);
    await load();
    await session.signOut();
    expect(state()).toEqual({ status: 'not-authenticated', reason: 'signed-out', config });
    expect(stored()).toBeNull();
    expect(provider.requestsTo('/revoke')[0]?.body.get('token')).toBe('refresh-0');
    const url = new URL(moves.replace.mock.lastCall[0] as string);
    expect(url.origin + url.pathname).toBe('https://id.example.com/end-session');
    expect(url.searchParams.get('id_token_hint')).toContain('.');
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');

    await load();
    expect(state()).toEqual({ status: 'not-authenticated', reason: 'signed-out', config });
  });

  test('Q10 pressing sign-in before the page has left for the provider does not cancel the sign-out', async () => {
    keep(300);
    await load();
    jest.useFakeTimers({ now: Date.now() });
    const isOut = session.signOut();
    const isIn = session.signIn('/plans');
    await isOut;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(moves.replace).toHaveBeenCalledTimes(1);
    expect(moves.assign).not.toHaveBeenCalled();
    expect(state().reason).toBe('signed-out');

    await jest.advanceTimersByTimeAsync(2_000);
    await isIn;
    expect(moves.assign).toHaveBeenCalledTimes(1);
  });

  test('Q10 works with the provider down', async () => {
    keep(300);
    await load();
    provider.answers['/.well-known/openid-configuration'] = () => Promise.reject(new TypeError('fetch failed'));
    await session.signOut();
    expect(state().status).toBe('not-authenticated');
    expect(stored()).toBeNull();
    expect(moves.replace).not.toHaveBeenCalled();
  });

  test('HOST-007 elsewhere clears this tab and reloads it, and the page then shows the reason', async () => {
    keep(300);
    await load();
    const otherTab = new BroadcastChannel('console-session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays in its origin
    otherTab.postMessage({ kind: 'ended', family: 'another', sub: 'ingrid', company: undefined, reason: 'signed-out' });
    await until(() => moves.reload.mock.calls.length > 0);
    otherTab.close();
    expect(stored()).toBeNull();
    expect(state().user).toBeUndefined();
    expect(moves.reload).toHaveBeenCalledTimes(1);

    await load();
    expect(state()).toMatchObject({ status: 'not-authenticated', reason: 'signed-out-elsewhere' });
  });

  test('Q10 the back button brings no protected view back', async () => {
    keep(300);
    await load();
    sessionStorage.removeItem('console.session');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(state().user).toBeUndefined();
    expect(moves.reload).toHaveBeenCalledTimes(1);
  });
});

test('HOST-045 changing company clears the session, leaves, and signs in by itself on return', async () => {
  keep(300);
  await load();
  session.leaveToCustomerResolve();
  // The browser may stay: the tab works on.
  expect(state().user).toBeDefined();
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
  expect(state()).toEqual({ status: 'in-process', config });
  expect(moves.replace.mock.lastCall).toEqual([
    'https://id.example.com/resolve?returnUrl=http%3A%2F%2Flocalhost%3A3000',
  ]);

  await load();
  expect(moves.assign).toHaveBeenCalledTimes(1);
});

test('a given user needs no provider, and nothing is stored', async () => {
  const user = { accessToken: 'given', name: 'Test', sub: 'test', customerInactive: false };
  await load({ user, fetch: globalThis.fetch });
  expect(state()).toMatchObject({ status: 'authenticated', user, gateUser: { companies: 1 } });
  expect(sessionStorage).toHaveLength(0);
  expect(provider.requests.every(({ authorization }) => authorization === 'Bearer given')).toBe(true);
});
