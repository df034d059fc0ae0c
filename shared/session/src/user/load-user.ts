import { customer, customerUser, myUser } from '@console/api';
import { toApiError } from '@console/http';
import { getRunning } from '../running';
import { persistUser, readPersistedUser } from './persisted-user';
import { sessionStore, updateSession } from './session-store';

const sources = {
  currentUser: customerUser.getCurrentUser,
  customer: customer.getCustomer,
  myUser: myUser.getMyUser,
};
type UserPart = keyof typeof sources;
const PARTS = Object.keys(sources) as UserPart[];

let loading: AbortController | undefined;

/**
 * Loads what is still missing of the user, their company and their rights, in parallel (HOST-016, HOST-017). Each
 * part is shown as it arrives. Never rejects: a failure is `loadError` in the store.
 */
export async function loadUser(): Promise<void> {
  const session = sessionStore.getState();
  await load(PARTS.filter((part) => session[part] === undefined));
}

/** For a new session: shows what this tab has persisted of its user before a reload, and loads all of it again. */
export async function loadSessionUser(holder: string): Promise<void> {
  const persisted = readPersistedUser(holder);
  if (persisted) updateSession(persisted);
  await load(PARTS);
  const session = sessionStore.getState();
  if (session.status === 'authenticated') persistUser(holder, session);
}

/** Loads company and rights again, such as after registering a company or buying a plan; until then the old data stays. */
export async function refreshCustomer(): Promise<void> {
  // Whether the company is active is a claim of the token.
  if (sessionStore.getState().user?.customerInactive) await getRunning().keeper.renew();
  await load(PARTS);
}

export function abortLoading(): void {
  loading?.abort();
}

async function load(parts: UserPart[]): Promise<void> {
  abortLoading();
  loading = new AbortController();
  const { signal } = loading;
  updateSession({ loadError: undefined });
  await Promise.all(
    parts.map(async (part) => {
      try {
        const value = await sources[part](signal);
        if (!signal.aborted) updateSession({ [part]: value });
      } catch (error) {
        const failure = toApiError(error);
        // Old data stays when it cannot be loaded again, unless the platform refuses it.
        const isStale = sessionStore.getState()[part] !== undefined && failure.code !== 'forbidden';
        if (!signal.aborted && !isStale) updateSession({ loadError: failure });
      }
    }),
  );
}
