import { viewpointConfiguration, viewpointConnection } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useEdit } from '@console/ui';
import { t } from '@console/words';
import { refuseChanged, viewpointMessages } from '../components/setup-messages';

const CONNECTIONS = ['ViewpointConnection'] as const;

export const configurationQuery = callQuery(viewpointConfiguration.getConfiguration);
export const connectionsQuery = callQuery(viewpointConnection.getConnections);
export const connectionQuery = (id: string) => callQuery(viewpointConnection.getConnection, { id });

/** SERV-053, C54: the first save creates, and the next edits what it has created. Cached connections are dropped (SERV-052). */
export function useSaveConfiguration(stored: viewpointConfiguration.ViewpointConfiguration | 'new') {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: (body: viewpointConfiguration.ViewpointConfiguration, edit, version) =>
      stored === 'new'
        ? send(viewpointConfiguration.createConfiguration, { body }, { version })
        : edit(viewpointConfiguration.updateConfiguration, { body }),
    saved: t('Settings saved'),
    failed: t('Failed to save settings'),
    onSuccess: (_, { usePrivateStorage }) => {
      client.setQueryData(configurationQuery.queryKey, () => ({ usePrivateStorage }));
      void client.invalidateQueries(configurationQuery);
      client.removeQueries({ queryKey: CONNECTIONS });
    },
  });
}

/** SERV-067..SERV-070. A failed check or another edit stops before anything is written. */
export function useSaveConnection(stored: viewpointConnection.Connection | 'new') {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: async (body: viewpointConnection.ConnectionRequest, edit, version) => {
      if (body.id !== '') {
        const { modifiedTime } = await send(viewpointConnection.getConnection, { id: body.id });
        refuseChanged(body.modifiedTime, modifiedTime, version, viewpointMessages);
      }
      const detail = await send(viewpointConnection.checkConnection, { body });
      if (detail) {
        throw new ApiError('validation', {
          message: t('Error establishing database connection! {detail}', { detail }),
        });
      }
      return body.id === ''
        ? send(viewpointConnection.createConnection, { body })
        : edit(viewpointConnection.updateConnection, { body });
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
  return useDelete({
    mutationFn: (ids: readonly string[]) => send(viewpointConnection.deleteConnections, { body: ids }),
    left: (ids: readonly string[]) => idsLeft(ids, () => client.fetchQuery({ ...connectionsQuery, staleTime: 0 })),
    gone: () => t('The Viewpoint connection was already deleted'),
    saved: () => ({ title: viewpointMessages.deleted }),
    failed: viewpointMessages.deleteFailed,
    onSuccess: (_, ids) => {
      client.setQueryData(connectionsQuery.queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey: connectionsQuery.queryKey });
    },
  });
}
