import { apiClient } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail, LoadedPanel } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams, useSearchParams } from '@console/router';
import { Box, Button, chakra, DescriptionList, PanelBody, PanelFooter, Section, Time } from '@console/ui';
import { ActivateIcon, DeleteIcon } from '@console/ui/icons';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import { useMemo } from 'react';
import area from '../area';
import { Copied } from '../components/Copied';
import { GoneRecord } from '../components/GoneRecord';
import { apiClientsTable, ClientStatus } from './api-clients-columns';
import { apiClientsQuery, useSwitchApiClient } from './api-clients-queries';
import { TYPE_WORDS, tokenEndpoint, typeName, WEB_EDITOR_WORDS } from './client-rules';
import { FirstCall } from './FirstCall';

/** C127 */
export function ApiClientPanel() {
  const { clientId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(apiClientsQuery);
  const rows = useMemo(() => query.data?.map((client) => ({ client, isNew: false })), [query.data]);
  const { previous, next } = useNeighbours(apiClientsTable, rows, clientId);
  const close = () => navigate(`${pathOf(area.pages.apiClients)}${search}`);
  const addressOf = (row: typeof previous) =>
    row && `${pathOf(area.pages.apiClient, { clientId: row.client.clientId })}${search}`;
  const client = query.data?.find((each) => each.clientId === clientId);

  return (
    <LoadedPanel
      title={client?.clientName ?? t('API client')}
      recordId={clientId}
      query={query}
      onClose={close}
      previous={{ label: t('Previous client'), to: addressOf(previous) }}
      next={{ label: t('Next client'), to: addressOf(next) }}
    >
      {() =>
        client ? (
          <Client client={client} />
        ) : (
          <GoneRecord title={t('This API client no longer exists')} all={t('All clients')} onClose={close} />
        )
      }
    </LoadedPanel>
  );
}

function Client({ client }: { client: apiClient.ApiClient }) {
  const { clientId, clientType, enabled, useMtls, thumbprint, createdDate, lastUsedDate } = client;
  const [, setParams] = useSearchParams();
  const { mutate: enable } = useSwitchApiClient(true);
  const { mutate: disable } = useSwitchApiClient(false);
  const scope = apiClient.scopeOf(client);

  // The list's dialog opens by address.
  const askToDelete = () =>
    setParams((params) => {
      params.set('delete', clientId);
      return params;
    });

  return (
    <>
      <PanelBody>
        <DescriptionList>
          <Copied label={t('Client ID')} copyLabel={t('Copy Client ID')} text={clientId} />
          <Detail label={t('Status')}>
            <ClientStatus client={client} />
          </Detail>
          <Detail label={t('Type')}>{TYPE_WORDS[typeName(clientType)]}</Detail>
          <Detail label={t('Web editor scope')}>{webEditorScope(client)}</Detail>
          <Detail label={t('Mutual TLS')}>{useMtls ? t('On') : t('Off')}</Detail>
          {useMtls && thumbprint && (
            <Copied label={t('Thumbprint')} copyLabel={t('Copy Thumbprint')} text={thumbprint} />
          )}
          <Copied label={t('Token endpoint')} copyLabel={t('Copy Token endpoint')} text={tokenEndpoint()} />
          {scope && <Copied label={t('Scope')} copyLabel={t('Copy Scope')} text={scope} />}
          {createdDate && (
            <Detail label={t('Created')}>
              <Time value={createdDate} />
            </Detail>
          )}
          {lastUsedDate !== undefined && (
            <Detail label={t('Last used')}>{lastUsedDate === null ? t('Never') : <Time value={lastUsedDate} />}</Detail>
          )}
        </DescriptionList>
        {scope && (
          <Section title={t('First call')}>
            <Box pt="3">
              <FirstCall client={client} scope={scope} />
            </Box>
          </Section>
        )}
      </PanelBody>
      <PanelFooter>
        <Button variant="danger" icon={<DeleteIcon />} onClick={askToDelete}>
          {t('Delete')}
        </Button>
        <chakra.span flex="1" />
        <Button icon={<ActivateIcon />} onClick={() => (enabled ? disable(client) : enable(client))}>
          {enabled ? t('Disable') : t('Enable')}
        </Button>
      </PanelFooter>
    </>
  );
}

function webEditorScope({ useWebeditorEnvScope, webeditorScope }: apiClient.ApiClient): string {
  const scope = apiClient.webEditorScopes.find(({ id }) => useWebeditorEnvScope && id === webeditorScope);
  return scope ? WEB_EDITOR_WORDS[scope.id] : t('Not used');
}
