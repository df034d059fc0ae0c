import { config, installProvider } from './identity/fake-provider';
import { can, onSessionEnd, sessionStore, signOut, startSession } from './session';

afterEach(() => jest.restoreAllMocks());

const start = (sub: string) =>
  startSession(config, { user: { accessToken: sub, name: sub, sub, customerInactive: false } });

test('a second start replaces the session and its own listeners; listeners of the page stay', async () => {
  const provider = installProvider();
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  await start('ingrid');
  expect(can({ feature: 'team' })).toBe(true);
  await start('kåre');
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user: { accessToken: 'kåre' } });

  const loaded = provider.requestsTo('/api/Customer').length;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  while (provider.requestsTo('/api/Customer').length === loaded) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(provider.requestsTo('/api/Customer')).toHaveLength(loaded + 1);

  await signOut();
  expect(ended.mock.calls).toEqual([['signed-out']]);
  expect(can(undefined)).toBe(false);
  stop();
});

test('a second copy of the session is refused', () => {
  expect(() => jest.isolateModules(() => require('./session'))).toThrow('must be shared as a singleton');
});
