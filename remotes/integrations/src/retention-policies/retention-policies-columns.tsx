import type { retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { Badge, chakra, formatDateTime, Time } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';

type Policy = retentionPolicies.RetentionPolicy;

const name: Column<Policy> = {
  id: 'name',
  header: 'Name',
  text: (policy) => policy.name,
  searchable: true,
  mobile: 'title',
};
const lifetime: Column<Policy> = {
  id: 'lifetime',
  header: 'Lifetime',
  text: ({ lifetimeDays }) => lifetimeInWords(lifetimeDays),
  compare: (a, b) => a.lifetimeDays - b.lifetimeDays,
  width: '110px',
  mobile: 'detail',
};
const disabled: Column<Policy> = {
  id: 'disabled',
  header: 'Disabled',
  text: ({ isDisabled }) => (isDisabled ? 'Disabled' : 'No'),
  // A card has no column heads, so a bare 'No' would be unclear.
  cell: ({ isDisabled }) =>
    isDisabled ? <Badge>Disabled</Badge> : <chakra.span display={{ smDown: 'none' }}>No</chakra.span>,
  tone: 'muted',
  width: '116px',
  mobile: 'state',
};
const created: Column<Policy> = {
  id: 'created',
  header: 'Created',
  text: ({ createdDate }) => formatDateTime(new Date(createdDate)),
  cell: ({ createdDate }) => <Time value={createdDate} />,
  compare: (a, b) => a.createdDate.localeCompare(b.createdDate),
  width: '160px',
  priority: 3,
};
const updated: Column<Policy> = {
  id: 'updated',
  header: 'Last updated',
  text: ({ updatedDate }) => formatDateTime(new Date(updatedDate)),
  cell: ({ updatedDate }) => <Time value={updatedDate} />,
  compare: (a, b) => a.updatedDate.localeCompare(b.updatedDate),
  width: '160px',
  priority: 3,
  mobile: 'elsewhere',
};

/** INTG-115 */
export const retentionPoliciesTable = defineTable<Policy>({
  rowId: ({ id }) => id,
  columns: [name, lifetime, disabled, created, updated],
  isQuiet: ({ isDisabled }) => isDisabled,
  // On mobile the row itself opens the panel, so Edit is not needed.
  actions: { width: '96px', mobile: 'elsewhere' },
  defaultSort: 'name',
});
