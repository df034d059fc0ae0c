import type { retentionPolicies } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { Badge, chakra, formatDateTime, Time } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { policyLabels } from './retention-policy-schema';

type Policy = retentionPolicies.RetentionPolicy;

const name: Column<Policy> = {
  id: 'name',
  header: policyLabels.name,
  text: (policy) => policy.name,
  searchable: true,
  mobile: 'title',
};
const lifetime: Column<Policy> = {
  id: 'lifetime',
  header: policyLabels.lifetimeDays,
  text: ({ lifetimeDays }) => lifetimeInWords(lifetimeDays),
  compare: (a, b) => a.lifetimeDays - b.lifetimeDays,
  width: '110px',
  mobile: 'detail',
};
const disabled: Column<Policy> = {
  id: 'disabled',
  header: policyLabels.isDisabled,
  text: ({ isDisabled }) => (isDisabled ? t('Disabled') : t('No')),
  // Without heads a bare 'No' is unclear.
  cell: ({ isDisabled }) =>
    isDisabled ? <Badge>{t('Disabled')}</Badge> : <chakra.span display={{ smDown: 'none' }}>{t('No')}</chakra.span>,
  tone: 'muted',
  width: '116px',
  mobile: 'state',
};
const created: Column<Policy> = {
  id: 'created',
  header: t('Created'),
  text: ({ createdDate }) => formatDateTime(new Date(createdDate)),
  cell: ({ createdDate }) => <Time value={createdDate} />,
  compare: (a, b) => a.createdDate.localeCompare(b.createdDate),
  width: '160px',
  priority: 3,
};
const updated: Column<Policy> = {
  id: 'updated',
  header: t('Last updated'),
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
  // On mobile the row opens the panel.
  actions: { width: '96px', mobile: 'elsewhere' },
  defaultSort: 'name',
});
