import { get, post } from '@console/http';
import { z } from '@console/schema';

/* api/DigitalArchiveMigration (INTG-099..INTG-113) */

/** INTG-100 */
export const ENVIRONMENT_SHARED = 0;
export const ENVIRONMENT_PRIVATE = 1;
/** INTG-101..INTG-105 */
export const MIGRATION = { notStarted: 0, inProgress: 1, error: 2, migrated: 3, requested: 4 } as const;

const environmentType = z.union([z.literal(ENVIRONMENT_SHARED), z.literal(ENVIRONMENT_PRIVATE)]);
/** INTG-100 */
export const migrationStatus = z.object({
  currentEnvironmentType: environmentType,
  /** Null = none running. */
  targetEnvironmentType: z.nullable(environmentType),
  migrationStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});
/** C79 */
export const migrateRequest = z.object({ targetEnvironmentType: environmentType });

export type EnvironmentType = z.infer<typeof environmentType>;
export type MigrationStatus = z.infer<typeof migrationStatus>;

/** INTG-110 */
export const getCurrentMigrationStatus = get('main', 'api/DigitalArchiveMigration/GetCurrentMigrationStatus', {
  answer: migrationStatus,
});
/** INTG-111 */
export const migrate = post('main', 'api/DigitalArchiveMigration/Migrate', { body: migrateRequest });
