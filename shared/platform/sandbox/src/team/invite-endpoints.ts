import { randomUUID } from 'node:crypto';
import { MESSAGE_FAILURE, MESSAGE_SUCCESS, MESSAGE_WARNING, type MessageResult, manageTeam } from '@console/api';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { reportError } from '../calls/answer-errors';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import { invites, members, people, roles } from '../db/schema';
import { exceedsLicence } from '../members/licences';
import { inviteToWire } from '../members/team-members';
import { notificationMail } from '../notifications/notification-mail';
import { INVITATION } from '../notifications/notification-types';
import type { Platform } from '../platform/platform';
import { invitationLink, newInvitationSecret } from './invitations';

/** api/ManageTeam: invites. */
export function inviteEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, issuer, mailer, now } = platform;

  endpoint(manageTeam.getPendingInvites, {
    gate: 'TEAM_ADMIN',
    handle: ({ principal }) => readInvites(platform, companyOf(principal), { pendingOnly: true }),
  });

  endpoint(manageTeam.getInvites, {
    gate: 'TEAM_ADMIN',
    // Its meaning is not specified (C26); every number answers with all invites.
    params: z.object({ list: z.coerce.number().int() }),
    handle: ({ principal }) => readInvites(platform, companyOf(principal)),
  });

  endpoint(manageTeam.inviteUser, {
    gate: 'TEAM_ADMIN',
    handle: async ({ principal, body }): Promise<MessageResult> => {
      const company = companyOf(principal);
      const email = await acceptableAddress(platform, company, body.email);
      const inCompany = and(eq(roles.id, body.customerUserRoleId), eq(roles.customerId, company.id));
      const [role] = await db.select().from(roles).where(inCompany);
      if (!role) refuseField('customerUserRoleId', 'The role does not exist.');
      if (await exceedsLicence(platform, company, role)) return { type: MESSAGE_FAILURE };
      const { secret, secretHash } = newInvitationSecret();
      const id = `i-${randomUUID().slice(0, 8)}`;
      const invitedAt = now().getTime();
      await db.insert(invites).values({ id, customerId: company.id, email, roleId: role.id, invitedAt, secretHash });
      const values = {
        companyName: company.name,
        inviterName: `${principal.person.firstName} ${principal.person.lastName}`.trim(),
        roleName: role.name,
        invitationLink: invitationLink(issuer, secret),
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
        // Without its mail nobody can accept the invite, and it would block another one for the address.
        await db.delete(invites).where(eq(invites.id, id));
        reportError(error);
        throw new Refusal(502, 'The invitation could not be mailed. Nobody was invited.');
      }
      noteChange(principal, { id: email, name: email, after: { role: role.name } });
      return { type: MESSAGE_SUCCESS };
    },
  });

  endpoint(manageTeam.removePendingInvites, {
    gate: 'TEAM_ADMIN',
    handle: async ({ principal, body }): Promise<MessageResult> => {
      const emails = [...new Set(body.emails.map((email) => email.trim().toLowerCase()))];
      const named = and(isPending(companyOf(principal)), inArray(invites.email, emails));
      const removed = await db.delete(invites).where(named).returning({ email: invites.email });
      for (const { email } of removed) noteChange(principal, { id: email, name: email });
      if (removed.length === emails.length) return { type: MESSAGE_SUCCESS };
      return { type: MESSAGE_WARNING, message: 'Some invites were no longer pending.' };
    },
  });
}

function isPending(company: Company) {
  return and(eq(invites.customerId, company.id), isNull(invites.acceptedAt));
}

async function readInvites({ db }: Platform, company: Company, { pendingOnly = false } = {}) {
  const rows = await db
    .select()
    .from(invites)
    .where(pendingOnly ? isPending(company) : eq(invites.customerId, company.id))
    .orderBy(desc(invites.invitedAt));
  return rows.map(inviteToWire);
}

/** The address in lower case. Refused when malformed, already a user or already invited. */
async function acceptableAddress({ db }: Platform, company: Company, entered: string): Promise<string> {
  const { data: email } = z.email().safeParse(entered.trim().toLowerCase());
  if (!email) refuseField('email', 'The e-mail address is not valid.');
  const [member] = await db
    .select()
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(eq(members.customerId, company.id), eq(people.email, email)));
  if (member) refuseField('email', `${email} is already a user.`);
  const [invite] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.customerId, company.id), eq(invites.email, email)));
  if (invite) refuseField('email', `${email} has already been invited.`);
  return email;
}

function refuseField(field: string, message: string): never {
  throw new Refusal(400, message, { [field]: [message] });
}
