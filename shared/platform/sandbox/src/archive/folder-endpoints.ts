import { randomUUID } from 'node:crypto';
import { digitalArchiveFolders } from '@console/api';
import { t } from '@console/words';
import { and, eq, inArray } from 'drizzle-orm';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Principal } from '../calls/principal';
import { notFound } from '../calls/refusal';
import { inBatches } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { readGroups } from '../roles-and-groups/group-rules';
import { archiveFolders, archiveRecords } from './archive-tables';
import { checkFolder, findFolder, folderAccess, isFolder, readFolders, subtreeOf, toWire } from './folder-rules';
import { queueDeliveries } from './webhook-deliveries';

export function folderEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, recordReads } = platform;

  async function readLevel(principal: Principal, parentId: string | null) {
    const company = companyOf(principal);
    const all = await readFolders(platform, company);
    const level = all.filter((folder) => folder.parentId === parentId);
    for (const { id, version } of level) recordReads.note(principal.person.id, recordOf(id), version);
    return toWire(platform, company, level, all);
  }

  endpoint(digitalArchiveFolders.getTopFolders, {
    gate: 'GENERAL_ADMIN',
    handle: ({ principal }) => readLevel(principal, null),
  });

  endpoint(digitalArchiveFolders.getFolders, {
    gate: 'GENERAL_ADMIN',
    handle: async ({ principal, params: { parentId } }) => {
      await findFolder(platform, companyOf(principal), parentId);
      return readLevel(principal, parentId);
    },
  });

  endpoint(digitalArchiveFolders.getAllUserFoldersFlat, {
    gate: 'member',
    scopes: ['api.external', 'api.integration_customer'],
    handle: async ({ principal }) => {
      const company = companyOf(principal);
      const all = await readFolders(platform, company);
      const mayOpen = await folderAccess(platform, principal);
      return toWire(platform, company, all.filter(mayOpen), all);
    },
  });

  endpoint(digitalArchiveFolders.getAccessGroups, {
    gate: 'GENERAL_ADMIN',
    handle: ({ principal }) => readGroups(db, companyOf(principal)),
  });

  endpoint(digitalArchiveFolders.createFolder, {
    gate: 'GENERAL_ADMIN',
    audit: ['folder', 'created'],
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const folder = { id: `f-${randomUUID().slice(0, 8)}`, ...(await checkFolder(platform, company, body)) };
      await db.insert(archiveFolders).values({ ...folder, customerId: company.id });
      noteChange(principal, { id: folder.id, name: folder.name, after: { name: folder.name } });
      await queueDeliveries(platform, company.id, 'folder.created', { id: folder.id, name: folder.name });
      return null;
    },
  });

  endpoint(digitalArchiveFolders.updateFolder, {
    gate: 'GENERAL_ADMIN',
    audit: ['folder', 'updated'],
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const current = await findFolder(platform, company, body.id);
      const folder = await checkFolder(platform, company, body, current);
      await recordReads.write(principal, recordOf(body.id), current.version, (version) =>
        db
          .update(archiveFolders)
          .set({ ...folder, version })
          .where(and(isFolder(company, body.id), eq(archiveFolders.version, current.version))),
      );
      noteChange(principal, { id: body.id, name: folder.name, before: { ...current }, after: folder });
      if (folder.name !== current.name) {
        const renamed = { id: body.id, name: folder.name, formerName: current.name };
        await queueDeliveries(platform, company.id, 'folder.renamed', renamed);
      }
      return null;
    },
  });

  endpoint(digitalArchiveFolders.deleteFolders, {
    gate: 'GENERAL_ADMIN',
    audit: ['folder', 'deleted'],
    handle: async ({ principal, body }) => {
      const company = companyOf(principal);
      const deleted = subtreeOf(await readFolders(platform, company), body);
      if (!body.every((id) => deleted.some((folder) => folder.id === id)))
        throw notFound(t('The folder was not found.'));
      for (const batch of inBatches(deleted)) {
        const ids = batch.map(({ id }) => id);
        await db.batch([
          db.delete(archiveRecords).where(inArray(archiveRecords.folderId, ids)),
          db.delete(archiveFolders).where(inArray(archiveFolders.id, ids)),
        ]);
      }
      for (const { id, name } of deleted) await queueDeliveries(platform, company.id, 'folder.deleted', { id, name });
      for (const { id, name } of deleted) noteChange(principal, { id, name, before: { name } });
      return null;
    },
  });
}

const recordOf = (folderId: string) => `archive folder ${folderId}`;
