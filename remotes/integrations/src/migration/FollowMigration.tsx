import { useJob } from '@console/ui';
import { migrationJob } from './migration-queries';

/** After a reload, on whichever page: the migration that this tab has followed is followed again. */
export function FollowMigration() {
  useJob(migrationJob);
  return null;
}
