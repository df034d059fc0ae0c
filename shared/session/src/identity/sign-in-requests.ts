import { tabStorage } from '@console/browser';
import { mustWrite } from '../tokens/session-storage';

const tab = tabStorage.common;
const PREFIX = 'console.sign-in.';

/** The storage in which oidc-client-ts keeps a sign-in request while the browser is at the provider. */
export const signInRequests = {
  set: async (id: string, value: string): Promise<void> => mustWrite(`${PREFIX}${id}`, value),
  get: async (id: string): Promise<string | null> => tab.read(`${PREFIX}${id}`) ?? null,
  remove: async (id: string): Promise<string | null> => {
    const value = tab.read(`${PREFIX}${id}`) ?? null;
    tab.remove(`${PREFIX}${id}`);
    return value;
  },
  getAllKeys: async (): Promise<string[]> => tab.names(PREFIX).map((name) => name.slice(PREFIX.length)),
};
