import { randomBytes, randomUUID } from 'node:crypto';
import { MESSAGE_FAILURE, MESSAGE_SUCCESS, MESSAGE_WARNING, type MessageResult, manageTeam } from '@console/api';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { reportError } from '../calls/answer-errors';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { type Company, nameOf } from '../calls/principal';
import { Refusal, wrongField } from '../calls/refusal';
import { groups, invites, members, people, roles } from '../db/schema';
import { hashSecret } from '../identity/passwords';
import { exceedsLicence } from '../members/licences';
import { inviteToWire } from '../members/team-members';
import { notificationMail } from '../notifications/notification-mail';
import { INVITATION } from '../notifications/notification-types';
import type { Platform } from '../platform/platform';
import { storedEmail } from '../platform/stored-email';
import { inCompany } from '../roles-and-groups/role-rules';
import { speaking } from '../words/request-words';

export function inviteEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'TEAM_ADMIN');
  const { db, issuer, mailer, now } = platform;

  endpoint(manageTeam.getPendingInvites, ({ company }) => readInvites(platform, company, { pendingOnly: true }));

  endpoint(manageTeam.getInvites, {
    // The number's meaning is unspecified (C26): all invites.
    params: z.object({ list: z.coerce.number().int() }),
    handle: ({ company }) => readInvites(platform, company),
  });

  endpoint(manageTeam.inviteUser, {
    audit: ['invite', 'sent'],
    handle: async ({ principal, company, body }): Promise<MessageResult> => {
      const email = await acceptableAddress(platform, company, body.email);
      const [role] = await db.select().from(roles).where(inCompany(company, body.customerUserRoleId));
      if (!role) throw wrongField('customerUserRoleId', t('The role doesn’t exist.'));
      const details = await acceptableDetails(platform, company, body);
      if (await exceedsLicence(platform, company, role)) return { type: MESSAGE_FAILURE };
      const secret = randomBytes(24).toString('base64url');
      const secretHash = hashSecret(secret);
      const id = `i-${randomUUID().slice(0, 8)}`;
      const invitedAt = now().getTime();
      const invite = { id, customerId: company.id, email, roleId: role.id, invitedAt, secretHash, ...details };
      await db.insert(invites).values(invite);
      const values = {
        companyName: company.name,
        inviterName: nameOf(principal.person),
        roleName: role.name,
        invitationLink: speaking(`${issuer}/identity/invitation/${secret}`, principal.person.languageCode),
      };
      const invitation = {
        customerId: company.id,
        typeId: INVITATION,
        to: email,
        orLanguageOf: principal.person,
        values,
      };
      try {
        await mailer.send(await notificationMail(platform, invitation), company.id);
      } catch (error) {
        // An unmailed invite would block the address, and nobody could accept.
        await db.delete(invites).where(eq(invites.id, id));
        reportError(error);
        throw new Refusal(502, t('The invitation email couldn’t be sent, so this person wasn’t invited. Try again.'));
      }
      noteChange(principal, { id: email, name: email, after: { role: role.name } });
      return { type: MESSAGE_SUCCESS };
    },
  });

  endpoint(manageTeam.removePendingInvites, {
    audit: ['invite', 'deleted'],
    handle: async ({ principal, company, body }): Promise<MessageResult> => {
      const emails = [...new Set(body.emails.map(storedEmail))];
      const named = and(isPending(company), inArray(invites.email, emails));
      const removed = await db.delete(invites).where(named).returning({ email: invites.email });
      for (const { email } of removed) noteChange(principal, { id: email, name: email });
      if (removed.length === emails.length) return { type: MESSAGE_SUCCESS };
      return { type: MESSAGE_WARNING, message: t('Some invites were no longer pending.') };
    },
  });
}

function isPending(company: Company) {
  return and(eq(invites.customerId, company.id), isNull(invites.acceptedAt));
}

/** C152. @throws Refusal for a foreign group */
async function acceptableDetails({ db }: Platform, company: Company, { name = '', groupIds = [] }: Details) {
  // Mails contain the name, so markup and line breaks are refused.
  if (/[<>\r\n]/.test(name)) throw wrongField('name', t('The name must be a single line, without < or >.'));
  const requestedIds = [...new Set(groupIds)];
  const existing = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.customerId, company.id), inArray(groups.id, requestedIds)));
  if (existing.length < requestedIds.length) throw wrongField('groupIds', t('The group doesn’t exist.'));
  return { name: name.trim() || null, groupIds: requestedIds.length > 0 ? requestedIds : null };
}
type Details = Pick<manageTeam.InviteUserRequest, 'name' | 'groupIds'>;

async function readInvites({ db }: Platform, company: Company, { pendingOnly = false } = {}) {
  const rows = await db
    .select()
    .from(invites)
    .where(pendingOnly ? isPending(company) : eq(invites.customerId, company.id))
    .orderBy(desc(invites.invitedAt));
  const companyGroups = await db.select({ id: groups.id }).from(groups).where(eq(groups.customerId, company.id));
  const existing = new Set(companyGroups.map(({ id }) => id));
  // Leaves out deleted groups, so that the invite can be sent again.
  return rows.map((row) => inviteToWire({ ...row, groupIds: row.groupIds?.filter((id) => existing.has(id)) ?? null }));
}

/** The stored form. @throws Refusal if malformed, a user or invited */
async function acceptableAddress({ db }: Platform, company: Company, entered: string): Promise<string> {
  const email = storedEmail(entered);
  if (!isEmail(email)) throw wrongField('email', t('The email address isn’t valid.'));
  const [member] = await db
    .select()
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.customerId, company.id), eq(people.email, email)));
  if (member) throw wrongField('email', t('{email} is already a user.', { email }));
  const [invite] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.customerId, company.id), eq(invites.email, email)));
  if (invite) throw wrongField('email', t('{email} has already been invited.', { email }));
  return email;
}
