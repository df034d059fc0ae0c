import { customer, customerUser, myUser } from '@console/api';
import { readUser, writeUser } from '../tokens/session-storage';
import type { SessionState } from './session-store';

type KnownUser = Pick<SessionState, 'currentUser' | 'customer' | 'myUser'>;

/** Untrusted: any script of the tab may have written here. */
export interface PersistedUser extends Required<KnownUser> {
  holder: string;
}

/**
 * Draws at once after a reload; the gate waits for fetched data (Q17).
 * @param holder subject and sign-in; nobody else may read the data
 */
export function persistUser(holder: string, { currentUser, customer: company, myUser: person }: KnownUser): void {
  if (!currentUser || company === undefined || !person) return;
  // The page data are large, and useless on another page.
  writeUser(JSON.stringify({ holder, currentUser, customer: company, myUser: { ...person, userProfileImage: '' } }));
}

/** Undefined unless complete, this holder's and valid. */
export function readPersistedUser(holder: string): KnownUser | undefined {
  const stored = readUser() as Partial<Record<string, unknown>> | undefined;
  if (stored?.holder !== holder) return undefined;
  const currentUser = customerUser.currentUser.safeParse(stored.currentUser);
  const company = customer.customer.safeParse(stored.customer);
  const person = myUser.myUser.safeParse(stored.myUser);
  if (!currentUser.success || !person.success || !(company.success || stored.customer === null)) return undefined;
  return { currentUser: currentUser.data, customer: company.data ?? null, myUser: person.data };
}
