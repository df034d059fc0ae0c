import { randomUUID } from 'node:crypto';
import { digitalArchiveFolders } from '@console/api';
import { t } from '@console/words';
import { inArray } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Principal } from '../calls/principal';
import { notFound } from '../calls/refusal';
import { noteRead, updateRow } from '../calls/versioned-rows';
import { inBatches } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { readGroups } from '../roles-and-groups/group-rules';
import { archiveFolders, archiveRecords } from './archive-tables';
import { checkFolder, findFolder, folderAccess, readFolders, subtreeOf, toWire } from './folder-rules';
import { queueDeliveries } from './webhook-deliveries';

export function folderEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db } = platform;

  async function readLevel(principal: Principal, parentId: string | null) {
    const company = companyOf(principal);
    const all = await readFolders(platform, company);
    const level = all.filter((folder) => folder.parentId === parentId);
    noteRead(platform, principal, archiveFolders, ...level);
    return toWire(platform, company, level, all);
  }

  endpoint(digitalArchiveFolders.getTopFolders, ({ principal }) => readLevel(principal, null));

  endpoint(digitalArchiveFolders.getFolders, async ({ principal, company, params: { parentId } }) => {
    await findFolder(platform, company, parentId);
    return readLevel(principal, parentId);
  });

  define(digitalArchiveFolders.getAllUserFoldersFlat, {
    gate: 'member',
    scopes: ['api.external', 'api.integration_customer'],
    handle: async ({ principal, company }) => {
      const all = await readFolders(platform, company);
      const mayOpen = await folderAccess(platform, principal);
      return toWire(platform, company, all.filter(mayOpen), all);
    },
  });

  endpoint(digitalArchiveFolders.getAccessGroups, ({ company }) => readGroups(db, company));

  endpoint(digitalArchiveFolders.createFolder, {
    audit: ['folder', 'created'],
    handle: async ({ principal, company, body }) => {
      const folder = { id: `f-${randomUUID().slice(0, 8)}`, ...(await checkFolder(platform, company, body)) };
      await db.insert(archiveFolders).values({ ...folder, customerId: company.id });
      noteChange(principal, { id: folder.id, name: folder.name, after: { name: folder.name } });
      await queueDeliveries(platform, company.id, 'folder.created', { id: folder.id, name: folder.name });
    },
  });

  endpoint(digitalArchiveFolders.updateFolder, {
    audit: ['folder', 'updated'],
    handle: async ({ principal, company, body }) => {
      const current = await findFolder(platform, company, body.id);
      const folder = await checkFolder(platform, company, body, current);
      await updateRow(platform, principal, archiveFolders, current, folder);
      if (folder.name !== current.name) {
        const renamed = { id: body.id, name: folder.name, formerName: current.name };
        await queueDeliveries(platform, company.id, 'folder.renamed', renamed);
      }
    },
  });

  endpoint(digitalArchiveFolders.deleteFolders, {
    audit: ['folder', 'deleted'],
    handle: async ({ principal, company, body }) => {
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
    },
  });
}
