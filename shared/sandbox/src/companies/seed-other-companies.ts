import { customers } from '../db/schema';
import { administratorRole } from './administrator-role';
import { companies, type RoleSeed } from './seed-companies';
import { fjellheimPeople } from '../team/seed-fjellheim-people';
import { nordicName, uniqueMailboxes } from '../team/seed-names';
import { PERSONAS } from '../identity/personas';
import { FEATURE, MAIN_PRODUCT } from '../platform/products';
import { seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { addMember, addPerson, addRoles, roleId, type SeedRows } from '../db/seed-rows';

const handlerRole: RoleSeed = {
  key: 'case-handler',
  name: 'Handläggare',
  description: 'Skriver och arkiverar',
  grants: { DA: 'all', DG: 'all' },
};
const supportRole: RoleSeed = {
  key: 'support',
  name: 'Support agent',
  description: 'Helps customers',
  grants: { [MAIN_PRODUCT]: [FEATURE.team], SP: 'all' },
};

/** The companies beside Fjellheim, each there for one persona. */
export function addOtherCompanies(rows: SeedRows, now: number): void {
  const { lindqvist, platform, nordlys, havbris } = companies;
  rows.add(customers, lindqvist, platform, nordlys, havbris);
  for (const { id } of [nordlys, havbris]) addRoles(rows, id, [administratorRole]);
  addRoles(rows, lindqvist.id, [administratorRole, handlerRole]);
  addRoles(rows, platform.id, [administratorRole, supportRole]);

  const join = (customerId: string, personId: string, role = 'administrator') =>
    addMember(rows, { customerId, personId, roleId: roleId(customerId, role), joinedAt: now - 400 * DAY });
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
  addColleagues(rows, lindqvist.id, 'lindqvist.example', 100, (id) => join(lindqvist.id, id, 'case-handler'));
  addColleagues(rows, platform.id, 'platform.example', 200, (id) => join(platform.id, id, 'support'));
}

/** Works for Fjellheim too, and so is one of its people. */
function severalCompaniesId(): string {
  const index = fjellheimPeople.findIndex(([name]) => name === PERSONAS.severalCompanies.name);
  return `u-${String(400 + index).padStart(5, '0')}`;
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
