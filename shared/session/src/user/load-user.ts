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
  /** Loads the missing parts in parallel (HOST-016, HOST-017). Each part is stored when it arrives. */
  loadMissing: () => Promise<void>;
  /**
   * For a new session: uses the user data that this tab persisted before a reload for drawing, and loads all of it
   * again.
   * @param holder owner of the persisted data: subject and sign-in
   */
  loadFor(holder: string): Promise<void>;
  /** Loads all parts again; the old data stays until then. */
  reload(): Promise<void>;
  /**
   * The same as `reload`, but because the rights may have changed, for example after a refusal of the platform. If a
   * loading is pending, that is awaited, so that its own refusals do not start another.
   */
  reread(): Promise<void>;
  abort(): void;
}

export function createUserLoader(store: StoreApi<SessionState>): UserLoader {
  let loading: { abort: () => void; done: Promise<void> } | undefined;
  /** Undefined for a given user, whose data is not persisted. */
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
          // If a part cannot be loaded again, its old data stays, unless the platform refuses it.
          const { [part]: known, loadError } = store.getState();
          const isStale = known !== undefined && !failure.isRefusal;
          // A refusal is more important than the failure of another part.
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
