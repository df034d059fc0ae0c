import { z } from '@console/schema';
import { installProvider } from './identity/fake-provider';
import {
  areaSettings,
  can,
  checkSession,
  completeSignIn,
  leaveToCustomerResolve,
  refreshCustomer,
  retry,
  sessionStore,
  signIn,
  signOut,
} from './session';

test('before the start every gate is closed, nothing is sent, and operations that need a session reject', async () => {
  const provider = installProvider();
  expect(sessionStore.getState()).toEqual({ status: 'starting' });
  expect(can(undefined)).toBe(false);
  expect(areaSettings('billing', z.object({}))).toEqual({});
  await checkSession();
  await retry();
  for (const operation of [signIn, signOut, refreshCustomer, () => completeSignIn(location.href)]) {
    await expect(operation()).rejects.toThrow('startSession has not been called');
  }
  expect(leaveToCustomerResolve).toThrow('startSession has not been called');
  expect(provider.requests).toEqual([]);
});
