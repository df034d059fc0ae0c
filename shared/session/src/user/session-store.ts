import type { customer, customerUser, myUser } from '@console/api';
import type { ApiError } from '@console/http';
import type { ConsoleConfig, GateUser } from '@console/contract';
import { createStore, setStorageOwner, type StoreApi } from '@console/browser';
import { useStore } from '@console/browser/hooks';

/**
 * `starting`: nothing decided yet. `in-process`: on the way to or from the identity provider.
 * `failed`: unknown who is signed in; `retry()` tries again, and so does the session by itself once online.
 */
export type SessionStatus = 'starting' | 'in-process' | 'authenticated' | 'not-authenticated' | 'failed';

/** Why a session ended. */
export type SessionEndReason = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'refused';
/**
 * `refused`: the provider's answer or our token was not accepted. `part-missing`: the code for signing in has not
 * arrived. `claims-unreadable`: the installation reads claims that the provider signs. `storage`: the browser refuses to
 * store the session.
 */
export type SessionReason =
  | SessionEndReason
  | 'provider-unreachable'
  | 'part-missing'
  | 'claims-unreadable'
  | 'storage';

/** HOST-002 */
export interface SessionUser {
  /** For the API client; areas have no reason to touch it. */
  accessToken: string;
  name: string;
  /** Subject id. */
  sub: string;
  /** The company is registered but not yet active. */
  customerInactive: boolean;
}

export interface SessionState {
  status: SessionStatus;
  reason?: SessionReason | undefined;
  user?: SessionUser | undefined;
  /** What the user may use (HOST-017); undefined until loaded. */
  currentUser?: customerUser.CurrentUser | undefined;
  /** Null = the user has no company yet; undefined until loaded. */
  customer?: customer.Customer | null | undefined;
  myUser?: myUser.MyUser | undefined;
  /** Why one of the three above is still missing. `retry()` loads what is missing. */
  loadError?: ApiError | undefined;
  /** User and rights for the gate; undefined, so every gate is closed, until the platform has answered all calls. */
  gateUser?: GateUser | undefined;
  /**
   * After a reload, until `gateUser` is known: the copy in this tab's storage. For drawing the frame only; it opens nothing
   * and fetches nothing of an area, because any script with access to the tab's storage could have written it (Q17).
   */
  rememberedUser?: GateUser | undefined;
  config?: ConsoleConfig | undefined;
}

/** Two copies of this package would have two tokens, two renewals and different users. */
const GUARD = Symbol.for('@console/session');
if (GUARD in globalThis) throw new Error('@console/session is loaded twice; it must be shared as a singleton');
Object.defineProperty(globalThis, GUARD, { value: true });

export const sessionStore: StoreApi<SessionState> = createStore(() => ({ status: 'starting' }));
// The first listener: whatever else follows the session finds its own person's things in the storage.
sessionStore.subscribe(({ user, customer: company }) =>
  setStorageOwner(user && { person: user.sub, company: company === null ? '' : company?.orgNumber }),
);

/** Reads the session in a component. Select narrowly: `useSession((session) => session.user?.name)`. */
export function useSession<Selected>(selector: (session: SessionState) => Selected): Selected {
  return useStore(sessionStore, selector);
}

/** Whom the frame is drawn for: as told by the platform, or before that as remembered. Never asked by a gate. */
export function drawnUser({ gateUser, rememberedUser }: SessionState): GateUser | undefined {
  return gateUser ?? rememberedUser;
}

/** Changes the state and derives `gateUser` from it. */
export function updateSession(change: Partial<SessionState>): void {
  sessionStore.setState((state) => {
    const next = { ...state, ...change };
    return { ...next, gateUser: toGateUser(next) };
  });
}

/** Removes the user; only the configuration stays. */
export function emptySession(status: SessionStatus, reason?: SessionReason): void {
  sessionStore.setState(({ config }) => ({ status, reason, config }), true);
}

export function toGateUser({
  user,
  currentUser,
  customer,
  myUser,
}: Pick<SessionState, 'user' | 'currentUser' | 'customer' | 'myUser'>): GateUser | undefined {
  if (!user || !currentUser || !myUser) return undefined;
  return {
    isSppUser: currentUser.isSppUser,
    productFeatureAccessSelections: currentUser.customerUserAccess.productFeatureAccessSelections,
    // A company that has just been registered is worked for from the next sign-in on: until then the token names none.
    companies: customer === null ? 0 : myUser.customerIds.length,
    customerInactive: user.customerInactive,
  };
}
