import type { digitalArchiveWebhooks } from '@console/api';
import { Badge, formatDateTime, Time } from '@console/ui';
import { StatusBadge } from '@console/ui/record';
import { type Column, defineTable } from '@console/ui/table';

type Webhook = digitalArchiveWebhooks.Webhook;

const statusOf = ({ isActive }: Webhook) => (isActive ? 'Active' : 'Deactivated');

const name: Column<Webhook> = {
  id: 'name',
  header: 'Name',
  text: (webhook) => webhook.name,
  width: '176px',
  searchable: true,
  mobile: 'title',
};
/** INTG-052 */
const status: Column<Webhook> = {
  id: 'status',
  header: 'Status',
  text: statusOf,
  cell: (webhook) => (webhook.isActive ? <StatusBadge tone="success">Active</StatusBadge> : <Badge>Deactivated</Badge>),
  width: '128px',
  mobile: 'state',
};
const url: Column<Webhook> = {
  id: 'url',
  header: 'Url',
  text: (webhook) => webhook.url,
  isIdentifier: true,
  searchable: true,
  // Low priority, because the panel shows it in full.
  priority: 3,
  mobile: 'detail',
};
const created: Column<Webhook> = {
  id: 'created',
  header: 'Created',
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
    { id: 'status', label: 'Status', values: (webhook) => [statusOf(webhook)], known: ['Active', 'Deactivated'] },
  ],
  isQuiet: ({ isActive }) => !isActive,
  // On mobile the panel has the switch.
  actions: { width: '132px', mobile: 'elsewhere' },
  defaultSort: 'name',
});
