import { browserStorage, tabStorage } from '@console/browser';
import { mustWrite } from '../tokens/session-storage';

const tab = tabStorage.common;
const TARGET_KEY = 'console.target-page';
const PREFIX = 'console.sign-in.';

/** Stores oidc-client-ts requests during the visit to the provider. */
export const signInRequests = {
  set: async (id: string, value: string): Promise<void> => mustWrite(`${PREFIX}${id}`, value),
  get: async (id: string): Promise<string | null> => tab.read(`${PREFIX}${id}`) ?? null,
  remove: async (id: string): Promise<string | null> => {
    const value = tab.read(`${PREFIX}${id}`) ?? null;
    tab.remove(`${PREFIX}${id}`);
    if (readTarget()?.id === id) browserStorage.common.remove(TARGET_KEY);
    return value;
  },
  getAllKeys: async (): Promise<string[]> => tab.names(PREFIX).map((name) => name.slice(PREFIX.length)),
};

/** Helps a tab where another tab's sign-in ends. */
export function rememberTargetPage(id: string, returnTo: string): void {
  browserStorage.common.write(TARGET_KEY, JSON.stringify({ id, returnTo }));
}

/** Reads requests of any tab in this browser. */
export function targetPage(callbackUrl: string): unknown {
  const target = readTarget();
  return target?.id === new URL(callbackUrl).searchParams.get('state') ? target?.returnTo : undefined;
}

function readTarget(): { id?: unknown; returnTo?: unknown } | undefined {
  try {
    return JSON.parse(browserStorage.common.read(TARGET_KEY) ?? '{}');
  } catch {
    return undefined;
  }
}
