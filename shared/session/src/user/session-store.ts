import type { customer, customerUser, myUser } from '@console/api';
import { createStore, type StoreApi, setStorageOwner } from '@console/browser';
import { type ConsoleConfig, type GateUser, isAllowed, type Requirement } from '@console/contract';
import type { ApiError } from '@console/http';

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

export function createSessionStore(): StoreApi<SessionState> {
  const store = createStore<SessionState>(() => ({ status: 'starting' }));
  // The first listener: the others find the storage of the user whom the store has.
  store.subscribe(({ user, customer: company }) =>
    setStorageOwner(user && { person: user.sub, company: company === null ? '' : company?.orgNumber }),
  );
  return store;
}

/** Whether the user passes the gate. False while anything the gate needs is unknown. */
export function passesGate({ gateUser, config }: SessionState, requirement: Requirement | undefined): boolean {
  return config !== undefined && isAllowed(requirement, gateUser, config);
}

/** Whom the frame is drawn for: as told by the platform, or before that as remembered. Never asked by a gate. */
export function drawnUser({ gateUser, rememberedUser }: SessionState): GateUser | undefined {
  return gateUser ?? rememberedUser;
}

/** Changes the state and derives `gateUser` from it. */
export function updateSession(store: StoreApi<SessionState>, change: Partial<SessionState>): void {
  store.setState((state) => {
    const next = { ...state, ...change };
    return { ...next, gateUser: toGateUser(next) };
  });
}

/** Removes the user; only the configuration stays. */
export function emptySession(store: StoreApi<SessionState>, status: SessionStatus, reason?: SessionReason): void {
  store.setState(({ config }) => ({ status, reason, config }), true);
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
