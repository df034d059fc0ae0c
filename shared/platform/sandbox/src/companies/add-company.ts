import { randomUUID } from 'node:crypto';
import type { country } from '@console/api';
import { later } from '@console/words/later';
import { eq } from 'drizzle-orm';
import { accessFor, EVERYTHING } from '../calls/products';
import { customers, members, people, roles } from '../db/schema';
import { STATUS_ACTIVE } from '../members/user-status';
import type { Platform } from '../platform/platform';

/**
 * The role that every company starts with. It cannot be changed, and it gives access to all products that the company
 * buys.
 */
export const administratorRole = {
  key: 'administrator',
  name: later('Administrator'),
  description: later('Everything the company has'),
  isReadOnly: true,
  grants: EVERYTHING,
};

interface NewCompany {
  name: string;
  orgNumber: string;
  country: country.Country;
  isActive: boolean;
  registrationAnswers: Record<string, unknown>;
}

/** Adds a company with its read-only role, which the person who registered it gets. @returns its id */
export async function addCompany({ db, now }: Platform, personId: string, company: NewCompany): Promise<string> {
  const customerId = `c-${randomUUID().slice(0, 8)}`;
  const roleId = `r-${randomUUID().slice(0, 8)}`;
  const registeredAt = now().getTime();
  const { name, description, isReadOnly, grants } = administratorRole;
  await db.batch([
    db.insert(customers).values({ ...company, id: customerId, licenses: [], activeProducts: [], registeredAt }),
    db.insert(roles).values({ id: roleId, customerId, name, description, isReadOnly, access: accessFor(grants) }),
    db.insert(members).values({ customerId, personId, roleId, statusId: STATUS_ACTIVE, joinedAt: registeredAt }),
    db.update(people).set({ chosenCustomerId: customerId }).where(eq(people.id, personId)),
  ]);
  return customerId;
}
