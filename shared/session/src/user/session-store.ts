import type { customer, customerUser, myUser } from '@console/api';
import { createStore, type StoreApi, setStorageOwner } from '@console/browser';
import { type ConsoleConfig, type GateUser, isAllowed, type Requirement, type SignInRefusal } from '@console/contract';
import type { ApiError } from '@console/http';
import { toGateUser } from './gate-user';

/** `in-process`: to or from the provider. `failed`: user unknown; retries by `retry()` and when online. */
export type SessionStatus = 'starting' | 'in-process' | 'authenticated' | 'not-authenticated' | 'failed';

export type SessionEndReason = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'refused';
/**
 * `refused`: answer or token not accepted. `part-missing`: code not fetched. `storage`: refused by the browser.
 * `answer-unknown`: no sign-in of this tab.
 */
export type SessionReason = SessionEndReason | 'provider-unreachable' | 'part-missing' | 'storage' | 'answer-unknown';

/** HOST-002 */
export interface SessionUser {
  /** Only the API client reads this. */
  accessToken: string;
  name: string;
  /** The subject id. */
  sub: string;
  customerInactive: boolean;
}

export interface SessionState {
  status: SessionStatus;
  reason?: SessionReason | undefined;
  refusal?: SignInRefusal | undefined;
  user?: SessionUser | undefined;
  /** HOST-017 */
  currentUser?: customerUser.CurrentUser | undefined;
  /** Null = none; undefined = not loaded. */
  customer?: customer.Customer | null | undefined;
  myUser?: myUser.MyUser | undefined;
  /** `retry()` loads missing parts. */
  loadError?: ApiError | undefined;
  /** Undefined until every call has answered: gates are closed. */
  gateUser?: GateUser | undefined;
  /**
   * Stands in until `gateUser`: this tab's copy, which any script could have written. Draws the frame, opens nothing
   * (Q17).
   */
  rememberedUser?: GateUser | undefined;
  config?: ConsoleConfig | undefined;
}

export function createSessionStore(): StoreApi<SessionState> {
  const store = createStore<SessionState>(() => ({ status: 'starting' }));
  // Runs first, so that later listeners find the right storage.
  store.subscribe(({ user, customer: company }) =>
    setStorageOwner(user && { person: user.sub, company: company === null ? '' : company?.orgNumber }),
  );
  return store;
}

export function passesGate({ gateUser, config }: SessionState, requirement: Requirement | undefined): boolean {
  return config !== undefined && isAllowed(requirement, gateUser, config);
}

/** Serves drawing; gates must use `gateUser`. */
export function drawnUser({ gateUser, rememberedUser }: SessionState): GateUser | undefined {
  return gateUser ?? rememberedUser;
}

/** Derives `gateUser`. */
export function updateSession(store: StoreApi<SessionState>, change: Partial<SessionState>): void {
  store.setState((state) => {
    const next = { ...state, ...change };
    return { ...next, gateUser: toGateUser(next) };
  });
}

/** Keeps the configuration. */
export function emptySession(
  store: StoreApi<SessionState>,
  status: SessionStatus,
  reason?: SessionReason,
  refusal: SignInRefusal | undefined = reason === 'answer-unknown' ? reason : undefined,
): void {
  store.setState(({ config }) => ({ status, reason, refusal, config }), true);
}
