import { hostOf, type interactSoapClient } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { n, t } from '@console/words';
import area from '../area';
import { SetupList, setupTable } from '../components/SetupList';
import { soapMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { soapClientsQuery, useDeleteSoapClients } from './soap-queries';

const countClients = (count: number) => n(count, '{count} client', '{count} clients');
const rowHref = (row: SetupRow) => pathOf(area.pages.soapClient, { soapClientId: row.id });
const toRow = (client: interactSoapClient.SoapClient) => ({
  id: client.id,
  detail: hostOf(client.endpoint) ?? client.endpoint,
  createdAt: client.createdDate,
  createdByName: client.createdByName,
});

export function SoapClientsPage() {
  return (
    <SetupList
      title={t('Interact SOAP Client Setup')}
      summary={t('One client for each customer environment')}
      setups={useSetups(useQuery(soapClientsQuery), toRow)}
      table={setupTable}
      label={t('Clients')}
      count={countClients}
      noMatchTitle={t('No client found.')}
      emptyTitle={t('No clients')}
      deleteOne={t('Delete client?')}
      path={pathOf(area.pages.soapClients)}
      newPath={pathOf(area.pages.newSoapClient)}
      rowHref={rowHref}
      about={t(
        'A client tells where Interact sends its calls in one customer environment, and with which certificate.',
      )}
      noneFreeReason={soapMessages.noneFree}
      deleteRecords={useDeleteSoapClients()}
    />
  );
}
