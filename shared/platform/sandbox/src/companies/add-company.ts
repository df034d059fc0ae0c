import { randomUUID } from 'node:crypto';
import type { country } from '@console/api';
import { later } from '@console/words/later';
import { eq } from 'drizzle-orm';
import { accessFor, EVERYTHING } from '../calls/products';
import { customers, members, people, roles } from '../db/schema';
import { STATUS_ACTIVE } from '../members/user-status';
import type { Platform } from '../platform/platform';

/** Fixed: opens all bought products. */
export const administratorRole = {
  key: 'administrator',
  name: later('Administrator'),
  description: later('Access to everything the company has'),
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

/** @returns the company's id; the creator gets the read-only role */
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
