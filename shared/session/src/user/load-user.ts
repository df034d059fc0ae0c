import { customer, customerUser, myUser } from '@console/api';
import { type Call, send, toApiError } from '@console/http';
import { getRunning } from '../running';
import { persistUser, readPersistedUser } from './persisted-user';
import { sessionStore, toGateUser, updateSession } from './session-store';

const sources = {
  currentUser: customerUser.getCurrentUser,
  customer: customer.getCustomer,
  myUser: myUser.getMyUser,
};
type UserPart = keyof typeof sources;
const PARTS = Object.keys(sources) as UserPart[];

let loading: { abort: () => void; done: Promise<void> } | undefined;
/** Whose data is persisted in this tab: subject and sign-in. Undefined for a given user, of whom nothing is. */
let holder: string | undefined;

/**
 * Loads what is still missing of the user, their company and their rights, in parallel (HOST-016, HOST-017). Each
 * part is shown as it arrives. Never rejects: a failure is `loadError` in the store.
 */
export async function loadUser(): Promise<void> {
  const session = sessionStore.getState();
  await load(PARTS.filter((part) => session[part] === undefined));
}

/** For a new session: draws what this tab has persisted of its user before a reload, and loads all of it again. */
export async function loadSessionUser(holderOfSession: string): Promise<void> {
  holder = holderOfSession;
  const persisted = readPersistedUser(holder);
  if (persisted) {
    const { currentUser, ...known } = persisted;
    const { user } = sessionStore.getState();
    updateSession({ ...known, rememberedUser: toGateUser({ user, currentUser, ...known }) });
  }
  await load(PARTS);
}

/** Loads company and rights again, such as after registering a company or buying a plan; until then the old data stays. */
export async function refreshCustomer(): Promise<void> {
  if (!sessionStore.getState().user?.customerInactive) return load(PARTS);
  // Whether the company is active is a claim of the token.
  await getRunning().keeper.renew();
  await rereadRights();
}

/**
 * Loads all of it again because there is a sign that it has changed, such as a refusal of the platform. Until the answer
 * the old data stays. A loading that is under way is the answer, so its own refusals start no other.
 */
export async function rereadRights(): Promise<void> {
  if (sessionStore.getState().status !== 'authenticated') return;
  await (loading?.done ?? load(PARTS));
}

export function abortLoading(): void {
  loading?.abort();
  loading = undefined;
  holder = undefined;
}

function load(parts: UserPart[]): Promise<void> {
  loading?.abort();
  const aborter = new AbortController();
  const done = loadParts(parts, aborter.signal);
  loading = { abort: () => aborter.abort(), done };
  return done;
}

async function loadParts(parts: UserPart[], signal: AbortSignal): Promise<void> {
  updateSession({ loadError: undefined });
  await Promise.all(
    parts.map(async (part) => {
      try {
        const value = await send(sources[part] as Call, {}, { signal });
        if (!signal.aborted) updateSession({ [part]: value });
      } catch (error) {
        const failure = toApiError(error);
        // Old data stays when it cannot be loaded again, unless the platform refuses it.
        const { [part]: known, loadError } = sessionStore.getState();
        const isStale = known !== undefined && !failure.isRefusal;
        // What another part has failed with tells less than a refusal.
        if (!signal.aborted && !isStale && !loadError?.isRefusal) updateSession({ loadError: failure });
      }
    }),
  );
  if (signal.aborted) return;
  loading = undefined;
  const session = sessionStore.getState();
  if (holder !== undefined && session.status === 'authenticated') persistUser(holder, session);
}
