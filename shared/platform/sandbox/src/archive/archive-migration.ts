import { digitalArchiveMigration } from '@console/api';
import { t } from '@console/words';
import { and, eq, inArray } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { archiveEnvironments } from './archive-tables';
import { queueDeliveries } from './webhook-deliveries';

type EnvironmentRow = typeof archiveEnvironments.$inferSelect;

const { ENVIRONMENT_PRIVATE, ENVIRONMENT_SHARED, MIGRATION } = digitalArchiveMigration;
const REQUESTED_MS = 4_000;
const IN_PROGRESS_MS = 26_000;

const isUnderWay = ({ migrationStatus }: EnvironmentRow) =>
  migrationStatus === MIGRATION.requested || migrationStatus === MIGRATION.inProgress;

async function readEnvironment({ db, now }: Platform, customerId: string): Promise<EnvironmentRow> {
  const [row] = await db.select().from(archiveEnvironments).where(eq(archiveEnvironments.customerId, customerId));
  return (
    row ?? {
      customerId,
      type: ENVIRONMENT_SHARED,
      targetType: null,
      migrationStatus: MIGRATION.notStarted,
      statusSince: now().getTime(),
      willFail: false,
    }
  );
}

async function storeEnvironment({ db }: Platform, row: EnvironmentRow): Promise<void> {
  const { customerId: target } = archiveEnvironments;
  await db.insert(archiveEnvironments).values(row).onConflictDoUpdate({ target, set: row });
}

export async function advanceMigrations(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const rows = await db
    .select()
    .from(archiveEnvironments)
    .where(inArray(archiveEnvironments.migrationStatus, [MIGRATION.requested, MIGRATION.inProgress]));
  for (const row of rows) {
    const takes = row.migrationStatus === MIGRATION.requested ? REQUESTED_MS : IN_PROGRESS_MS;
    const statusSince = row.statusSince + takes;
    if (statusSince > now().getTime()) continue;
    const next = nextStage(row);
    // Another call may have set this stage and called the webhook.
    const isUnchanged = and(
      eq(archiveEnvironments.customerId, row.customerId),
      eq(archiveEnvironments.migrationStatus, row.migrationStatus),
    );
    const { rowsAffected } = await db
      .update(archiveEnvironments)
      .set({ ...next, statusSince })
      .where(isUnchanged);
    if (rowsAffected === 0 || next.migrationStatus === MIGRATION.inProgress) continue;
    const environment = row.targetType === ENVIRONMENT_PRIVATE ? 'Private' : 'Shared';
    const event = next.migrationStatus === MIGRATION.migrated ? 'migration.finished' : 'migration.failed';
    await queueDeliveries(platform, row.customerId, event, { environment });
  }
}

/** An error clears the target so that the migration can start again (INTG-106). */
function nextStage(row: EnvironmentRow): Partial<EnvironmentRow> {
  if (row.migrationStatus === MIGRATION.requested) return { migrationStatus: MIGRATION.inProgress };
  if (row.willFail) return { migrationStatus: MIGRATION.error, targetType: null, willFail: false };
  return { migrationStatus: MIGRATION.migrated, type: row.targetType ?? row.type, targetType: null };
}

export async function failNextMigration(platform: Platform, customerId: string): Promise<void> {
  await storeEnvironment(platform, { ...(await readEnvironment(platform, customerId)), willFail: true });
}

export function migrationEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(digitalArchiveMigration.getCurrentMigrationStatus, async ({ company }) => {
    await advanceMigrations(platform);
    const { type, targetType, migrationStatus } = await readEnvironment(platform, company.id);
    return { currentEnvironmentType: type, targetEnvironmentType: targetType, migrationStatus };
  });

  endpoint(digitalArchiveMigration.migrate, {
    audit: ['migration', 'started'],
    handle: async ({ company, body: { targetEnvironmentType } }) => {
      const row = await readEnvironment(platform, company.id);
      if (isUnderWay(row)) throw new Refusal(400, t('A migration is already running.'));
      if (row.type === targetEnvironmentType) throw new Refusal(400, t('The archive is already in this environment.'));
      await storeEnvironment(platform, {
        ...row,
        targetType: targetEnvironmentType,
        migrationStatus: MIGRATION.requested,
        statusSince: platform.now().getTime(),
      });
    },
  });
}
