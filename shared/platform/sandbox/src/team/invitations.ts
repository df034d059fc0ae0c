import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { customers, groupMembers, groups, invites, members, people, roles } from '../db/schema';
import { hashPassword, hashSecret } from '../identity/passwords';
import { STATUS_ACTIVE } from '../members/user-status';
import type { Platform } from '../platform/platform';

/** Undefined after acceptance or withdrawal. */
export async function findInvitation({ db }: Platform, secret: string) {
  const [row] = await db
    .select({ invite: invites, company: customers.name, role: roles.name })
    .from(invites)
    .innerJoin(customers, eq(customers.id, invites.customerId))
    .innerJoin(roles, eq(roles.id, invites.roleId))
    .where(and(eq(invites.secretHash, hashSecret(secret)), isNull(invites.acceptedAt)));
  if (!row) return undefined;
  const [person] = await db.select().from(people).where(eq(people.email, row.invite.email));
  return { ...row, person };
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

/** Joins company and groups; an existing account keeps name and password. */
export async function acceptInvitation({ db, now }: Platform, { invite, person }: Invitation, entered?: NewPerson) {
  const { customerId, roleId, email } = invite;
  const personId = person?.id ?? `u-${randomUUID().slice(0, 8)}`;
  const joinedAt = now().getTime();
  const joined = await db
    .select({ groupId: groups.id })
    .from(groups)
    .where(and(eq(groups.customerId, customerId), inArray(groups.id, invite.groupIds ?? [])));
  await db.batch([
    db.update(invites).set({ acceptedAt: joinedAt }).where(eq(invites.id, invite.id)),
    db.insert(members).values({ customerId, personId, roleId, statusId: STATUS_ACTIVE, joinedAt }),
    person
      ? db.update(people).set({ chosenCustomerId: customerId }).where(eq(people.id, personId))
      : db.insert(people).values({ id: personId, email, ...nameAndPassword(entered), chosenCustomerId: customerId }),
    ...joined.map(({ groupId }) => db.insert(groupMembers).values({ groupId, personId }).onConflictDoNothing()),
  ]);
}

function nameAndPassword(entered: NewPerson | undefined) {
  if (!entered) throw new Error('A new person needs a name and a password');
  const { firstName, lastName, password } = entered;
  return { firstName, lastName, passwordHash: hashPassword(password) };
}
