import { hostOf, type interactSoapClient } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import area from '../area';
import { SetupList, setupTable } from '../components/SetupList';
import { soapMessages } from '../components/setup-messages';
import { type SetupRow, useSetups } from '../components/setup-rows';
import { soapClientsQuery, useDeleteSoapClients } from './soap-queries';

const NOUN = { one: 'client', many: 'clients' };
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
      title="Interact SOAP Client Setup"
      summary="One client for each customer environment"
      setups={useSetups(useQuery(soapClientsQuery), toRow)}
      table={setupTable}
      noun={NOUN}
      path={pathOf(area.pages.soapClients)}
      newPath={pathOf(area.pages.newSoapClient)}
      rowHref={rowHref}
      about="A client tells where Interact sends its calls in one customer environment, and with which certificate."
      noneFreeReason={soapMessages.noneFree}
      deleteRecords={useDeleteSoapClients()}
    />
  );
}
