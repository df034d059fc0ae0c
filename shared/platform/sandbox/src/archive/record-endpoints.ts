import { randomUUID } from 'node:crypto';
import { texts } from '@console/api';
import { get, post } from '@console/http';
import { t } from '@console/words';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Principal } from '../calls/principal';
import { notFound, refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { archiveRecords } from './archive-tables';
import { findFolder, folderAccess } from './folder-rules';
import { queueDeliveries } from './webhook-deliveries';

const record = z.object({ id: z.string(), title: z.string(), archivedDate: z.string() });

/** Products that work in the archive call these; the console does not. */
export function recordEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'member');
  const { db, now } = platform;

  /** A folder without access is answered as unknown. */
  async function openFolder(principal: Principal, folderId: string) {
    const folder = await findFolder(platform, companyOf(principal), folderId);
    const mayOpen = await folderAccess(platform, principal);
    if (!mayOpen(folder)) throw notFound(t('The folder was not found.'));
    return folder;
  }

  endpoint(get('main', 'api/DigitalArchive/:folderId/Records', { answer: z.array(record) }), {
    scopes: ['api.external', 'api.integration_customer'],
    handle: async ({ principal, params: { folderId } }) => {
      await openFolder(principal, folderId);
      const rows = await db
        .select()
        .from(archiveRecords)
        .where(eq(archiveRecords.folderId, folderId))
        .orderBy(desc(archiveRecords.archivedAt));
      return rows.map(({ id, title, archivedAt }) => ({ id, title, archivedDate: new Date(archivedAt).toISOString() }));
    },
  });

  endpoint(post('main', 'api/DigitalArchive/:folderId/Records', { body: z.object({ title: texts.line }) }), {
    scopes: ['api.external', 'api.integration_customer'],
    audit: ['archiveDocument', 'created'],
    handle: async ({ principal, params: { folderId }, body }) => {
      const folder = await openFolder(principal, folderId);
      const title = body.title.trim();
      refuseInvalid({ title: title === '' ? t('Enter a title.') : undefined });
      const id = `ar-${randomUUID().slice(0, 8)}`;
      await db.insert(archiveRecords).values({ id, folderId, title, metadata: {}, archivedAt: now().getTime() });
      await queueDeliveries(platform, folder.customerId, 'document.archived', { id, title, folderId });
      noteChange(principal, { id, name: title, after: { title, folder: folder.name } });
    },
  });
}
