import { MESSAGE_FAILURE, MESSAGE_SUCCESS, type MessageResult, manageTeam, texts } from '@console/api';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import { count, eq } from 'drizzle-orm';
import * as z from 'zod';
import { archiveFolders, archiveRecords } from '../archive/archive-tables';
import { folderReasons, pathsOf, readFolders } from '../archive/folder-rules';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { accessInWords, effectiveAccess } from '../calls/products';
import { demandRow, Refusal, wrongField } from '../calls/refusal';
import { noteRead, writeRow } from '../calls/versioned-rows';
import { members, roles } from '../db/schema';
import { writeUnlessLastAdministrator } from '../members/last-administrator';
import { exceedsLicence } from '../members/licences';
import { findMember, readUsers, rolesOf } from '../members/team-members';
import { STATUS_ACTIVE, statusName, userStatuses } from '../members/user-status';
import type { Platform } from '../platform/platform';
import { readGroups } from '../roles-and-groups/group-rules';
import { findRole, managesUsers, roleName } from '../roles-and-groups/role-rules';
import { byName, compareNames } from '../words/request-words';

export function userEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'TEAM_ADMIN');
  const { db } = platform;

  endpoint(manageTeam.getUsers, {
    query: z.object({
      search: z.optional(texts.search),
      skip: z.coerce.number().int().min(0).optional(),
      take: z.coerce.number().int().min(1).optional(),
    }),
    answer: z.union([manageTeam.getUsers.answer, manageTeam.userPage]),
    handle: async ({ company, query: { search = '', skip, take } }) => {
      if (skip !== undefined && search === '') {
        const total = await db.$count(members, eq(members.customerId, company.id));
        return { total, users: await readUsers(platform, company, { page: { skip, take } }) };
      }
      const isFound = searchFor(search);
      const matches = (await readUsers(platform, company)).filter(({ name, email }) => isFound(`${name} ${email}`));
      if (skip === undefined) return matches.slice(0, take);
      return { total: matches.length, users: matches.slice(skip, take && skip + take) };
    },
  });

  endpoint(manageTeam.getUser, async ({ principal, company, params }) => {
    const isUser = { userId: params.userId };
    const user = await demandRow(readUsers(platform, company, isUser), t('The user was not found.'));
    const member = await findMember(platform, company, params.userId);
    noteRead(platform, principal, members, member);
    return user;
  });

  endpoint(manageTeam.getUserAccess, ({ company, params }) => readUserAccess(platform, company, params.userId));

  endpoint(manageTeam.updateUser, {
    audit: ['user', 'updated'],
    handle: async ({ principal, company, params: { userId }, body }): Promise<MessageResult> => {
      const member = await findMember(platform, company, userId);
      if (userId === principal.person.id) throw new Refusal(400, t('You can’t edit your own account here.'));
      const { role, current } = await rolesOf(platform, company, body.roleId, member.roleId);
      if (!userStatuses.some(({ id }) => id === body.statusId)) {
        throw wrongField('statusId', t('This status isn’t available. Choose another status.'));
      }
      const alreadyCounted = { role: current, isActive: member.statusId === STATUS_ACTIVE };
      if (body.statusId === STATUS_ACTIVE && (await exceedsLicence(platform, company, role, alreadyCounted))) {
        return { type: MESSAGE_FAILURE };
      }
      const staysAdministrator = body.statusId === STATUS_ACTIVE && managesUsers(role);
      const field = body.roleId === member.roleId ? 'statusId' : 'roleId';
      await writeRow(platform, principal, members, member, body, (write) =>
        staysAdministrator ? write() : writeUnlessLastAdministrator(platform, company, { userId }, write, field),
      );
      const [user] = await readUsers(platform, company, { userId });
      const { roleId: _, statusId, ...others } = body;
      noteChange(principal, {
        id: userId,
        name: user?.name ?? '',
        before: { ...member, role: current.name, status: statusName(member.statusId) },
        after: { ...others, role: role.name, status: statusName(statusId) },
      });
      return { type: MESSAGE_SUCCESS };
    },
  });

  endpoint(manageTeam.getUserRoles, async ({ company }) => {
    const rows = await db
      .select({ id: roles.id, name: roles.name, isReadOnly: roles.isReadOnly })
      .from(roles)
      .where(eq(roles.customerId, company.id));
    return byName(rows.map((role) => ({ id: role.id, name: roleName(role) })));
  });

  endpoint(manageTeam.getUserGroups, ({ company }) => readGroups(db, company));

  endpoint(manageTeam.getUserStatuses, () => userStatuses);
}

/** Applies the rules of the user's own calls, and names the source of each part. */
async function readUserAccess(platform: Platform, company: Company, userId: string): Promise<manageTeam.UserAccess> {
  const member = await findMember(platform, company, userId);
  const { access } = await findRole(platform, company, member.roleId);
  const visitor = { personId: userId, access: effectiveAccess(access, company.activeProducts) };
  const reasonOf = await folderReasons(platform, company, visitor);
  const folders = await readFolders(platform, company);
  const pathOf = pathsOf(folders);
  const documents = await countRecords(platform, company);
  return {
    isActive: member.statusId === STATUS_ACTIVE,
    products: accessInWords(access)
      .filter(({ usageFeature }) => usageFeature.hasAccess)
      .map(({ productCode, productName, featureSelections }) => ({
        productCode,
        productName,
        isActive: company.activeProducts.includes(productCode),
        featureNames: featureSelections.filter(({ hasAccess }) => hasAccess).map(({ featureName }) => featureName),
      })),
    folders: folders
      .flatMap((folder) => {
        const reason = reasonOf(folder);
        return reason
          ? [{ id: folder.id, fullPath: pathOf(folder.id), documents: documents.get(folder.id) ?? 0, reason }]
          : [];
      })
      .sort((a, b) => compareNames(a.fullPath, b.fullPath)),
  };
}

async function countRecords({ db }: Platform, company: Company): Promise<Map<string, number>> {
  const rows = await db
    .select({ folderId: archiveRecords.folderId, records: count() })
    .from(archiveRecords)
    .innerJoin(archiveFolders, eq(archiveFolders.id, archiveRecords.folderId))
    .where(eq(archiveFolders.customerId, company.id))
    .groupBy(archiveRecords.folderId);
  return new Map(rows.map(({ folderId, records }) => [folderId, records]));
}
