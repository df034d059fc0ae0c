/** User, rights, and the only access to the token. */

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

/** Two copies would have two tokens and users. */
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
 * Call once. `sessionStore` has the outcome; resolves when user data is loaded or failed. `completeSignIn` decides at
 * the callback. Again: replaces the session.
 */
export async function startSession(config: ConsoleConfig, options?: StartOptions): Promise<void> {
  session?.stop();
  session = createSession(config, page, options);
  await session.start();
}

export const sessionStore: StoreApi<SessionState> = page.store;

/** Renders less with a narrow selection: `useSession((session) => session.user?.name)`. */
export function useSession<Selected>(selector: (session: SessionState) => Selected): Selected {
  return useStore(sessionStore, selector);
}

/** False while data is missing. */
export function can(requirement: Requirement | undefined): boolean {
  return passesGate(sessionStore.getState(), requirement);
}

/** Renders only if the result changes. */
export function useCan(requirement: Requirement | undefined): boolean {
  return useSession((state) => passesGate(state, requirement));
}

/**
 * `areas.settings.<area>` of `config.json`, by the area's schema; `{}` if absent. Constant in a page.
 * @throws AreaSettingsError naming the first invalid setting
 */
export function areaSettings<Schema extends z.ZodMiniType>(area: string, schema: Schema): z.output<Schema> {
  return readAreaSettings(sessionStore.getState().config, area, schema);
}

/**
 * Runs before stores empty, to persist drafts and clear caches.
 * @returns unsubscribes
 */
export function onSessionEnd(listener: (reason: SessionEndReason) => void): () => void {
  return onEnd(page, listener);
}

/**
 * HOST-003. `returnTo`: path of this origin. Without a click at most twice a minute, then `not-authenticated` with
 * `refused`.
 */
export const signIn = async (returnTo?: string): Promise<void> => started().signIn(returnTo);

/**
 * Resolves with the path to open, also after a refused silent sign-in (`not-authenticated`). Rejects with SignInError.
 * Safe to repeat.
 */
export const completeSignIn = async (url: string): Promise<{ returnTo: string }> => started().completeSignIn(url);

/** HOST-047. All tabs at once, then the provider, even if down. */
export const signOut = async (): Promise<void> => started().signOut();

/** C19, HOST-045. Signs in again on return, for a token of the new company. */
export const leaveToCustomerResolve = (): void => started().leaveToCustomerResolve();

/** Runs on navigation: renews and rereads rights after `signIn.checkSeconds`. */
export const checkSession = async (): Promise<void> => session?.checkSession();

/** Retries provider or user, if either failed. */
export const retry = async (): Promise<void> => session?.retry();

/** Rereads after a purchase, for example; old data stays meanwhile. */
export const refreshCustomer = async (): Promise<void> => started().refreshCustomer();
