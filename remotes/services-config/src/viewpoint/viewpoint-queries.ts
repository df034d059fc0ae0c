import { viewpointConfiguration, viewpointConnection } from '@console/api';
import { ApiError } from '@console/http';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { refuseChanged, viewpointMessages } from '../components/setup-messages';

const CONNECTIONS = ['ViewpointConnection'] as const;

export const configurationQuery = queryOptions({
  queryKey: ['ViewpointConfiguration'],
  queryFn: ({ signal }) => viewpointConfiguration.getConfiguration(signal),
});
export const connectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS, 'all'],
  queryFn: ({ signal }) => viewpointConnection.getConnections(signal),
});
export const connectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONNECTIONS, id],
    queryFn: ({ signal }) => viewpointConnection.getConnection(id, signal),
    ...editedRecord,
  });

/** SERV-053, C54. The list of connections is read again when it comes back (SERV-052). */
export function useSaveConfiguration() {
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ isFirst, ...body }: viewpointConfiguration.ViewpointConfiguration & { isFirst: boolean }) =>
      isFirst ? viewpointConfiguration.createConfiguration(body) : viewpointConfiguration.updateConfiguration(body),
    saved: 'Settings saved',
    failed: 'Failed to save settings',
    onSuccess: (_, { usePrivateStorage }) => {
      client.setQueryData(configurationQuery.queryKey, () => ({ usePrivateStorage }));
      client.removeQueries({ queryKey: CONNECTIONS });
    },
  });
}

/** SERV-067..SERV-070. A failed check, and a change by somebody else, stop it before anything is written. */
export function useSaveConnection() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (body: viewpointConnection.ConnectionRequest) => {
      if (body.id !== '') {
        const stored = await viewpointConnection.getConnection(body.id);
        refuseChanged(body.modifiedTime, stored.modifiedTime, viewpointMessages);
      }
      const detail = await viewpointConnection.checkConnection(body);
      if (detail) {
        throw new ApiError('validation', { message: `Error establishing database connection! ${detail}` });
      }
      return body.id === '' ? viewpointConnection.createConnection(body) : viewpointConnection.updateConnection(body);
    },
    isSecret: true,
    saved: viewpointMessages.saved,
    record: ({ name }) => name,
    failed: viewpointMessages.saveFailed,
    onSuccess: () => client.invalidateQueries({ queryKey: CONNECTIONS }),
  });
}

export function useDeleteConnections() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (ids: readonly string[]) => viewpointConnection.deleteConnections(ids),
    saved: viewpointMessages.deleted,
    failed: viewpointMessages.deleteFailed,
    onSuccess: (_, ids) => {
      client.setQueryData(connectionsQuery.queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey: connectionsQuery.queryKey });
    },
  });
}
