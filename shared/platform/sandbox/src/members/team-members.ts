import { fieldsOf, manageTeam } from '@console/api';
import { t } from '@console/words';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Company, nameOf } from '../calls/principal';
import { demandRow, wrongField } from '../calls/refusal';
import { jsonList } from '../db/in-batches';
import { groupMembers, groups, type invites, members, people, roles } from '../db/schema';
import type { Platform } from '../platform/platform';
import { byName } from '../words/request-words';

interface MemberFilter {
  userId?: string;
  roleId?: string;
  groupId?: string;
  /** Cut by the code points of the names; sorted by name only within the page. */
  page?: { skip: number; take: number | undefined };
}

/** Sorts by name. */
export async function readMembers(
  { db }: Platform,
  company: Company,
  { userId, roleId, groupId, page }: MemberFilter = {},
): Promise<manageTeam.TeamMember[]> {
  const inGroup = db
    .select({ id: groupMembers.personId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId ?? ''));
  const rows = await db
    .select({ person: people, member: members })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(
      and(
        eq(members.customerId, company.id),
        userId ? eq(members.personId, userId) : undefined,
        roleId ? eq(members.roleId, roleId) : undefined,
        groupId ? inArray(members.personId, inGroup) : undefined,
      ),
    )
    .orderBy(...(page ? [people.firstName, people.lastName, people.id] : []))
    .limit(page?.take ?? -1)
    .offset(page?.skip ?? 0);
  const entries = rows.map(({ person, member }) => ({
    ...fieldsOf(manageTeam.updateUserRequest, member),
    id: person.id,
    name: nameOf(person),
    email: person.email,
  }));
  return byName(entries);
}

export async function readUsers(
  platform: Platform,
  company: Company,
  filter?: MemberFilter,
): Promise<manageTeam.TeamUser[]> {
  const rows = await readMembers(platform, company, filter);
  const groupsOf = await readGroups(platform.db, company, filter && rows.map(({ id }) => id));
  return rows.map((member) => ({ ...member, groupIds: groupsOf.get(member.id) ?? [] }));
}

async function readGroups(
  db: Platform['db'],
  company: Company,
  userIds?: readonly string[],
): Promise<Map<string, string[]>> {
  const groupIds = db.select({ id: groups.id }).from(groups).where(eq(groups.customerId, company.id));
  const rows = await db
    .select()
    .from(groupMembers)
    // `+` keeps SQLite off the index of groups: it looks up each person once.
    .where(
      and(
        sql`+${groupMembers.groupId} in ${groupIds}`,
        userIds && sql`${groupMembers.personId} in ${jsonList(userIds)}`,
      ),
    );
  const byPerson = new Map<string, string[]>();
  for (const { personId, groupId } of rows) byPerson.set(personId, [...(byPerson.get(personId) ?? []), groupId]);
  return byPerson;
}

export function inviteToWire({
  id,
  email,
  roleId,
  invitedAt,
  acceptedAt,
  name,
  groupIds,
}: typeof invites.$inferSelect): manageTeam.Invite {
  return {
    id,
    email,
    customerUserRoleId: roleId,
    invitedDate: new Date(invitedAt).toISOString(),
    acceptedDate: acceptedAt === null ? null : new Date(acceptedAt).toISOString(),
    ...(name === null ? {} : { name }),
    ...(groupIds === null ? {} : { groupIds }),
  };
}

export function findMember({ db }: Platform, company: Company, userId: string) {
  const isMember = and(eq(members.customerId, company.id), eq(members.personId, userId));
  return demandRow(db.select().from(members).where(isMember), t('The user was not found.'));
}

export async function rolesOf({ db }: Platform, company: Company, wantedId: string, currentId: string) {
  const all = await db.select().from(roles).where(eq(roles.customerId, company.id));
  const role = all.find(({ id }) => id === wantedId);
  const current = all.find(({ id }) => id === currentId);
  if (!role || !current) throw wrongField('roleId', t('The role doesn’t exist.'));
  return { role, current };
}
