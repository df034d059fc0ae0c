import { RefusedError, UnreachableError } from './provider-failure';
import { createTabChannel, type TabChannel, type TabMessage } from './tab-channel';
import { createTokenKeeper, type KeeperOptions } from './token-keeper';
import type { TokenSet } from './token-set';

const LIFETIME = 600_000;

const signIn = (overrides: Partial<TokenSet> = {}): TokenSet => ({
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  idToken: 'id',
  issuedAt: Date.now(),
  expiresAt: Date.now() + LIFETIME,
  order: 0,
  sub: 'ingrid',
  name: 'Ingrid Haugland',
  customerInactive: false,
  family: 'family-0',
  ...overrides,
});

function rotatingProvider() {
  const live = new Map([['family-0', 'refresh-0']]);
  let count = 0;
  const exchange = jest.fn(async (tokens: TokenSet): Promise<TokenSet> => {
    await pause(50);
    const current = live.get(tokens.family) ?? (live.has(tokens.family) ? '' : tokens.refreshToken);
    if (tokens.refreshToken !== current) {
      live.set(tokens.family, '');
      throw new RefusedError('invalid-grant');
    }
    count += 1;
    live.set(tokens.family, `refresh-${count}`);
    const now = Date.now();
    return {
      ...tokens,
      accessToken: `access-${count}`,
      refreshToken: `refresh-${count}`,
      issuedAt: now,
      expiresAt: now + LIFETIME,
      order: tokens.order + 1,
    };
  });
  return exchange;
}

function browser({ locks = true, channels = true } = {}) {
  const listeners: ((message: TabMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const withLock: KeeperOptions['withLock'] = (task) => {
    if (!locks) return task();
    const turn = queue.then(task);
    queue = turn.catch(() => {});
    return turn;
  };
  const channel = (): TabChannel => {
    let own: (message: TabMessage) => void = () => {};
    return {
      connected: true,
      subscribe: (listener) => {
        own = listener;
        listeners.push(listener);
      },
      post: (message) => {
        for (const listener of listeners) {
          if (listener !== own) setTimeout(() => listener(structuredClone(message)), 5);
        }
      },
      open: () => {},
      close: () => {},
    };
  };
  return { withLock, channel: () => (channels ? channel() : createTabChannel(true)) };
}

function openTab(
  { withLock, channel }: ReturnType<typeof browser>,
  exchange: KeeperOptions['exchange'],
  tokens = signIn(),
  company: string | undefined = '999 000 111',
) {
  const onTokens = jest.fn();
  const onEnd = jest.fn();
  const keeper = createTokenKeeper({
    channel: channel(),
    withLock,
    exchange,
    company: () => company,
    lastShown: () => 0,
    onTokens,
    onEnd,
  });
  keeper.hold(tokens);
  return { keeper, onTokens, onEnd, token: () => keeper.current()?.accessToken };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['duplicated from one', ['family-0', 'family-0', 'family-0', 'family-0', 'family-0']],
  ['each signed in by itself', ['family-0', 'family-1', 'family-2', 'family-3', 'family-4']],
])('Q7 five tabs %s that renew at once make one token request and all hold its token', async (_, families) => {
  const exchange = rotatingProvider();
  const shared = browser();
  const tabs = families.map((family) => openTab(shared, exchange, signIn({ family })));

  const renewals = Promise.all(tabs.map((tab) => tab.keeper.renew()));
  await jest.advanceTimersByTimeAsync(5_000);

  expect((await renewals).map((tokens) => tokens?.accessToken)).toEqual(Array(5).fill('access-1'));
  expect(exchange).toHaveBeenCalledTimes(1);
  for (const tab of tabs) {
    expect(tab.token()).toBe('access-1');
    expect(tab.onEnd).not.toHaveBeenCalled();
  }
});

test('Q7 a duplicate that missed a renewal asks the other tabs before it uses its old refresh token', async () => {
  const exchange = rotatingProvider();
  const shared = browser();
  const original = openTab(shared, exchange);
  const copied = signIn();
  void original.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);

  const duplicate = openTab(shared, exchange, copied);
  void duplicate.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);

  expect(duplicate.token()).toBe('access-1');
  expect(exchange).toHaveBeenCalledTimes(1);
});

test('Q7 tabs of another user or another company keep their own tokens', async () => {
  const exchange = rotatingProvider();
  const shared = browser();
  const tab = openTab(shared, exchange);
  const otherUser = openTab(shared, exchange, signIn({ sub: 'kåre', family: 'family-1', accessToken: 'kåre-0' }));
  const otherCompany = openTab(shared, exchange, signIn({ family: 'family-2', accessToken: 'other-0' }), '556000-0000');

  void tab.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);

  expect([tab.token(), otherUser.token(), otherCompany.token()]).toEqual(['access-1', 'kåre-0', 'other-0']);
});

test.each([
  ['Web Locks', { locks: false }, 1],
  ['BroadcastChannel', { channels: false }, 1],
  ['both', { locks: false, channels: false }, 1],
])('Q8 without %s one tab still renews once for all its callers', async (_, missing, requests) => {
  const exchange = rotatingProvider();
  const tab = openTab(browser(missing), exchange);
  const renewals = Promise.all(Array.from({ length: 20 }, () => tab.keeper.renew()));
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await renewals).map((tokens) => tokens?.accessToken)).toEqual(Array(20).fill('access-1'));
  expect(exchange).toHaveBeenCalledTimes(requests);
});

test('Q9 a refused renewal ends the session in every tab of the user at that company, once', async () => {
  const shared = browser();
  const refuse = async () => {
    throw new RefusedError('invalid-grant');
  };
  const tabs = [openTab(shared, refuse), openTab(shared, refuse)];
  const otherUser = openTab(shared, refuse, signIn({ sub: 'kåre', family: 'family-1' }));
  const otherCompany = openTab(shared, refuse, signIn({ family: 'family-2' }), '556000-0000');

  const renewal = tabs[0]!.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);

  await expect(renewal).resolves.toBeUndefined();
  for (const tab of tabs) {
    expect(tab.onEnd.mock.calls).toEqual([['expired']]);
    expect(tab.token()).toBeUndefined();
  }
  expect(otherUser.onEnd).not.toHaveBeenCalled();
  expect(otherCompany.onEnd).not.toHaveBeenCalled();
});

test('Q9 a refusal caused by another tab that was faster is no reason to sign out', async () => {
  const shared = browser({ locks: false });
  const fast = signIn({ accessToken: 'access-1', order: 1 });
  const slow = openTab(shared, async () => {
    await pause(100);
    openTab(shared, rotatingProvider(), fast);
    throw new RefusedError('invalid-grant');
  });
  void slow.keeper.renew();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(slow.token()).toBe('access-1');
  expect(slow.onEnd).not.toHaveBeenCalled();
});

test('Q9 a renewal that fails on the network rejects and keeps the session', async () => {
  const tab = openTab(browser(), async () => {
    throw new UnreachableError('down');
  });
  const renewal = tab.keeper.renew().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await renewal).toBeInstanceOf(UnreachableError);
  expect(tab.token()).toBe('access-0');
  expect(tab.onEnd).not.toHaveBeenCalled();
});

test('Q11 an expired token is never returned: callers wait for the renewal', async () => {
  const exchange = rotatingProvider();
  const tab = openTab(browser(), exchange);
  await expect(tab.keeper.getAccessToken()).resolves.toBe('access-0');

  await jest.advanceTimersByTimeAsync(LIFETIME - 1_000);
  const tokens = Promise.all(Array.from({ length: 20 }, () => tab.keeper.getAccessToken()));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await tokens).toEqual(Array(20).fill('access-1'));
  expect(exchange).toHaveBeenCalledTimes(1);
});

test.each([
  ['ten minutes back', -10],
  ['an hour back', -60],
  ['ten minutes forward', 10],
  ['an hour forward', 60],
])('Q7 Q9 Q35 two tabs stay signed in when the clock is set %s between renewals', async (_, minutes) => {
  const exchange = rotatingProvider();
  const shared = browser();
  const [tab, other] = [openTab(shared, exchange), openTab(shared, exchange)];
  void tab.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.setSystemTime(Date.now() + minutes * 60_000);
  void tab.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(other.token()).toBe('access-2');
  void other.keeper.renew();
  await jest.advanceTimersByTimeAsync(1_000);

  expect([tab.token(), other.token()]).toEqual(['access-3', 'access-3']);
  for (const each of [tab, other]) expect(each.onEnd).not.toHaveBeenCalled();
});

test('Q11 a clock that is set back gives an expired token no longer life', async () => {
  const tab = openTab(browser(), rotatingProvider());
  jest.setSystemTime(Date.now() - 60 * 60 * 1_000);
  await jest.advanceTimersByTimeAsync(LIFETIME);
  const token = tab.keeper.getAccessToken();
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(token).resolves.toBe('access-1');
});

test('HOST-007 signing out during a renewal leaves no token, and reaches the other tabs', async () => {
  const shared = browser();
  const exchange = rotatingProvider();
  const [tab, other] = [openTab(shared, exchange), openTab(shared, exchange)];
  const renewal = tab.keeper.renew();
  await jest.advanceTimersByTimeAsync(220);
  expect(exchange).toHaveBeenCalledTimes(1);

  tab.keeper.drop('signed-out');
  await jest.advanceTimersByTimeAsync(1_000);

  await expect(renewal).resolves.toBeUndefined();
  expect(tab.onTokens).not.toHaveBeenCalled();
  expect(other.onEnd.mock.calls).toEqual([['signed-out-elsewhere']]);
  expect(other.token()).toBeUndefined();
});
