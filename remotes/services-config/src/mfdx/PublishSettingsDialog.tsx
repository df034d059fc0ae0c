import type { CustomerEnvironment, mfdx } from '@console/api';
import { EnvBadge, environmentNames, PublishDialog } from '@console/product';
import { Flex, type LoadQuery } from '@console/ui';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import { usePublishSettings } from './mfdx-queries';
import { draftsOf } from './mfdx-rules';
import { changesInWords } from './service-fields';

interface PublishSettingsDialogProps {
  environment: CustomerEnvironment;
  set: mfdx.SettingsSet;
  query: LoadQuery;
  onClose: () => void;
}

/** SERV-023 */
export function PublishSettingsDialog({ environment, set, query, onClose }: PublishSettingsDialogProps) {
  const records = useMemo(() => previewsOf(set), [set]);
  const differences = records.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <PublishDialog
      title={t('Pending changes in draft')}
      verb={t('Publish')}
      target={environmentNames[environment]}
      versions={[t('Published'), t('Draft')]}
      records={records}
      query={query}
      areOpen
      blockedReason={records.length === 0 ? t('No drafts') : undefined}
      save={usePublishSettings(environment)}
      variables={set}
      onClose={onClose}
    >
      <Flex align="center" wrap="wrap" gap="2">
        <span role="status">{sayHowMany(records.length, differences)}</span>
        <EnvBadge environment={environment} />
      </Flex>
    </PublishDialog>
  );
}

function previewsOf({ settings, draftVsPublished }: mfdx.SettingsSet) {
  return draftsOf(settings)
    .map(({ settingsId, displayName }) => {
      const changes = changesInWords(settingsId, draftVsPublished.differences[settingsId] ?? []);
      return { id: String(settingsId), name: displayName, changes };
    })
    .sort((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0));
}

function sayHowMany(services: number, differences: number): string {
  if (services === 0) return t('No drafts in');
  const what = n(services, '{count} service', '{count} services');
  if (differences === 0) return t('{what}, no changes to publish. Publishing only clears the drafts in', { what });
  return t('{what} · {differences} · published together in', {
    what,
    differences: n(differences, '{count} difference', '{count} differences'),
  });
}
