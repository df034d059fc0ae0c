import { customer, customerUser, myUser } from '@console/api';
import type { StoreApi } from '@console/browser';
import { type Call, send, toApiError } from '@console/http';
import { persistUser, readPersistedUser } from './persisted-user';
import { type SessionState, toGateUser, updateSession } from './session-store';

const sources = {
  currentUser: customerUser.getCurrentUser,
  customer: customer.getCustomer,
  myUser: myUser.getMyUser,
};
type UserPart = keyof typeof sources;
const PARTS = Object.keys(sources) as UserPart[];

/** Loads user, company and rights into the store. Nothing here rejects: a failure is `loadError` in the store. */
export interface UserLoader {
  /** Loads what is still missing, in parallel (HOST-016, HOST-017). Each part is shown as it arrives. */
  loadMissing: () => Promise<void>;
  /**
   * For a new session: draws what this tab has persisted of its user before a reload, and loads all of it again.
   * @param holder whose data is persisted: subject and sign-in
   */
  loadFor(holder: string): Promise<void>;
  /** Loads all of it again; until then the old data stays. */
  reload(): Promise<void>;
  /**
   * `reload` because there is a sign that the rights have changed, such as a refusal of the platform. A loading that is
   * under way is the answer, so its own refusals start no other.
   */
  reread(): Promise<void>;
  abort(): void;
}

export function createUserLoader(store: StoreApi<SessionState>): UserLoader {
  let loading: { abort: () => void; done: Promise<void> } | undefined;
  /** Undefined for a given user, of whom nothing is persisted. */
  let holder: string | undefined;

  function load(parts: UserPart[]): Promise<void> {
    loading?.abort();
    const aborter = new AbortController();
    const done = loadParts(parts, aborter.signal);
    loading = { abort: () => aborter.abort(), done };
    return done;
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
          // Old data stays when it cannot be loaded again, unless the platform refuses it.
          const { [part]: known, loadError } = store.getState();
          const isStale = known !== undefined && !failure.isRefusal;
          // What another part has failed with tells less than a refusal.
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
    loadMissing: () => {
      const session = store.getState();
      return load(PARTS.filter((part) => session[part] === undefined));
    },
    loadFor: (nextHolder) => {
      holder = nextHolder;
      const persisted = readPersistedUser(holder);
      if (persisted) {
        const { currentUser, ...known } = persisted;
        const { user } = store.getState();
        updateSession(store, { ...known, rememberedUser: toGateUser({ user, currentUser, ...known }) });
      }
      return load(PARTS);
    },
    reload: () => load(PARTS),
    reread: async () => {
      if (store.getState().status === 'authenticated') await (loading?.done ?? load(PARTS));
    },
    abort: () => {
      loading?.abort();
      loading = undefined;
      holder = undefined;
    },
  };
}
