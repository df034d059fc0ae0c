import { customer, customerUser, myUser } from '@console/api';
import type { StoreApi } from '@console/browser';
import { type Call, send, toApiError } from '@console/http';
import { toGateUser } from './gate-user';
import { persistUser, readPersistedUser } from './persisted-user';
import { type SessionState, updateSession } from './session-store';

const sources = {
  currentUser: customerUser.getCurrentUser,
  customer: customer.getCustomer,
  myUser: myUser.getMyUser,
};
type UserPart = keyof typeof sources;
const PARTS = Object.keys(sources) as UserPart[];

export type UserLoader = ReturnType<typeof createUserLoader>;

/** Never rejects; the store holds `loadError`. */
export function createUserLoader(store: StoreApi<SessionState>) {
  let loading: { abort: () => void; done: Promise<void> } | undefined;
  /** Undefined: not persisted. */
  let holder: string | undefined;

  function load(parts: UserPart[]): Promise<void> {
    loading?.abort();
    const aborter = new AbortController();
    const promise = loadParts(parts, aborter.signal);
    loading = { abort: () => aborter.abort(), done: promise };
    return promise;
  }

  async function loadParts(parts: UserPart[], signal: AbortSignal): Promise<void> {
    updateSession(store, { loadError: undefined });
    await Promise.all(
      parts.map(async (part) => {
        try {
          const value = await send(sources[part] as Call, {}, { signal });
          if (!signal.aborted) updateSession(store, { [part]: value });
        } catch (error) {
          const failure = toApiError(error);
          // Old data stays unless refused.
          const { [part]: oldData, loadError } = store.getState();
          const isStale = oldData !== undefined && !failure.isRefusal;
          // A refusal precedes other failures.
          if (!signal.aborted && !isStale && !loadError?.isRefusal) updateSession(store, { loadError: failure });
        }
      }),
    );
    if (signal.aborted) return;
    loading = undefined;
    const session = store.getState();
    if (holder !== undefined && session.status === 'authenticated') persistUser(holder, session);
  }

  return {
    /** HOST-016, HOST-017. In parallel, stored on arrival. */
    loadMissing: (): Promise<void> => {
      const session = store.getState();
      return load(PARTS.filter((part) => session[part] === undefined));
    },
    /** Draws from persisted data, loads all again. @param nextHolder subject and sign-in */
    loadFor: (nextHolder: string): Promise<void> => {
      holder = nextHolder;
      const persisted = readPersistedUser(holder);
      if (persisted) {
        const { currentUser, ...known } = persisted;
        const { user } = store.getState();
        updateSession(store, { ...known, rememberedUser: toGateUser({ user, currentUser, ...known }) });
      }
      return load(PARTS);
    },
    /** Keeps old data meanwhile. */
    reload: () => load(PARTS),
    /** Rereads changed rights. Joins a pending load, so that refusals do not start another. */
    reread: async (): Promise<void> => {
      if (store.getState().status === 'authenticated') await (loading?.done ?? load(PARTS));
    },
    abort: (): void => {
      loading?.abort();
      loading = undefined;
      holder = undefined;
    },
  };
}
