import { accessFor, type Grants } from '../calls/products';
import { administratorRole } from '../companies/add-company';
import { companies } from '../companies/seed-companies';
import { roles } from '../db/schema';
import type { SeedRows } from '../db/seed-rows';
import { readJson } from '../platform/read-json';

interface RoleSeed {
  key: string;
  name: string;
  description: string;
  isReadOnly?: boolean;
  grants: Grants;
}

/** By company. */
const moreRoles = readJson(import.meta.dirname, 'roles.json') as Record<string, RoleSeed[]>;

export function seedRoles(rows: SeedRows): void {
  for (const [company, { id: customerId }] of Object.entries(companies)) {
    const seeds: RoleSeed[] = [administratorRole, ...(moreRoles[company] ?? [])];
    for (const { key, grants, isReadOnly = false, ...role } of seeds) {
      rows.add(roles, { ...role, id: roleId(customerId, key), customerId, isReadOnly, access: accessFor(grants) });
    }
  }
}

export const roleId = (customerId: string, key: string): string => `${customerId.replace('c-', 'r-')}-${key}`;
