import type { customerGroup } from '@console/api';
import { personEmail, personName, personRole, personStatus, personStatusFilter } from '@console/product';
import { defineTable } from '@console/ui/table';
import { t } from '@console/words';

export interface MemberRow {
  user: customerGroup.GroupMember;
  role: string;
  status: string;
}

export const membersTable = defineTable<MemberRow>({
  rowId: ({ user }) => user.id,
  // Beside the wide panel the name goes last.
  columns: [personName, personEmail, { ...personRole, priority: 3, mobile: 'detail' }, personStatus],
  actions: { width: '104px', mobile: 'state' },
  filters: [personStatusFilter, { id: 'role', label: t('Role'), values: (row) => [row.role] }],
  defaultSort: 'name',
  // The list of groups shares the address.
  prefix: 'member',
});
