import { hostOf, type interactSoapClient } from '@console/api';
import { pathOf } from '@console/contract';
import { environmentNames } from '@console/product';
import { useQuery } from '@console/query';
import { LineDrawing } from '@console/ui';
import { n, t } from '@console/words';
import area from '../area';
import { SetupExample } from '../components/SetupExample';
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
      noMatchTitle={t('No clients found')}
      emptyTitle={t('No clients')}
      deleteOne={t('Delete client?')}
      path={pathOf(area.pages.soapClients)}
      newPath={pathOf(area.pages.newSoapClient)}
      rowHref={rowHref}
      explanation={{
        about: t(
          'A client sets where Interact sends its calls in a customer environment, and which certificate it uses.',
        ),
        drawing: <CallsDrawing />,
        example: (
          <SetupExample
            rows={[
              [t('Customer Environment'), environmentNames.production],
              [t('Endpoint'), 'https://soap.company.example'],
              [t('Certificate'), 'interact-production.pfx'],
            ]}
          />
        ),
      }}
      noneFreeReason={soapMessages.noneFree}
      deleteRecords={useDeleteSoapClients()}
    />
  );
}

function CallsDrawing() {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      <path d="M0 58h120" />
      <path d="M12 22h28v36H12Z" />
      <path d="M18 32h16M18 40h10" data-faint />
      <path d="M46 46h28M69 41l6 5-6 5" />
      <path d="M52 18h16v12H52Z" data-filled />
      <path d="M55 18v-4a5 5 0 0 1 10 0v4" />
      <path d="M80 22h28v36H80Z" />
      <path d="M80 40h28M86 31h4M86 49h4" data-faint />
    </LineDrawing>
  );
}
