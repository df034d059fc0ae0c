import { digitalArchiveMigration } from '@console/api';
import { Detail } from '@console/product';
import { useQuery } from '@console/query';
import {
  Box,
  Button,
  ConfirmDialog,
  chakra,
  DescriptionList,
  Flex,
  Loaded,
  Loading,
  Notice,
  Spinner,
  useJob,
} from '@console/ui';
import { Stepper } from '@console/ui/form';
import { ClockIcon, FolderIcon, LockIcon, RetryIcon } from '@console/ui/icons';
import { Aside, Columns, IconList } from '@console/ui/layout';
import { StatusBadge } from '@console/ui/record';
import { t } from '@console/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { migrationJob, migrationStatusQuery, useMigrate } from './migration-queries';
import { environmentTexts, isUnderWay, otherEnvironment, stageOf, statusNames } from './migration-rules';

type Status = digitalArchiveMigration.MigrationStatus;
const { MIGRATION } = digitalArchiveMigration;

/** INTG-099 to INTG-113 */
export function ArchiveMigration() {
  const query = useQuery(migrationStatusQuery);
  return (
    <Box px="var(--page-inset)" pt="5" pb="8">
      <Loaded query={query} failureMessage={t('Failed to load migration status')} skeleton={<Loading rows={4} plain />}>
        {(status) => <Migration status={status} />}
      </Loaded>
    </Box>
  );
}

function Migration({ status: loaded }: { status: Status }) {
  const { job, start } = useJob(migrationJob);
  const migrate = useMigrate();
  const [isAsking, setIsAsking] = useState(false);
  const isFollowed = job?.state === 'running';
  // A running job is newer than the load.
  const status: Status =
    isFollowed && job.done === stageOf(MIGRATION.inProgress)
      ? { ...loaded, migrationStatus: MIGRATION.inProgress }
      : loaded;
  const { currentEnvironmentType, targetEnvironmentType, migrationStatus } = status;
  const target = otherEnvironment(currentEnvironmentType);
  const underWay = isUnderWay(status);

  // Another user or tab may have started.
  const follow = useEffectEvent((to: 0 | 1) => start({ target: to }));
  useEffect(() => {
    if (underWay && targetEnvironmentType !== null) follow(targetEnvironmentType);
  }, [underWay, targetEnvironmentType]);

  return (
    <Columns stacks="md" gridTemplateColumns="minmax(0, 1fr) 320px" gap="8">
      <div>
        <DescriptionList layout="strip" maxW="744px">
          <div>
            <Detail label={t('Status')}>
              <Flex as="span" align="center" gap="2" role="status">
                <StatusOf status={migrationStatus} />
              </Flex>
            </Detail>
          </div>
          <div>
            <Detail label={t('Current environment')}>{environmentTexts[currentEnvironmentType].name}</Detail>
          </div>
          <div>
            <Detail label={t('Target environment')}>
              {targetEnvironmentType === null ? '–' : environmentTexts[targetEnvironmentType].name}
            </Detail>
          </div>
        </DescriptionList>
        {migrationStatus === MIGRATION.error && (
          <Box mt="5">
            <Notice tone="danger">{environmentTexts[currentEnvironmentType].failed}</Notice>
          </Box>
        )}
        {migrationStatus !== MIGRATION.notStarted && (
          <chakra.section mt="8" aria-labelledby="migration-progress">
            <chakra.h2 id="migration-progress" textStyle="lg" mb="3">
              {t('Progress')}
            </chakra.h2>
            <Stepper
              label={t('Stages')}
              orientation="vertical"
              current={migrationStatus === MIGRATION.migrated ? 3 : stageOf(migrationStatus) - 1}
              steps={[
                { name: t('Requested') },
                { name: t('In progress'), isFailed: migrationStatus === MIGRATION.error },
                { name: t('Migrated') },
              ]}
            />
          </chakra.section>
        )}
        {targetEnvironmentType === null && (
          <Box mt="6">
            <Button
              variant="primary"
              loading={migrate.isPending}
              disabledReason={underWay ? t('A migration is in progress') : undefined}
              onClick={() => setIsAsking(true)}
            >
              {environmentTexts[target].migrate}
            </Button>
          </Box>
        )}
      </div>
      <About target={targetEnvironmentType ?? target} />
      {isAsking && (
        <ConfirmDialog
          title={environmentTexts[target].question}
          verb={t('Migrate')}
          typeToConfirm={environmentTexts[target].name}
          save={migrate}
          variables={target}
          onSaved={() => start({ target })}
          onClose={() => setIsAsking(false)}
        >
          {environmentTexts[target].effect}
        </ConfirmDialog>
      )}
    </Columns>
  );
}

function StatusOf({ status }: { status: Status['migrationStatus'] }) {
  const name = statusNames[status];
  if (status === MIGRATION.migrated) return <StatusBadge tone="success">{name}</StatusBadge>;
  if (status === MIGRATION.error) return <StatusBadge tone="danger">{name}</StatusBadge>;
  if (status === MIGRATION.notStarted) return name;
  return (
    <>
      <Spinner /> {name}
    </>
  );
}

function About({ target }: { target: digitalArchiveMigration.EnvironmentType }) {
  const isPrivate = target === digitalArchiveMigration.ENVIRONMENT_PRIVATE;
  return (
    <Aside aria-labelledby="migration-target">
      <chakra.h2 id="migration-target" textStyle="md" mb="2">
        {environmentTexts[target].meaning}
      </chakra.h2>
      <IconList gap="3" mb="6" color="text.muted">
        <li>
          <LockIcon aria-hidden />
          {isPrivate
            ? t('Your own environment, not shared with other companies')
            : t(
                'An environment you share with other companies. They can’t open your archive. You’ll give up your private environment.',
              )}
        </li>
        <li>
          <FolderIcon aria-hidden />
          {t('The same folders, access groups, retention policies, and webhooks as today')}
        </li>
      </IconList>
      <chakra.h2 textStyle="md" mb="2">
        {t('While the migration runs')}
      </chakra.h2>
      <IconList gap="3" mb="6" color="text.muted">
        <li>
          <ClockIcon aria-hidden />
          {t('You can leave this page. The status is shown at the top of every page until the migration is done.')}
        </li>
        <li>
          <RetryIcon aria-hidden />
          {t('If it fails, start it again here')}
        </li>
      </IconList>
    </Aside>
  );
}
