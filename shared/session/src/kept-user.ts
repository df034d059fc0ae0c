import { customer, customerUser, myUser } from '@console/api';
import type { SessionState } from './session-store';
import { readKept, writeKept } from './session-storage';

type KnownUser = Pick<SessionState, 'currentUser' | 'customer' | 'myUser'>;

/**
 * What was last known of the user, kept beside the tokens of this tab: after a reload the gate can answer at once
 * while everything is asked for anew. It opens nothing by itself, since the platform checks every call.
 * @param holder subject and sign-in it belongs to; another user or company starts without it.
 */
export function keepUser(holder: string, { currentUser, customer: company, myUser: person }: KnownUser): void {
  if (!currentUser || company === undefined || !person) return;
  // The photo is large and is not needed before its page asks for it.
  writeKept(JSON.stringify({ holder, currentUser, customer: company, myUser: { ...person, userProfileImage: '' } }));
}

/** Nothing, unless all of it is there, of this holder, and as the platform would answer it. */
export function readKeptUser(holder: string): KnownUser | undefined {
  const kept = readKept() as Partial<Record<string, unknown>> | undefined;
  if (kept?.holder !== holder) return undefined;
  const currentUser = customerUser.currentUser.safeParse(kept.currentUser);
  const company = customer.customer.safeParse(kept.customer);
  const person = myUser.myUser.safeParse(kept.myUser);
  if (!currentUser.success || !person.success || !(company.success || kept.customer === null)) return undefined;
  return { currentUser: currentUser.data, customer: company.data ?? null, myUser: person.data };
}
