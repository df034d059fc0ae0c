import { type CustomerEnvironment, mfdx } from '@console/api';
import {
  countDiffering,
  type EnvironmentRow,
  environmentNames,
  RecordComparison,
  type RecordEvent,
  RecordHistory,
  RecordPanel,
  RecordTabData,
  useRecordTab,
} from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { EmptyState, PanelBody } from '@console/ui';
import { AddIcon, EditIcon, PublishIcon, UndoIcon } from '@console/ui/icons';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import { servicePath, servicesPath, settingsIdOf, useEnvironment } from '../mfdx/mfdx-paths';
import { settingsQuery, useServices } from '../mfdx/mfdx-queries';
import { changesInWords, recordFieldsOf } from '../mfdx/service-fields';
import { valueOf } from '../mfdx/service-schema';
import { StateBadge, servicesTable } from '../mfdx/services-columns';
import { EDIT_FORM } from './ServiceForm';
import { ServiceProperties } from './ServiceProperties';

/** SERV-009. Closing resets the tab. */
export function ServicePanel() {
  const { settingsId: text = '' } = useParams();
  const settingsId = settingsIdOf(text);
  const environment = useEnvironment();
  const { search } = useLocation();
  const { searchFor } = useRecordTab();
  const navigate = useNavigate();
  const { services } = useServices(environment);
  const setting = services?.find((each) => each.settingsId === settingsId);
  const { previous, next } = useNeighbours(servicesTable, services, text);
  // The tab Compare requests; its label reads the cache.
  const { data: comparison } = useComparison(settingsId, { enabled: false });

  const close = () => navigate(`${servicesPath(environment)}${searchFor('properties')}`);
  const addressOf = (id: number | undefined) =>
    id === undefined ? undefined : `${servicePath(environment, id)}${search}`;

  return (
    <RecordPanel
      recordId={`${environment} ${text}`}
      title={setting?.displayName ?? t('Service')}
      environment={environment}
      eyebrow={setting ? <StateBadge setting={setting} /> : '\u00a0'}
      noun={t('Service')}
      onClose={close}
      previous={{ label: t('Previous service'), to: addressOf(previous?.settingsId) }}
      next={{ label: t('Next service'), to: addressOf(next?.settingsId) }}
      formId={EDIT_FORM}
      counts={{ history: setting?.history.length, compare: comparison && countDiffering(comparison) }}
      properties={<ServiceProperties environment={environment} settingsId={settingsId} onClose={close} />}
      history={<ServiceHistory environment={environment} settingsId={settingsId} />}
      compare={<ServiceComparison settingsId={settingsId} />}
    />
  );
}

/** Secrets show only whether a value is present. */
function ServiceComparison({ settingsId }: { settingsId: number }) {
  return (
    <RecordTabData query={useComparison(settingsId)} failureMessage={t('Failed to load data')}>
      {(rows) => <RecordComparison fields={recordFieldsOf(settingsId)} rows={rows} />}
    </RecordTabData>
  );
}

/** `enabled` false = cached only. */
function useComparison(settingsId: number, { enabled = true } = {}) {
  const development = useQuery({ ...settingsQuery('development'), enabled });
  const test = useQuery({ ...settingsQuery('test'), enabled });
  const production = useQuery({ ...settingsQuery('production'), enabled });
  const query = combineQueries(development, test, production);
  return { ...query, data: query.data && rowsOf(settingsId, query.data) };
}

function rowsOf(settingsId: number, sets: readonly [mfdx.SettingsSet, mfdx.SettingsSet, mfdx.SettingsSet]) {
  const [development, test, production] = sets.map(({ settings }) =>
    settings.find((setting) => setting.settingsId === settingsId),
  );
  const valueIn = (setting: mfdx.ServiceSetting | undefined, name: string) => (setting ? valueOf(setting, name) : null);
  return recordFieldsOf(settingsId).list.map(
    ({ name }): EnvironmentRow => ({
      property: name,
      development: valueIn(development, name),
      test: valueIn(test, name),
      production: valueIn(production, name),
    }),
  );
}

function ServiceHistory({ environment, settingsId }: { environment: CustomerEnvironment; settingsId: number }) {
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
