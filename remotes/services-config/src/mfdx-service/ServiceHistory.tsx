import { type CustomerEnvironment, mfdx } from '@console/api';
import { environmentNames, type RecordEvent, RecordHistory, RecordTabData } from '@console/product';
import { EmptyState, PanelBody } from '@console/ui';
import { AddIcon, EditIcon, PublishIcon, UndoIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useServices } from '../mfdx/mfdx-queries';
import { changesInWords } from '../mfdx/service-fields';

interface ServiceHistoryProps {
  environment: CustomerEnvironment;
  settingsId: number;
}

export function ServiceHistory({ environment, settingsId }: ServiceHistoryProps) {
  const { query } = useServices(environment);
  return (
    <RecordTabData query={query} failureMessage={t('Failed to load data')}>
      {({ settings }) => {
        const history = settings.find((each) => each.settingsId === settingsId)?.history ?? [];
        if (history.length === 0) {
          return (
            <PanelBody>
              <EmptyState title={t('No history')} level="h3">
                {t('No changes have been recorded yet.')}
              </EmptyState>
            </PanelBody>
          );
        }
        const events = history.map((entry) => toEvent(entry, settingsId, environmentNames[environment]));
        return (
          <RecordHistory
            events={events}
            changesTitle={t('Service changes')}
            audited={{ subject: 'deliveryService', id: `${environment}/${settingsId}` }}
          />
        );
      }}
    </RecordTabData>
  );
}

function toEvent(entry: mfdx.SettingHistoryEntry, settingsId: number, environmentName: string): RecordEvent {
  const { Id, type, updatedAt, updatedByName, changes } = entry;
  return {
    id: Id,
    ...kindOf(type, environmentName),
    at: updatedAt,
    by: updatedByName,
    changes: changesInWords(settingsId, changes),
  };
}

/** An unknown kind counts as an update. */
function kindOf(type: number, environmentName: string) {
  const { created, published, discarded } = mfdx.historyKinds;
  if (type === created) return { title: t('Created'), icon: <AddIcon /> };
  if (type === published)
    return { title: t('Published in {environment}', { environment: environmentName }), icon: <PublishIcon /> };
  if (type === discarded) return { title: t('Draft discarded'), icon: <UndoIcon /> };
  return { title: t('Updated'), icon: <EditIcon /> };
}
