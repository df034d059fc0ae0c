import { randomUUID } from 'node:crypto';
import { customerRole, manageTeam } from '@console/api';
import { translated } from '@console/words';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { type Fields, noteChange } from '../calls/note-change';
import { accessFor, accessInWords } from '../calls/products';
import { noteRead, writeRow } from '../calls/versioned-rows';
import { roles } from '../db/schema';
import { writeUnlessLastAdministrator } from '../members/last-administrator';
import { readMembers } from '../members/team-members';
import type { Platform } from '../platform/platform';
import { byName } from '../words/request-words';
import { moveHolders, readRoleInvites, refuseRoleInUse } from './role-holders';
import { checkRole, findRole, inCompany, managesUsers, type RoleRow, refuseReadOnly, roleName } from './role-rules';

export function roleEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'TEAM_ADMIN');
  const { db } = platform;

  endpoint(customerRole.getRoles, async ({ company }) => {
    const ofCompany = eq(roles.customerId, company.id);
    return byName(await db.select().from(roles).where(ofCompany)).map(toWire);
  });

  endpoint(customerRole.getBlankRole, () => ({
    roleId: '',
    roleName: '',
    roleDescription: '',
    isReadOnly: false,
    productFeatureAccessSelections: accessInWords(accessFor({})),
  }));

  endpoint(customerRole.getRole, async ({ principal, company, params }) => {
    const role = await findRole(platform, company, params.roleId);
    noteRead(platform, principal, roles, role);
    return toWire(role);
  });

  endpoint(customerRole.saveRole, {
    audit: ['role', 'updated'],
    handle: async ({ principal, company, body }) => {
      const current = body.roleId === '' ? undefined : await findRole(platform, company, body.roleId);
      if (current) refuseReadOnly(current, 'changed');
      const content = await checkRole(platform, company, body);
      if (!current) {
        const added = { ...content, id: `r-${randomUUID().slice(0, 8)}`, customerId: company.id, isReadOnly: false };
        await db.insert(roles).values(added);
        noteRead(platform, principal, roles, { ...added, version: 1 });
        noteChange(principal, { id: added.id, name: added.name, after: fieldsOf(added) });
        return toWire(added);
      }
      await writeRow(platform, principal, roles, current, content, (write) =>
        managesUsers(content)
          ? write()
          : writeUnlessLastAdministrator(platform, company, { roleId: current.id }, write),
      );
      const { id, name } = { ...current, ...content };
      noteChange(principal, { id, name, before: fieldsOf(current), after: fieldsOf(content) });
      return toWire({ ...current, ...content });
    },
  });

  endpoint(customerRole.deleteRole, {
    audit: ['role', 'deleted'],
    handle: async ({ principal, company, params }) => {
      const role = await findRole(platform, company, params.roleId);
      refuseReadOnly(role, 'deleted');
      await refuseRoleInUse(platform, company, role);
      await db.delete(roles).where(inCompany(company, role.id));
      noteChange(principal, { id: role.id, name: role.name, before: fieldsOf(role) });
    },
  });

  endpoint(customerRole.moveRole, {
    audit: ['role', 'deleted'],
    handle: async ({ principal, company, params: { fromId, toId } }) => {
      const from = await findRole(platform, company, fromId);
      const to = await findRole(platform, company, toId);
      refuseReadOnly(from, 'deleted');
      await moveHolders(platform, company, { from, to, by: principal.person.id });
      noteChange(principal, {
        id: from.id,
        name: from.name,
        before: { holders: from.name },
        after: { holders: to.name },
      });
    },
  });

  endpoint(customerRole.getRoleUsers, {
    answer: z.array(manageTeam.teamMember),
    handle: async ({ company, params }) => {
      const { id } = await findRole(platform, company, params.roleId);
      return await readMembers(platform, company, { roleId: id });
    },
  });

  endpoint(customerRole.getRoleInvites, {
    answer: z.array(manageTeam.invite),
    handle: async ({ company, params }) =>
      readRoleInvites(platform, company, await findRole(platform, company, params.roleId)),
  });
}

/** Allowed features per product, for the audit trail. */
function fieldsOf({ name, description, access }: Pick<RoleRow, 'name' | 'description' | 'access'>): Fields {
  const allowed = access.map(({ productName, usageFeature, featureSelections }) => {
    const features = featureSelections.filter(({ hasAccess }) => hasAccess).map(({ featureName }) => featureName);
    return [productName, usageFeature.hasAccess ? ['Use', ...features] : features] as const;
  });
  return { name, description, access: Object.fromEntries(allowed) };
}

function toWire(role: Omit<RoleRow, 'version'>): customerRole.Role {
  const { id, description, isReadOnly, access } = role;
  return {
    roleId: id,
    roleName: roleName(role),
    roleDescription: isReadOnly ? translated(description) : description,
    isReadOnly,
    productFeatureAccessSelections: accessInWords(access),
  };
}
