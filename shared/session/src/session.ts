/** The signed-in user, their rights, and the only access to their token. One instance per page. */

import type { StoreApi } from '@console/browser';
import { useStore } from '@console/browser/hooks';
import type { ConsoleConfig, Requirement } from '@console/contract';
import type { z } from '@console/schema';
import { createSession, type Session, type StartOptions } from './create-session';
import { createPage, onEnd } from './page';
import { readAreaSettings } from './user/area-settings';
import { passesGate, type SessionEndReason, type SessionState } from './user/session-store';

export { CALLBACK_PATH, safeReturnTo } from './identity/return-to';
export { SignInError } from './sign-in';
export { AreaSettingsError } from './user/area-settings';
export type { PersistedUser } from './user/persisted-user';
export {
  drawnUser,
  type SessionEndReason,
  type SessionReason,
  type SessionState,
  type SessionStatus,
  type SessionUser,
} from './user/session-store';
export type { StartOptions };

/** Two copies of this package would have two tokens, two renewals and different users. */
const GUARD = Symbol.for('@console/session');
if (GUARD in globalThis) throw new Error('@console/session is loaded twice; it must be shared as a singleton');
Object.defineProperty(globalThis, GUARD, { value: true });

const page = createPage();
let session: Session | undefined;

function started(): Session {
  if (!session) throw new Error('startSession has not been called');
  return session;
}

/**
 * Finds out who is signed in, and prepares the API client. Call once at start; `sessionStore` has the outcome, and the
 * promise resolves when the user's data has been loaded, or cannot be. At the callback address `completeSignIn` decides
 * the outcome. Starting again replaces the earlier session with its listeners and timers.
 */
export async function startSession(config: ConsoleConfig, options?: StartOptions): Promise<void> {
  session?.stop();
  session = createSession(config, page, options);
  await session.start();
}

export const sessionStore: StoreApi<SessionState> = page.store;

/** Reads the session in a component. Select narrowly: `useSession((session) => session.user?.name)`. */
export function useSession<Selected>(selector: (session: SessionState) => Selected): Selected {
  return useStore(sessionStore, selector);
}

/** Whether the signed-in user passes the gate now. False while any data that the gate needs is missing. */
export function can(requirement: Requirement | undefined): boolean {
  return passesGate(sessionStore.getState(), requirement);
}

/** `can` for components: renders again when the result changes. */
export function useCan(requirement: Requirement | undefined): boolean {
  return useSession((state) => passesGate(state, requirement));
}

/**
 * An area's part of `config.json` (`areas.settings.<area>`), checked with the area's own schema. Without that part the
 * schema gets `{}`, so the schema decides which settings are optional. The configuration never changes in a page.
 * @throws AreaSettingsError naming the first invalid setting
 */
export function areaSettings<Schema extends z.ZodMiniType>(area: string, schema: Schema): z.output<Schema> {
  return readAreaSettings(sessionStore.getState().config, area, schema);
}

/**
 * Calls the listener when a session ends, before the stores are emptied: use it to persist form drafts and to clear
 * caches. Returns the function that unsubscribes.
 */
export function onSessionEnd(listener: (reason: SessionEndReason) => void): () => void {
  return onEnd(page, listener);
}

/**
 * Sends the browser to the identity provider (HOST-003), to return to `returnTo`, a path of this origin. Without a
 * click this happens at most twice a minute; after that the status becomes `not-authenticated` with the reason
 * `refused`.
 */
export const signIn = async (returnTo?: string): Promise<void> => started().signIn(returnTo);

/**
 * Finishes sign-in at the callback address and resolves with the path to open. Also resolves after a refused silent
 * sign-in: the status is then `not-authenticated`, and that page shows the reason. Rejects with SignInError after the
 * status has become `not-authenticated` or `failed`. Safe to call twice with one address.
 */
export const completeSignIn = async (url: string): Promise<{ returnTo: string }> => started().completeSignIn(url);

/**
 * Signs out here and in the user's other tabs at once, then at the identity provider (HOST-047). If the provider is
 * down, the sign-out in the tabs is still done.
 */
export const signOut = async (): Promise<void> => started().signOut();

/**
 * Clears the session and opens the identity provider's company choice (C19, HOST-045). When the browser returns, the
 * console signs in again automatically, so that the new token is for the new company.
 */
export const leaveToCustomerResolve = (): void => started().leaveToCustomerResolve();

/**
 * Called for every navigation: renews the tokens and reads the rights once if the provider has given no tokens for
 * `signIn.checkSeconds`.
 */
export const checkSession = async (): Promise<void> => session?.checkSession();

/** Repeats the failed step: reaching the identity provider, or loading the user. Without one it does nothing. */
export const retry = async (): Promise<void> => session?.retry();

/**
 * Loads company and rights again, for example after registering a company or buying a plan; the old data stays until
 * then.
 */
export const refreshCustomer = async (): Promise<void> => started().refreshCustomer();
