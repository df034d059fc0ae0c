import { customer, customerUser, myUser } from '@console/api';
import { readUser, writeUser } from '../tokens/session-storage';
import type { SessionState } from './session-store';

type KnownUser = Pick<SessionState, 'currentUser' | 'customer' | 'myUser'>;

/** The entry of the tab's storage. Nothing about it is certain: any script of the tab may have written it. */
export interface PersistedUser extends Required<KnownUser> {
  holder: string;
}

/**
 * Persists the user's data beside the tokens of this tab: after a reload the frame can be drawn at once while the data
 * is fetched again. The gate waits for the fetched data, because the tab's storage may have been changed by others
 * (Q17).
 * @param holder subject and sign-in of the data's owner; it is not read for another user or company
 */
export function persistUser(holder: string, { currentUser, customer: company, myUser: person }: KnownUser): void {
  if (!currentUser || company === undefined || !person) return;
  // The photo is large, and only its own page needs it.
  writeUser(JSON.stringify({ holder, currentUser, customer: company, myUser: { ...person, userProfileImage: '' } }));
}

/**
 * The persisted data; undefined unless it is complete, belongs to this holder, and is valid by the platform's schemas.
 */
export function readPersistedUser(holder: string): KnownUser | undefined {
  const stored = readUser() as Partial<Record<string, unknown>> | undefined;
  if (stored?.holder !== holder) return undefined;
  const currentUser = customerUser.currentUser.safeParse(stored.currentUser);
  const company = customer.customer.safeParse(stored.customer);
  const person = myUser.myUser.safeParse(stored.myUser);
  if (!currentUser.success || !person.success || !(company.success || stored.customer === null)) return undefined;
  return { currentUser: currentUser.data, customer: company.data ?? null, myUser: person.data };
}
