import type { manageTeam } from '@console/api';
import { count, eq, inArray } from 'drizzle-orm';
import { archiveFolders, archiveRecords } from '../archive/archive-tables';
import { folderReasons, pathsOf, readFolders } from '../archive/folder-rules';
import type { Company } from '../calls/principal';
import { accessInWords, effectiveAccess } from '../calls/products';
import { findMember } from '../members/team-members';
import { STATUS_ACTIVE } from '../members/user-status';
import type { Platform } from '../platform/platform';
import { findRole } from '../roles-and-groups/role-rules';
import { compareNames } from '../words/request-words';

/** Applies the rules that check the user's calls, and tells the source of each part. */
export async function readUserAccess(
  platform: Platform,
  company: Company,
  userId: string,
): Promise<manageTeam.UserAccess> {
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
  const folderIds = db
    .select({ id: archiveFolders.id })
    .from(archiveFolders)
    .where(eq(archiveFolders.customerId, company.id));
  const rows = await db
    .select({ folderId: archiveRecords.folderId, records: count() })
    .from(archiveRecords)
    .where(inArray(archiveRecords.folderId, folderIds))
    .groupBy(archiveRecords.folderId);
  return new Map(rows.map(({ folderId, records }) => [folderId, records]));
}
