import { createHash } from 'node:crypto';
import { customers, groupMembers, groups, invites, invoices } from '../db/schema';
import { companies, fjellheimGroups, fjellheimRoles } from '../companies/seed-companies';
import { fjellheimPeople, type FjellheimRole } from './seed-fjellheim-people';
import { nordicName, uniqueMailboxes } from './seed-names';
import { pick, seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { addScaleGroups } from '../roles-and-groups/seed-groups';
import { addMember, addPerson, addRoles, roleId, type SeedRows } from '../db/seed-rows';

const { id: customerId } = companies.fjellheim;
const FIRST_USER = 400;
const JOINED_LATELY = 3;
const PEOPLE_PER_GROUP = 5;
const SCALE_ROLES = ['case-handler', 'reader', 'template-author'] as const satisfies FjellheimRole[];

/** Fjellheim Pensjon AS, where most personas work: 48 users, or `scale` if that is more, and a fifth as many groups. */
export function addFjellheim(rows: SeedRows, { now, scale }: { now: number; scale: number }): void {
  const extra = Math.max(0, scale - fjellheimPeople.length);
  const userLimit = 60 + extra;
  rows.add(customers, {
    ...companies.fjellheim,
    licenses: companies.fjellheim.licenses.map((license, index) => (index === 0 ? { ...license, userLimit } : license)),
  });
  addRoles(rows, customerId, fjellheimRoles);
  rows.add(groups, ...Object.entries(fjellheimGroups).map(([key, name]) => ({ id: `g-${key}`, customerId, name })));
  const added = addPeople(rows, now, extra);
  const joinedLately = added.slice(fjellheimPeople.length - JOINED_LATELY, fjellheimPeople.length);
  addInvites(
    rows,
    now,
    joinedLately.map(({ email }) => email),
  );
  addScaleGroups(rows, {
    customerId,
    count: Math.max(0, Math.floor(scale / PEOPLE_PER_GROUP) - Object.keys(fjellheimGroups).length),
    personIds: added.slice(fjellheimPeople.length).map(({ id }) => id),
  });
  addInvoices(rows, now);
}

function addPeople(rows: SeedRows, now: number, extra: number): { id: string; email: string }[] {
  const random = seededRandom(1814);
  const mailbox = uniqueMailboxes();
  const everyone = [
    ...fjellheimPeople,
    ...Array.from({ length: extra }, () => [nordicName(random), pick(SCALE_ROLES, random)] as const),
  ];
  return everyone.map(([name, role, more = {}], index) => {
    const id = `u-${String(FIRST_USER + index).padStart(5, '0')}`;
    const email = `${mailbox(name)}@fjellheim.example`;
    addPerson(rows, { id, name, email });
    addMember(rows, {
      customerId,
      personId: id,
      roleId: roleId(customerId, role),
      joinedAt: now - daysSinceJoined(index) * DAY,
      ...(more.statusId ? { statusId: more.statusId } : {}),
    });
    const own = [...(more.groups ?? []), 'all-staff'];
    rows.add(groupMembers, ...own.map((group) => ({ groupId: `g-${group}`, personId: id })));
    return { id, email };
  });
}

/** The last three of the 48 came within the last 30 days; everyone else has been there for longer. */
function daysSinceJoined(index: number): number {
  const fromEnd = fjellheimPeople.length - 1 - index;
  if (fromEnd >= 0 && fromEnd < JOINED_LATELY) return 4 + 8 * fromEnd;
  return 40 + (Math.abs(fromEnd) % 60) * 29;
}

function addInvites(rows: SeedRows, now: number, joinedLately: string[]): void {
  const pending = [
    { email: 's.maehlum@fjellheim.example', role: 'case-handler', daysAgo: 19 },
    { email: 'ottar.lindvik@fjellheim.example', role: 'reader', daysAgo: 11 },
    { email: 'revisjon@partner.example', role: 'auditor', daysAgo: 8 },
  ];
  const accepted = joinedLately.map((email, index) => {
    const acceptedDaysAgo = 4 + 8 * (JOINED_LATELY - 1 - index);
    return { email, role: 'reader', daysAgo: acceptedDaysAgo + 2, acceptedDaysAgo };
  });
  rows.add(
    invites,
    ...[...pending.map((invite) => ({ ...invite, acceptedDaysAgo: undefined })), ...accepted].map((invite, index) => ({
      id: `i-${String(index + 1).padStart(4, '0')}`,
      customerId,
      email: invite.email,
      roleId: roleId(customerId, invite.role),
      invitedAt: now - invite.daysAgo * DAY,
      acceptedAt: invite.acceptedDaysAgo === undefined ? null : now - invite.acceptedDaysAgo * DAY,
      // Their mails were sent long ago: no secret leads here.
      secretHash: createHash('sha256').update(`seed ${invite.email}`).digest('base64url'),
    })),
  );
}

function addInvoices(rows: SeedRows, now: number): void {
  const invoice = (number: number, amountDue: number, issuedDaysAgo: number, paidDaysAgo?: number) => ({
    id: `inv-${number}`,
    customerId,
    number: `FP-2026-${number}`,
    amountDue,
    issuedAt: now - issuedDaysAgo * DAY,
    dueAt: now + (14 - issuedDaysAgo) * DAY,
    paidAt: paidDaysAgo === undefined ? null : now - paidDaysAgo * DAY,
  });
  rows.add(
    invoices,
    invoice(1105, 11_950_00, 58, 46),
    invoice(1106, 11_950_00, 44, 33),
    invoice(1107, 12_430_00, 28, 17),
    invoice(1108, 12_430_00, 14),
    invoice(1109, 12_430_00, 4),
  );
}
