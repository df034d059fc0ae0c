import { desc, eq, sql } from 'drizzle-orm';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { archiveFolders, archiveRecords, retentionRuns } from './archive-tables';

export type Archive = Awaited<ReturnType<typeof readArchives>>[number];

export async function readArchives({ db }: Platform) {
  const rows = await db
    .select({
      customerId: customers.id,
      company: customers.name,
      folders: sql<number>`count(distinct ${archiveFolders.id})`,
      records: sql<number>`count(${archiveRecords.id})`,
    })
    .from(archiveFolders)
    .innerJoin(customers, eq(customers.id, archiveFolders.customerId))
    .leftJoin(archiveRecords, eq(archiveRecords.folderId, archiveFolders.id))
    .groupBy(customers.id)
    .orderBy(customers.name);
  const runs = await db.select().from(retentionRuns).orderBy(desc(retentionRuns.at), desc(retentionRuns.id));
  return rows.map((row) => {
    const run = runs.find(({ customerId }) => customerId === row.customerId);
    return { ...row, lastRun: run ? { at: run.at, removed: run.removed } : null };
  });
}
