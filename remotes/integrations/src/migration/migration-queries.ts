import { digitalArchiveMigration } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { type JobDefinition, pollUntil } from '@console/ui/jobs';
import { t } from '@console/words';
import { archiveHref } from '../components/archive-address';
import { environmentTexts, isUnderWay, stageOf } from './migration-rules';

const STAGES = 3;

export const migrationStatusQuery = callQuery(digitalArchiveMigration.getCurrentMigrationStatus);

/** INTG-111, INTG-113 */
export function useMigrate() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (targetEnvironmentType: digitalArchiveMigration.EnvironmentType) =>
      send(digitalArchiveMigration.migrate, { body: { targetEnvironmentType } }),
    failed: t('Failed to migrate'),
    onSuccess: () => client.invalidateQueries({ queryKey: migrationStatusQuery.queryKey }),
  });
}

/** C80 */
export const migrationJob: JobDefinition<{ target: digitalArchiveMigration.EnvironmentType }> = {
  kind: 'migrate-archive',
  // The archive stays in place until it has moved completely.
  work: 'remote',
  describe: ({ target }) => ({
    label: environmentTexts[target].job,
    href: archiveHref('migration'),
    saved: {
      title: t('Archive migrated'),
      description: environmentTexts[target].migrated,
    },
    failed: t('Failed to migrate'),
  }),
  async *steps(_, { signal }) {
    const ask = (pollSignal: AbortSignal) =>
      send(digitalArchiveMigration.getCurrentMigrationStatus, {}, { signal: pollSignal });
    for await (const { migrationStatus } of pollUntil(ask, (answer) => !isUnderWay(answer), { signal })) {
      if (migrationStatus === digitalArchiveMigration.MIGRATION.error) {
        throw new ApiError('server', { message: t('The migration failed.') });
      }
      yield { done: stageOf(migrationStatus), total: STAGES };
    }
  },
  onSettled: (client) => client.invalidateQueries({ queryKey: migrationStatusQuery.queryKey }),
};
