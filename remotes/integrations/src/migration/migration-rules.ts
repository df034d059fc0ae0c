import { digitalArchiveMigration } from '@console/api';

const { MIGRATION, ENVIRONMENT_PRIVATE, ENVIRONMENT_SHARED } = digitalArchiveMigration;
type Status = digitalArchiveMigration.MigrationStatus['migrationStatus'];

/** INTG-100 */
export const environmentNames: Record<digitalArchiveMigration.EnvironmentType, 'Private' | 'Shared'> = {
  [ENVIRONMENT_SHARED]: 'Shared',
  [ENVIRONMENT_PRIVATE]: 'Private',
};

/** INTG-101 to INTG-105 */
export const statusNames: Record<Status, string> = {
  [MIGRATION.notStarted]: 'Not started',
  [MIGRATION.inProgress]: 'In progress',
  [MIGRATION.error]: 'Error',
  [MIGRATION.migrated]: 'Migrated',
  [MIGRATION.requested]: 'Requested',
};

export const isUnderWay = ({ migrationStatus }: Pick<digitalArchiveMigration.MigrationStatus, 'migrationStatus'>) =>
  migrationStatus === MIGRATION.inProgress || migrationStatus === MIGRATION.requested;

/** How many of the three stages (Requested, In progress, Migrated) have been reached. */
export function stageOf(status: Status): number {
  if (status === MIGRATION.requested) return 1;
  if (status === MIGRATION.inProgress || status === MIGRATION.error) return 2;
  return status === MIGRATION.migrated ? 3 : 0;
}

/** INTG-109 */
export const otherEnvironment = (
  type: digitalArchiveMigration.EnvironmentType,
): digitalArchiveMigration.EnvironmentType => (type === ENVIRONMENT_SHARED ? ENVIRONMENT_PRIVATE : ENVIRONMENT_SHARED);
