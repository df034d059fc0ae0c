import { useJob } from '@console/ui';
import { migrationJob } from './migration-queries';

/** Resumes after a reload, on any page. */
export function FollowMigration() {
  useJob(migrationJob);
  return null;
}
