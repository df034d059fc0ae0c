import { interactSoapClient } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { idsLeft, useDelete, useEdit } from '@console/ui';
import { t } from '@console/words';
import { refuseChanged, soapMessages } from '../components/setup-messages';

const CLIENTS = ['InteractSOAPClient'] as const;

export const soapClientsQuery = callQuery(interactSoapClient.getSoapClients);
export const soapClientQuery = (id: string) => callQuery(interactSoapClient.getSoapClient, { id });

export function useSaveSoapClient(stored: interactSoapClient.SoapClient | 'new') {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: async (body: interactSoapClient.SoapClientRequest, edit, version) => {
      if (body.id === '') return send(interactSoapClient.createSoapClient, { body });
      const { updatedDate } = await send(interactSoapClient.getSoapClient, { id: body.id });
      refuseChanged(body.updatedDate, updatedDate, version, soapMessages);
      return edit(interactSoapClient.updateSoapClient, { body });
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
    mutationFn: (ids: readonly string[]) => send(interactSoapClient.deleteSoapClients, { body: ids }),
    left: (ids: readonly string[]) => idsLeft(ids, () => client.fetchQuery({ ...soapClientsQuery, staleTime: 0 })),
    gone: () => t('Interact SOAP Client setting was already deleted'),
    saved: () => ({ title: soapMessages.deleted }),
    failed: soapMessages.deleteFailed,
    onSuccess: (_, ids) => {
      const { queryKey } = soapClientsQuery;
      client.setQueryData(queryKey, (list) => list?.filter(({ id }) => !ids.includes(id)));
      void client.invalidateQueries({ queryKey });
    },
  });
}
