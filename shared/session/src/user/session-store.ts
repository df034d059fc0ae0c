import type { customer, customerUser, myUser } from '@console/api';
import { createStore, type StoreApi, setStorageOwner } from '@console/browser';
import { type ConsoleConfig, type GateUser, isAllowed, type Requirement, type SignInRefusal } from '@console/contract';
import type { ApiError } from '@console/http';

/**
 * `starting`: nothing is decided. `in-process`: on the way to or from the identity provider. `failed`: it is unknown
 * who is signed in; `retry()` tries again, and so does the session by itself when it is online.
 */
export type SessionStatus = 'starting' | 'in-process' | 'authenticated' | 'not-authenticated' | 'failed';

/** The reason why a session ended. */
export type SessionEndReason = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'refused';
/**
 * `refused`: the provider's answer or our token was not accepted. `part-missing`: the code for signing in could not be
 * fetched. `storage`: the browser refuses to store the session. `answer-unknown`: the provider's answer belongs to no
 * sign-in of this tab.
 */
export type SessionReason = SessionEndReason | 'provider-unreachable' | 'part-missing' | 'storage' | 'answer-unknown';

/** HOST-002 */
export interface SessionUser {
  /** For the API client; areas must not use it. */
  accessToken: string;
  name: string;
  /** Subject id. */
  sub: string;
  /** The company is registered but not active yet. */
  customerInactive: boolean;
}

export interface SessionState {
  status: SessionStatus;
  reason?: SessionReason | undefined;
  /** Why the sign-in was refused, for the console's operator. */
  refusal?: SignInRefusal | undefined;
  user?: SessionUser | undefined;
  /** The user's rights (HOST-017); undefined before they are loaded. */
  currentUser?: customerUser.CurrentUser | undefined;
  /** Null = the user has no company; undefined before it is loaded. */
  customer?: customer.Customer | null | undefined;
  myUser?: myUser.MyUser | undefined;
  /** Why one of the three parts above is missing. `retry()` loads the missing parts. */
  loadError?: ApiError | undefined;
  /**
   * User and rights for the gate. Undefined until the platform has answered all calls, so that every gate is closed.
   */
  gateUser?: GateUser | undefined;
  /**
   * After a reload, until `gateUser` is set: the copy in this tab's storage. For drawing the frame only; it opens
   * nothing and runs nothing of an area, because any script with access to the tab's storage could have written it
   * (Q17).
   */
  rememberedUser?: GateUser | undefined;
  config?: ConsoleConfig | undefined;
}

export function createSessionStore(): StoreApi<SessionState> {
  const store = createStore<SessionState>(() => ({ status: 'starting' }));
  // The first listener, so that all others find the storage of the store's user.
  store.subscribe(({ user, customer: company }) =>
    setStorageOwner(user && { person: user.sub, company: company === null ? '' : company?.orgNumber }),
  );
  return store;
}

/** Whether the user passes the gate. False while any data that the gate needs is missing. */
export function passesGate({ gateUser, config }: SessionState, requirement: Requirement | undefined): boolean {
  return config !== undefined && isAllowed(requirement, gateUser, config);
}

/**
 * The user for drawing the frame: the loaded data, or the persisted copy before it is loaded. A gate must not use it.
 */
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
export function emptySession(
  store: StoreApi<SessionState>,
  status: SessionStatus,
  reason?: SessionReason,
  refusal: SignInRefusal | undefined = reason === 'answer-unknown' ? reason : undefined,
): void {
  store.setState(({ config }) => ({ status, reason, refusal, config }), true);
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
    // A newly registered company counts only after the next sign-in: before that the token has no company.
    companies: customer === null ? 0 : myUser.customerIds.length,
    customerInactive: user.customerInactive,
  };
}
