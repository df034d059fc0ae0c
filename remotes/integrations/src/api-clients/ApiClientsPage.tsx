import { apiClient } from '@console/api';
import { pathOf } from '@console/contract';
import { useAddressedDialog, useAddressedRecord } from '@console/product';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useNavigate } from '@console/router';
import { Box, Button, ConfirmDialog, chakra, EmptyState, PageHeader, PanelLayout } from '@console/ui';
import { OneTimeSecret } from '@console/ui/form';
import { ActivateIcon, AddIcon, CheckIcon, DeleteIcon } from '@console/ui/icons';
import { DataTable, type RowAction, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { useCallback, useMemo, useState } from 'react';
import area from '../area';
import { apiClientsTable, type ClientRow } from './api-clients-columns';
import { apiClientsQuery, useCreateApiClient, useDeleteApiClient, useSwitchApiClient } from './api-clients-queries';
import { CreateClientDialog } from './CreateClientDialog';
import { tokenEndpoint } from './client-rules';
import { FirstCall } from './FirstCall';

const countClients = (count: number) => n(count, '{count} client', '{count} clients');
const DELETE = 'delete';

const rowHref = ({ client }: ClientRow) => pathOf(area.pages.apiClient, { clientId: client.clientId });

export function ApiClientsPage() {
  const creating = useAddressedDialog('create');
  // INTG-144: the only copy of the secret; closing the card drops it.
  const [created, setCreated] = useState<CreatedClient>();
  const query = useQuery(apiClientsQuery);
  const create = useCreateApiClient();
  const { mutate: enable } = useSwitchApiClient(true);
  const { mutate: disable } = useSwitchApiClient(false);
  const newId = created?.client.clientId;
  const rows = useMemo(
    () => query.data?.map((client) => ({ client, isNew: client.clientId === newId })),
    [query.data, newId],
  );
  const table = useTable(apiClientsTable, { rows });

  const listed = query.isFetching && query.isStale ? undefined : query.data;
  const deleting = useAddressedRecord(DELETE, listed, idOf, t('This API client no longer exists'));
  const { record: toDelete, open: askToDelete } = deleting;

  const rowActions = useCallback(
    ({ client }: ClientRow): RowAction[] => [
      client.enabled
        ? { label: t('Disable'), icon: <ActivateIcon />, onSelect: () => disable(client) }
        : { label: t('Enable'), icon: <ActivateIcon />, onSelect: () => enable(client) },
      { label: t('Delete'), icon: <DeleteIcon />, danger: true, onSelect: () => askToDelete(client) },
    ],
    [disable, enable, askToDelete],
  );
  const createButton = (
    <Button
      variant="primary"
      icon={<AddIcon />}
      onClick={creating.open}
      disabledReason={created && t('Close the new client’s secret first')}
    >
      {t('Create New')}
    </Button>
  );
  function showCreated(client: apiClient.CreatedApiClient, request: apiClient.CreateApiClientRequest) {
    const { useWebeditorEnvScope = false, webeditorScope = null } = request;
    const scope = apiClient.scopeOf({ ...request, useWebeditorEnvScope, webeditorScope }) ?? '';
    setCreated({ client, scope });
    creating.close();
  }

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('API Clients')}
        summary={t('Systems that can call the platform on behalf of your company')}
        action={createButton}
      />
      {created && <CreatedClientCard created={created} onClose={() => setCreated(undefined)} />}
      <DataTable
        table={table}
        query={query}
        label={t('Clients')}
        count={countClients}
        rowHref={rowHref}
        rowActions={rowActions}
        searchLabel={t('Search clients')}
        noMatchTitle={t('No clients found')}
        empty={
          <EmptyState title={t('No API clients')} action={createButton}>
            {t('A client lets one of your systems call the platform with its own secret.')}
          </EmptyState>
        }
      />
      {creating.isOpen && !created && (
        <CreateClientDialog
          existingNames={query.data?.map(({ clientName }) => clientName) ?? []}
          save={create}
          onCreated={showCreated}
          onClose={creating.close}
        />
      )}
      {toDelete && <DeleteClientDialog key={toDelete.clientId} client={toDelete} onClose={deleting.close} />}
    </PanelLayout>
  );
}

const idOf = ({ clientId }: apiClient.ApiClient) => clientId;

/** INTG-150 */
function DeleteClientDialog({ client, onClose }: { client: apiClient.ApiClient; onClose: () => void }) {
  const remove = useDeleteApiClient(client);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ConfirmDialog
      title={t('Do you want to delete this API Client?')}
      verb={t('Delete')}
      danger
      save={remove}
      variables={undefined}
      onSaved={() => {
        // The client's panel closes.
        if (pathname !== rowHref({ client, isNew: false })) return;
        const params = new URLSearchParams(search);
        params.delete(DELETE);
        navigate(`${pathOf(area.pages.apiClients)}?${params}`);
      }}
      onClose={onClose}
    >
      {rich(
        '<strong>{name}</strong> can’t get new tokens, and its current tokens stop working immediately. This can’t be undone.',
        { name: client.clientName, strong: (inner) => <strong>{inner}</strong> },
      )}
    </ConfirmDialog>
  );
}

/** Lives in the page's state, while the card is open. */
interface CreatedClient {
  client: apiClient.CreatedApiClient;
  scope: string;
}

/** INTG-143 */
function CreatedClientCard({ created, onClose }: { created: CreatedClient; onClose: () => void }) {
  const { client, scope } = created;
  return (
    <Box px="var(--page-inset)" mb="8">
      <OneTimeSecret
        title={t('{name} is ready to use', { name: client.clientName })}
        secret={client.clientSecret}
        details={[
          { label: t('Client name'), value: client.clientName },
          { label: t('Client ID'), identifier: client.clientId },
          {
            label: t('Mutual TLS'),
            value: client.useMtls ? (
              <>
                <CheckIcon aria-hidden />
                {t('On')}
              </>
            ) : (
              t('Off')
            ),
          },
          { label: t('Token endpoint'), identifier: tokenEndpoint() },
          { label: t('Scope'), identifier: scope },
        ]}
        onClose={onClose}
      >
        <Box as="details" mt="2" minW="0">
          <chakra.summary cursor="pointer" fontWeight="medium">
            {t('First call')}
          </chakra.summary>
          <Box pt="3">
            <FirstCall client={client} scope={scope} />
          </Box>
        </Box>
      </OneTimeSecret>
    </Box>
  );
}
