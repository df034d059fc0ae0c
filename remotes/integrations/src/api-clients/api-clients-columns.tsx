import type { apiClient } from '@console/api';
import { Badge, chakra } from '@console/ui';
import { CheckIcon, CloseIcon } from '@console/ui/icons';
import { StatusBadge } from '@console/ui/record';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { STATUS_WORDS, statusName, TYPE_WORDS, typeName } from './client-rules';

export interface ClientRow {
  client: apiClient.ApiClient;
  isNew: boolean;
}

const name: Column<ClientRow> = {
  id: 'name',
  header: t('Client Name'),
  text: ({ client }) => client.clientName,
  after: ({ isNew }) => isNew && <Badge tone="accent">{t('New')}</Badge>,
  searchable: true,
  mobile: 'title',
};
const status: Column<ClientRow> = {
  id: 'status',
  header: t('Status'),
  text: ({ client }) => STATUS_WORDS[statusName(client)],
  cell: ({ client }) => <ClientStatus client={client} />,
  width: '120px',
  mobile: 'state',
};
const clientId: Column<ClientRow> = {
  id: 'clientId',
  header: t('Client ID'),
  text: ({ client }) => client.clientId,
  isIdentifier: true,
  tone: 'muted',
  searchable: true,
  // The panel has this too, and the name needs the width.
  priority: 3,
  width: '32%',
};
const mutualTls: Column<ClientRow> = {
  id: 'mutualTls',
  header: t('Mutual TLS'),
  text: ({ client }) => (client.useMtls ? t('On') : t('Off')),
  cell: ({ client }) => (
    <>
      {client.useMtls ? <CheckIcon aria-hidden /> : <CloseIcon aria-hidden />}
      <chakra.span srOnly>{client.useMtls ? t('On') : t('Off')}</chakra.span>
    </>
  ),
  priority: 3,
  width: '112px',
  mobile: 'elsewhere',
};
const type: Column<ClientRow> = {
  id: 'type',
  header: t('Type'),
  text: ({ client }) => TYPE_WORDS[typeName(client.clientType)],
  width: '150px',
  mobile: 'detail',
};

export const apiClientsTable = defineTable<ClientRow>({
  rowId: ({ client }) => client.clientId,
  columns: [name, status, clientId, mutualTls, type],
  actions: { width: '56px', mobile: 'state' },
  filters: [
    {
      id: 'type',
      label: t('Type'),
      values: ({ client }) => [typeName(client.clientType)],
      words: TYPE_WORDS,
    },
    {
      id: 'status',
      label: t('Status'),
      values: ({ client }) => [statusName(client)],
      words: STATUS_WORDS,
    },
  ],
  isQuiet: ({ client }) => !client.enabled,
  defaultSort: 'name',
});

export function ClientStatus({ client }: { client: apiClient.ApiClient }) {
  if (client.enabled) return <StatusBadge tone="success">{t('Enabled')}</StatusBadge>;
  return <Badge>{t('Disabled')}</Badge>;
}
