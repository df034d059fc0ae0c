import { interactSoapClient } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useSave } from '@console/ui';
import { refuseChanged, soapMessages } from '../components/setup-messages';

const CLIENTS = ['InteractSOAPClient'] as const;

export const soapClientsQuery = queryOptions({
  queryKey: [...CLIENTS, 'all'],
  queryFn: ({ signal }) => interactSoapClient.getSoapClients(signal),
});
export const soapClientQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLIENTS, 'one', id],
    queryFn: ({ signal }) => interactSoapClient.getSoapClient(id, signal),
    ...editedRecord,
  });

export function useSaveSoapClient() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (body: interactSoapClient.SoapClientRequest) => {
      if (body.id === '') return interactSoapClient.createSoapClient(body);
      const stored = await interactSoapClient.getSoapClient(body.id);
      refuseChanged(body.updatedDate, stored.updatedDate, soapMessages);
      return interactSoapClient.updateSoapClient(body);
    },
    isSecret: true,
    saved: soapMessages.saved,
    failed: soapMessages.saveFailed,
    onSuccess: () => client.invalidateQueries({ queryKey: CLIENTS }),
  });
}

export function useDeleteSoapClients() {
  const client = useQueryClient();
  return useDelete({
    mutationFn: (ids: readonly string[]) => interactSoapClient.deleteSoapClients(ids),
    left: (ids: readonly string[]) => idsLeft(ids, () => client.fetchQuery({ ...soapClientsQuery, staleTime: 0 })),
    gone: () => 'Interact SOAP Client setting was already deleted',
    saved: () => ({ title: soapMessages.deleted }),
    failed: soapMessages.deleteFailed,
    onSuccess: (_, ids) => {
      const { queryKey } = soapClientsQuery;
      client.setQueryData(queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey });
    },
  });
}
