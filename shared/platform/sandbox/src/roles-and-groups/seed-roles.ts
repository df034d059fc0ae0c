import { accessFor, FEATURE, type Grants, MAIN_PRODUCT } from '../calls/products';
import { administratorRole } from '../companies/add-company';
import { companies } from '../companies/seed-companies';
import { roles } from '../db/schema';
import type { SeedRows } from '../db/seed-rows';

interface RoleSeed {
  key: string;
  name: string;
  description: string;
  isReadOnly?: boolean;
  grants: Grants;
}

const fjellheimRoles: RoleSeed[] = [
  administratorRole,
  {
    key: 'team-administrator',
    name: 'Team administrator',
    description: 'Users, invites, roles and groups',
    grants: { [MAIN_PRODUCT]: [FEATURE.team] },
  },
  {
    key: 'billing',
    name: 'Billing',
    description: 'Invoices and payment methods',
    grants: { [MAIN_PRODUCT]: [FEATURE.billing], SP: 'all' },
  },
  {
    key: 'case-handler',
    name: 'Case handler',
    description: 'Writes, sends for signing and archives',
    grants: {
      DA: ['DA_OPEN', 'DA_CREATE'],
      DS: ['DS_SEND', 'DS_CANCEL', 'DS_PROOF'],
      DG: ['DG_SEARCH', 'DG_READ', 'DG_UPLOAD', 'DG_MOVE'],
    },
  },
  {
    key: 'template-author',
    name: 'Template author',
    description: 'Templates, dialogs and shared texts',
    grants: { DA: 'all', SD: 'all', TL: 'all', WF: ['WF_DESIGN'] },
  },
  {
    key: 'reader',
    name: 'Reader',
    description: 'Reads what is archived',
    grants: { DG: ['DG_SEARCH', 'DG_READ'] },
  },
  {
    key: 'auditor',
    name: 'Auditor',
    description: 'Reads the archive and the audit log',
    grants: { DG: ['DG_SEARCH', 'DG_READ'], LL: ['LL_READ', 'LL_EXPORT'] },
  },
];

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

export function seedRoles(rows: SeedRows): void {
  const { fjellheim, lindqvist, platform, nordlys, havbris } = companies;
  addRoles(rows, fjellheim.id, fjellheimRoles);
  for (const { id } of [nordlys, havbris]) addRoles(rows, id, [administratorRole]);
  addRoles(rows, lindqvist.id, [administratorRole, handlerRole]);
  addRoles(rows, platform.id, [administratorRole, supportRole]);
}

function addRoles(rows: SeedRows, customerId: string, seeds: RoleSeed[]): void {
  rows.add(
    roles,
    ...seeds.map(({ key, name, description, isReadOnly = false, grants }) => ({
      id: roleId(customerId, key),
      customerId,
      name,
      description,
      isReadOnly,
      access: accessFor(grants),
    })),
  );
}

export function roleId(customerId: string, key: string): string {
  return `${customerId.replace('c-', 'r-')}-${key}`;
}
