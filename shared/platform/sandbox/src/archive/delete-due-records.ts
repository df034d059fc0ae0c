import { and, desc, eq, lte } from 'drizzle-orm';
import { DAY } from '../platform/day';
import type { Platform } from '../platform/platform';
import { archiveFolders, archiveRecords, retentionPolicies, retentionRuns } from './archive-tables';

const NIGHT_HOUR = 2 * 60 * 60 * 1000;

export function lastNight(now: number): number {
  const today = Math.floor(now / DAY) * DAY + NIGHT_HOUR;
  return today <= now ? today : today - DAY;
}

/** @returns the number of deleted records */
export async function deleteDueRecords({ db, now }: Platform, customerId: string): Promise<number> {
  const at = now().getTime();
  const folders = await db
    .select({ id: archiveFolders.id, lifetimeDays: retentionPolicies.lifetimeDays })
    .from(archiveFolders)
    .innerJoin(retentionPolicies, eq(retentionPolicies.id, archiveFolders.retentionPolicyId))
    .where(and(eq(archiveFolders.customerId, customerId), eq(retentionPolicies.isDisabled, false)));
  let removed = 0;
  for (const { id, lifetimeDays } of folders) {
    const isDue = and(eq(archiveRecords.folderId, id), lte(archiveRecords.archivedAt, at - lifetimeDays * DAY));
    removed += (await db.delete(archiveRecords).where(isDue)).rowsAffected;
  }
  await db.insert(retentionRuns).values({ customerId, at, removed });
  return removed;
}

/** Runs late if the platform was down at night. */
export async function deleteDueAtNight(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const [last] = await db.select({ at: retentionRuns.at }).from(retentionRuns).orderBy(desc(retentionRuns.at)).limit(1);
  if (last && last.at >= lastNight(now().getTime())) return;
  const companies = await db.selectDistinct({ customerId: archiveFolders.customerId }).from(archiveFolders);
  for (const { customerId } of companies) await deleteDueRecords(platform, customerId);
}
