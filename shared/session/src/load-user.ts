import { customer, customerUser, myUser } from '@console/api';
import { toApiError } from '@console/http';
import { keepUser, readKeptUser } from './kept-user';
import { getRunning } from './running';
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

/** A session begins: shows what this tab knew of its user before a reload, and asks for all of it anew. */
export async function greetUser(holder: string): Promise<void> {
  const kept = readKeptUser(holder);
  if (kept) updateSession(kept);
  await load(PARTS);
  const session = sessionStore.getState();
  if (session.status === 'authenticated') keepUser(holder, session);
}

/** Loads company and rights anew, such as after registering a company or buying a plan. What is shown stays meanwhile. */
export async function refreshCustomer(): Promise<void> {
  // Whether the company is active is a claim of the token.
  if (sessionStore.getState().user?.customerInactive) await getRunning().keeper.renew();
  await load(PARTS);
}

export function abandonLoading(): void {
  loading?.abort();
}

async function load(parts: UserPart[]): Promise<void> {
  abandonLoading();
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
        // What is shown stays while it cannot be asked for anew; a refusal is an answer.
        const isStale = sessionStore.getState()[part] !== undefined && failure.code !== 'forbidden';
        if (!signal.aborted && !isStale) updateSession({ loadError: failure });
      }
    }),
  );
}
