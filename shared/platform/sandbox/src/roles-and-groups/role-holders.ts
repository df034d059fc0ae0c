import { t } from '@console/words';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import { invites, members } from '../db/schema';
import { writeUnlessLastAdministrator } from '../members/last-administrator';
import { exceedsLicenceAfterMove } from '../members/licences';
import { inviteToWire } from '../members/team-members';
import type { Platform } from '../platform/platform';
import { managesUsers, type RoleRow } from './role-rules';

/** Leaves out accepted invites, whose people are users now. */
export async function readRoleInvites({ db }: Platform, company: Company, role: RoleRow) {
  const rows = await db.select().from(invites).where(isInvited(company, role)).orderBy(desc(invites.invitedAt));
  return rows.map(inviteToWire);
}

/** The console moves users and invites first (ACCT-115). */
export async function refuseRoleInUse({ db }: Platform, company: Company, role: RoleRow): Promise<void> {
  const users = await db.$count(members, isHeld(company, role));
  if (users + (await db.$count(invites, isInvited(company, role))) > 0) {
    throw new Refusal(
      400,
      t('The role {name} still has users or invites. Move them to another role first.', { name: role.name }),
    );
  }
}

interface Move {
  from: RoleRow;
  to: RoleRow;
  /** The caller must not change their own role this way. */
  by: string;
}

export async function moveHolders(platform: Platform, company: Company, { from, to, by }: Move): Promise<void> {
  const { db } = platform;
  if (from.id === to.id) throw new Refusal(400, t('Choose another role.'));
  const [membership] = await db
    .select()
    .from(members)
    .where(and(isHeld(company, from), eq(members.personId, by)));
  if (membership)
    throw new Refusal(
      400,
      t('You can’t delete the role {name} because you have it yourself. Ask another administrator to delete it.', {
        name: from.name,
      }),
    );
  const exceeded = await exceedsLicenceAfterMove(platform, company, from, to);
  if (exceeded)
    throw new Refusal(400, t('There aren’t enough {product} licenses left for these users.', { product: exceeded }));
  const write = (remains?: SQL) =>
    platform.recordReads.next(async (version) => {
      const [moved] = await db.batch([
        db
          .update(members)
          .set({ roleId: to.id, version })
          .where(and(isHeld(company, from), remains)),
        // Accepted invites too: none may refer to a deleted role.
        db
          .update(invites)
          .set({ roleId: to.id })
          .where(and(eq(invites.customerId, company.id), eq(invites.roleId, from.id), remains)),
      ]);
      return moved;
    });
  await (managesUsers(to) ? write() : writeUnlessLastAdministrator(platform, company, { roleId: from.id }, write));
}

function isHeld(company: Company, role: RoleRow) {
  return and(eq(members.customerId, company.id), eq(members.roleId, role.id));
}

function isInvited(company: Company, role: RoleRow) {
  return and(eq(invites.customerId, company.id), eq(invites.roleId, role.id), isNull(invites.acceptedAt));
}
