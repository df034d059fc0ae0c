/** Who is signed in, what they may do, and the only access to their token. One instance per page. */
export { AreaSettingsError, areaSettings } from './user/area-settings';
export { can, useCan } from './user/can';
export { leaveToCustomerResolve } from './leave-to-customer-resolve';
export { refreshCustomer } from './user/load-user';
export { retry } from './recovery';
export { CALLBACK_PATH, safeReturnTo } from './identity/return-to';
export { checkSession } from './session-check';
export { onSessionEnd } from './session-end';
export {
  drawnUser,
  type SessionEndReason,
  type SessionReason,
  type SessionState,
  type SessionStatus,
  type SessionUser,
  sessionStore,
  useSession,
} from './user/session-store';
export { completeSignIn, SignInError, signIn } from './sign-in';
export { signOut } from './sign-out';
export { type StartOptions, startSession } from './start-session';
