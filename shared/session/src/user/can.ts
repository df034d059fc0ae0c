import { isAllowed, type Requirement } from '@console/contract';
import { type SessionState, sessionStore, useSession } from './session-store';

/** Whether the signed-in user passes the gate now. False while anything the gate needs is unknown. */
export function can(requirement: Requirement | undefined): boolean {
  return passes(sessionStore.getState(), requirement);
}

/** `can` for components: renders again when the answer changes. */
export function useCan(requirement: Requirement | undefined): boolean {
  return useSession((session) => passes(session, requirement));
}

function passes({ gateUser, config }: SessionState, requirement: Requirement | undefined): boolean {
  return config !== undefined && isAllowed(requirement, gateUser, config);
}
