import { countDiffering, RecordPanel, useRecordTab } from '@console/product';
import { useLocation, useNavigate, useParams } from '@console/router';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import { servicePath, servicesPath, settingsIdOf, useEnvironment } from '../mfdx/mfdx-paths';
import { useServices } from '../mfdx/mfdx-queries';
import { StateBadge, servicesTable } from '../mfdx/services-columns';
import { ServiceComparison, useComparison } from './ServiceComparison';
import { EDIT_FORM } from './ServiceForm';
import { ServiceHistory } from './ServiceHistory';
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
