import { digitalArchiveMigration } from '@console/api';
import { t } from '@console/words';

const { MIGRATION, ENVIRONMENT_PRIVATE, ENVIRONMENT_SHARED } = digitalArchiveMigration;
type Status = digitalArchiveMigration.MigrationStatus['migrationStatus'];

/** Whole sentences, because names inflect. */
export const environmentTexts = {
  [ENVIRONMENT_SHARED]: {
    /** INTG-100 */
    name: t('Shared'),
    migrate: t('Migrate to Shared'),
    question: t('Migrate the archive to Shared?'),
    effect: t(
      'The archive moves from the private to the shared environment. You can’t stop the migration once it starts.',
    ),
    failed: t(
      'The migration failed. The archive is still in the shared environment. You can start the migration again.',
    ),
    meaning: t('What Shared means'),
    job: t('Migrating the archive to Shared'),
    migrated: t('It’s now in the shared environment'),
  },
  [ENVIRONMENT_PRIVATE]: {
    name: t('Private'),
    migrate: t('Migrate to Private'),
    question: t('Migrate the archive to Private?'),
    effect: t(
      'The archive moves from the shared to the private environment. You can’t stop the migration once it starts.',
    ),
    failed: t(
      'The migration failed. The archive is still in the private environment. You can start the migration again.',
    ),
    meaning: t('What Private means'),
    job: t('Migrating the archive to Private'),
    migrated: t('It’s now in the private environment'),
  },
};

/** INTG-101 to INTG-105 */
export const statusNames: Record<Status, string> = {
  [MIGRATION.notStarted]: t('Not started'),
  [MIGRATION.inProgress]: t('In progress'),
  [MIGRATION.error]: t('Error'),
  [MIGRATION.migrated]: t('Migrated'),
  [MIGRATION.requested]: t('Requested'),
};

export const isUnderWay = ({ migrationStatus }: Pick<digitalArchiveMigration.MigrationStatus, 'migrationStatus'>) =>
  migrationStatus === MIGRATION.inProgress || migrationStatus === MIGRATION.requested;

export function stageOf(status: Status): number {
  if (status === MIGRATION.requested) return 1;
  if (status === MIGRATION.inProgress || status === MIGRATION.error) return 2;
  return status === MIGRATION.migrated ? 3 : 0;
}

/** INTG-109 */
export const otherEnvironment = (
  type: digitalArchiveMigration.EnvironmentType,
): digitalArchiveMigration.EnvironmentType => (type === ENVIRONMENT_SHARED ? ENVIRONMENT_PRIVATE : ENVIRONMENT_SHARED);
