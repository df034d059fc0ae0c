import { companies } from '../companies/seed-companies';
import { groupMembers, invites, members, people } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { pick, seededRandom } from '../db/seeded-random';
import { hashPassword, hashSecret } from '../identity/passwords';
import { PERSONAS, SEED_PASSWORD } from '../identity/personas';
import { STATUS_ACTIVE } from '../members/user-status';
import { DAY } from '../platform/day';
import { addScaleGroupMembers } from '../roles-and-groups/seed-groups';
import { roleId } from '../roles-and-groups/seed-roles';
import { fjellheimPeople, nordicName, splitName, uniqueMailboxes } from './seed-names';

const FJELLHEIM = companies.fjellheim.id;
const FIRST_USER = 400;
const JOINED_LATELY = 3;
const SCALE_ROLES = ['case-handler', 'reader', 'template-author'] as const;

export function seedPeople(rows: SeedRows, options: SeedOptions): void {
  const added = addPeople(rows, options);
  const joinedLately = added.slice(fjellheimPeople.length - JOINED_LATELY, fjellheimPeople.length);
  addInvites(rows, options.now, joinedLately);
  addScaleGroupMembers(rows, options.scale, added.slice(fjellheimPeople.length));
  addOtherCompaniesPeople(rows, options.now);
}

function addPeople(rows: SeedRows, { now, scale }: SeedOptions): { id: string; email: string }[] {
  const random = seededRandom(1814);
  const mailbox = uniqueMailboxes();
  const everyone = [
    ...fjellheimPeople,
    ...Array.from(
      { length: Math.max(0, scale - fjellheimPeople.length) },
      () => [nordicName(random), pick(SCALE_ROLES, random)] as const,
    ),
  ];
  return everyone.map(([name, role, more = {}], index) => {
    const id = `u-${String(FIRST_USER + index).padStart(5, '0')}`;
    const email = `${mailbox(name)}@fjellheim.example`;
    addPerson(rows, { id, name, email });
    rows.add(members, {
      customerId: FJELLHEIM,
      personId: id,
      roleId: roleId(FJELLHEIM, role),
      statusId: more.statusId ?? STATUS_ACTIVE,
      joinedAt: now - daysSinceJoined(index) * DAY,
    });
    const groupNames = [...(more.groups ?? []), 'all-staff'];
    rows.add(groupMembers, ...groupNames.map((group) => ({ groupId: `g-${group}`, personId: id })));
    return { id, email };
  });
}

function daysSinceJoined(index: number): number {
  const fromEnd = fjellheimPeople.length - 1 - index;
  if (fromEnd >= 0 && fromEnd < JOINED_LATELY) return 4 + 8 * fromEnd;
  return 40 + (Math.abs(fromEnd) % 60) * 29;
}

function addInvites(rows: SeedRows, now: number, joinedLately: readonly { email: string }[]): void {
  const pending = [
    { email: 's.maehlum@fjellheim.example', role: 'case-handler', daysAgo: 19 },
    { email: 'ottar.lindvik@fjellheim.example', role: 'reader', daysAgo: 11 },
    { email: 'revisjon@partner.example', role: 'auditor', daysAgo: 8 },
  ];
  const accepted = joinedLately.map(({ email }, index) => {
    const acceptedDaysAgo = 4 + 8 * (JOINED_LATELY - 1 - index);
    return { email, role: 'reader', daysAgo: acceptedDaysAgo + 2, acceptedDaysAgo };
  });
  rows.add(
    invites,
    ...[...pending.map((invite) => ({ ...invite, acceptedDaysAgo: undefined })), ...accepted].map((invite, index) => ({
      id: `i-${String(index + 1).padStart(4, '0')}`,
      customerId: FJELLHEIM,
      email: invite.email,
      roleId: roleId(FJELLHEIM, invite.role),
      invitedAt: now - invite.daysAgo * DAY,
      acceptedAt: invite.acceptedDaysAgo === undefined ? null : now - invite.acceptedDaysAgo * DAY,
      // No link matches this hash.
      secretHash: hashSecret(`seed ${invite.email}`),
    })),
  );
}

function addOtherCompaniesPeople(rows: SeedRows, now: number): void {
  const { lindqvist, platform, nordlys, havbris } = companies;
  const join = (customerId: string, personId: string, role = 'administrator') =>
    rows.add(members, {
      customerId,
      personId,
      roleId: roleId(customerId, role),
      statusId: STATUS_ACTIVE,
      joinedAt: now - 400 * DAY,
    });
  const persona = (key: keyof typeof PERSONAS, id: string, customerId?: string, isStaff = false) => {
    const { name, email } = PERSONAS[key];
    addPerson(rows, { id, name, email, isStaff });
    if (customerId) join(customerId, id);
  };
  persona('staff', 'u-00001', platform.id, true);
  persona('newCompany', 'u-00002', nordlys.id);
  persona('inactiveCompany', 'u-00003', havbris.id);
  persona('noCompany', 'u-00004');
  join(lindqvist.id, severalCompaniesId());
  addColleagues(rows, lindqvist.id, 'försäkring.example', 100, (id) => join(lindqvist.id, id, 'case-handler'));
  addColleagues(rows, platform.id, 'platform.example', 200, (id) => join(platform.id, id, 'support'));
}

function severalCompaniesId(): string {
  const index = fjellheimPeople.findIndex(([name]) => name === PERSONAS.severalCompanies.name);
  return `u-${String(FIRST_USER + index).padStart(5, '0')}`;
}

function addColleagues(
  rows: SeedRows,
  customerId: string,
  domain: string,
  firstId: number,
  join: (id: string) => void,
) {
  const random = seededRandom(customerId.length * firstId);
  const mailbox = uniqueMailboxes();
  for (let index = 0; index < 6; index++) {
    const name = nordicName(random);
    const id = `u-${String(firstId + index).padStart(5, '0')}`;
    addPerson(rows, { id, name, email: `${mailbox(name)}@${domain}`, isStaff: domain === 'platform.example' });
    join(id);
  }
}

/** Hashed once, at low cost: every test seeds, and the password is public. */
let seedHash: string | undefined;

interface PersonSeed {
  id: string;
  name: string;
  email: string;
  isStaff?: boolean;
  languageCode?: string;
}

/** English, the documents' language, until changed in the settings. */
function addPerson(rows: SeedRows, { name, languageCode = 'en', ...person }: PersonSeed): void {
  rows.add(people, {
    ...person,
    languageCode,
    ...splitName(name),
    phoneNumber: `+47 400 ${person.id.slice(-5, -3)} ${person.id.slice(-3)}`,
    passwordHash: (seedHash ??= hashPassword(SEED_PASSWORD, 1024)),
  });
}
