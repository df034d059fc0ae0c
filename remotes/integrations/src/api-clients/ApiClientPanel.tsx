import { apiClient } from '@console/api';
import { pathOf } from '@console/contract';
import { LoadedPanel } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams, useSearchParams } from '@console/router';
import { Button, CopyButton, chakra, DescriptionList, Flex, PanelBody, PanelFooter, Time } from '@console/ui';
import { ActivateIcon, DeleteIcon } from '@console/ui/icons';
import { useNeighbours } from '@console/ui/table';
import { useMemo } from 'react';
import area from '../area';
import { GoneRecord } from '../components/GoneRecord';
import { apiClientsTable, ClientStatus } from './api-clients-columns';
import { apiClientsQuery, useSwitchApiClient } from './api-clients-queries';
import { tokenEndpoint, typeName } from './client-rules';

/** The details of an API client: ids to copy, type, mutual TLS, and when it was created and last used (C127). */
export function ApiClientPanel() {
  const { clientId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(apiClientsQuery);
  const rows = useMemo(() => query.data?.map((client) => ({ client, isNew: false })), [query.data]);
  const { previous, next } = useNeighbours(apiClientsTable, rows, clientId);
  const close = () => navigate(`${pathOf(area.pages.apiClients)}${search}`);
  const stepTo = (row: typeof previous) =>
    row && (() => navigate(`${pathOf(area.pages.apiClient, { clientId: row.client.clientId })}${search}`));
  const client = query.data?.find((each) => each.clientId === clientId);

  return (
    <LoadedPanel
      title={client?.clientName ?? 'API client'}
      recordId={clientId}
      query={query}
      failureMessage="Failed to load"
      onClose={close}
      previous={{ label: 'Previous client', onStep: stepTo(previous) }}
      next={{ label: 'Next client', onStep: stepTo(next) }}
    >
      {() => (client ? <Client client={client} /> : <GoneRecord noun="API client" all="All clients" onClose={close} />)}
    </LoadedPanel>
  );
}

function Client({ client }: { client: apiClient.ApiClient }) {
  const { clientId, clientType, enabled, useMtls, thumbprint, createdDate, lastUsedDate } = client;
  const [, setParams] = useSearchParams();
  const { mutate: enable } = useSwitchApiClient(true);
  const { mutate: disable } = useSwitchApiClient(false);
  const scope = apiClient.scopeOf(client);

  // Opens the list's dialog by its address.
  const askToDelete = () =>
    setParams((params) => {
      params.set('delete', clientId);
      return params;
    });

  return (
    <>
      <PanelBody>
        <DescriptionList>
          <dt>Client ID</dt>
          <Copied label="Copy Client ID" text={clientId} />
          <dt>Status</dt>
          <dd>
            <ClientStatus client={client} />
          </dd>
          <dt>Type</dt>
          <dd>{typeName(clientType)}</dd>
          <dt>Web editor scope</dt>
          <dd>{webEditorScope(client)}</dd>
          <dt>Mutual TLS</dt>
          <dd>{useMtls ? 'On' : 'Off'}</dd>
          {useMtls && thumbprint && (
            <>
              <dt>Thumbprint</dt>
              <Copied label="Copy Thumbprint" text={thumbprint} />
            </>
          )}
          <dt>Token endpoint</dt>
          <Copied label="Copy Token endpoint" text={tokenEndpoint()} />
          {scope && (
            <>
              <dt>Scope</dt>
              <Copied label="Copy Scope" text={scope} />
            </>
          )}
          {createdDate && (
            <>
              <dt>Created</dt>
              <dd>
                <Time value={createdDate} />
              </dd>
            </>
          )}
          {lastUsedDate !== undefined && (
            <>
              <dt>Last used</dt>
              <dd>{lastUsedDate === null ? 'Never' : <Time value={lastUsedDate} />}</dd>
            </>
          )}
        </DescriptionList>
      </PanelBody>
      <PanelFooter>
        <Button variant="danger" icon={<DeleteIcon />} onClick={askToDelete}>
          Delete
        </Button>
        <chakra.span flex="1" />
        <Button icon={<ActivateIcon />} onClick={() => (enabled ? disable(client) : enable(client))}>
          {enabled ? 'Disable' : 'Enable'}
        </Button>
      </PanelFooter>
    </>
  );
}

const webEditorScope = ({ useWebeditorEnvScope, webeditorScope: scope }: apiClient.ApiClient) =>
  (useWebeditorEnvScope && apiClient.webEditorScopes.find(({ id }) => id === scope)?.name) || 'Not used';

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <Flex as="dd" gap="1">
      <code translate="no">{text}</code>
      {/* The fixed height keeps the button, which is higher than a line, from making the row higher. */}
      <Flex h="20px" align="center">
        <CopyButton text={text} label={label} size="small" />
      </Flex>
    </Flex>
  );
}
