import { apiClient } from '@console/api';
import { send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { shortName, useDelete, useSave } from '@console/ui';
import { t } from '@console/words';

const CLIENTS = keyOf(apiClient.getApiClients);

export const apiClientsQuery = callQuery(apiClient.getApiClients);

/** INTG-144: the page takes the secret and resets the save. */
export function useCreateApiClient() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: apiClient.CreateApiClientRequest) => send(apiClient.createApiClient, { body }),
    failed: t('Failed to save'),
    isSecret: true,
    onSuccess: () => void client.invalidateQueries({ queryKey: CLIENTS }),
  });
}

/** INTG-151: shows the new state at once, and the old one again after a failure. */
export function useSwitchApiClient(enabled: boolean) {
  const client = useQueryClient();
  const show = (clientId: string, isEnabled: boolean) =>
    client.setQueryData(apiClientsQuery.queryKey, (rows) =>
      rows?.map((row) => (row.clientId === clientId ? { ...row, enabled: isEnabled } : row)),
    );
  return useSave({
    mutationFn: ({ clientId }: apiClient.ApiClient) =>
      enabled ? send(apiClient.enableApiClient, { clientId }) : send(apiClient.disableApiClient, { clientId }),
    record: ({ clientName }) => clientName,
    failed: enabled ? t('Failed to enable') : t('Failed to disable'),
    overlapping: true,
    async onMutate({ clientId }) {
      // A running read would undo the change.
      await client.cancelQueries({ queryKey: CLIENTS });
      show(clientId, enabled);
    },
    onError: (_, { clientId }) => show(clientId, !enabled),
    onSettled: () => void client.invalidateQueries({ queryKey: CLIENTS }),
  });
}

/** INTG-152 */
export function useDeleteApiClient({ clientId, clientName }: apiClient.ApiClient) {
  const client = useQueryClient();
  return useDelete({
    mutationFn: () => send(apiClient.deleteApiClient, { clientId }),
    record: () => clientName,
    gone: () => t('{name} was already deleted', { name: shortName(clientName) }),
    failed: t('Failed to delete'),
    onSuccess() {
      client.setQueryData(apiClientsQuery.queryKey, (rows) => rows?.filter((row) => row.clientId !== clientId));
      void client.invalidateQueries({ queryKey: CLIENTS });
    },
  });
}
