import type { digitalArchiveWebhooks } from '@console/api';
import { Badge, formatDateTime, Time } from '@console/ui';
import { StatusBadge } from '@console/ui/record';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { webhookLabels } from './webhook-schema';

type Webhook = digitalArchiveWebhooks.Webhook;

type StatusName = 'Active' | 'Deactivated';

/** Addresses must not depend on the language. */
const statusName = ({ isActive }: Webhook): StatusName => (isActive ? 'Active' : 'Deactivated');
const STATUS_WORDS: Record<StatusName, string> = { Active: t('Active'), Deactivated: t('Deactivated') };

const name: Column<Webhook> = {
  id: 'name',
  header: webhookLabels.name,
  text: (webhook) => webhook.name,
  width: '176px',
  searchable: true,
  mobile: 'title',
};
/** INTG-052 */
const status: Column<Webhook> = {
  id: 'status',
  header: t('Status'),
  text: (webhook) => STATUS_WORDS[statusName(webhook)],
  cell: (webhook) =>
    webhook.isActive ? <StatusBadge tone="success">{t('Active')}</StatusBadge> : <Badge>{t('Deactivated')}</Badge>,
  width: '128px',
  mobile: 'state',
};
const url: Column<Webhook> = {
  id: 'url',
  header: t('Url'),
  text: (webhook) => webhook.url,
  searchable: true,
  // The panel shows the full text.
  priority: 3,
  mobile: 'detail',
};
const created: Column<Webhook> = {
  id: 'created',
  header: t('Created'),
  text: ({ createdDate }) => formatDateTime(new Date(createdDate)),
  cell: ({ createdDate }) => <Time value={createdDate} />,
  compare: (a, b) => a.createdDate.localeCompare(b.createdDate),
  width: '164px',
  priority: 3,
};

/** INTG-051 */
export const webhooksTable = defineTable<Webhook>({
  rowId: ({ id }) => id,
  columns: [status, name, url, created],
  namedBy: name.id,
  filters: [
    {
      id: 'status',
      label: t('Status'),
      values: (webhook) => [statusName(webhook)],
      words: STATUS_WORDS,
    },
  ],
  isQuiet: ({ isActive }) => !isActive,
  // The panel has the switch.
  actions: { width: '132px', mobile: 'elsewhere' },
  defaultSort: 'name',
});
